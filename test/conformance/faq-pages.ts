import type { Context } from '../../src/services/context.ts';
import type { FaqPage } from '../../src/services/faq-lookup/faq-types.ts';
import * as pages from '../../src/services/faqs/pages/store.ts';
import { conformance } from '../support/conformance.ts';

const page = (urlKey: string, values: Partial<FaqPage> = {}): FaqPage => ({
  urlKey,
  locale: 'de',
  pageUrl: `https://${urlKey}`,
  state: 'generating',
  requestedAtMs: 100,
  ...values,
});

const given: readonly FaqPage[] = [
  page('shop.example/a', { productId: 'p1' }),
  page('shop.example/a', {
    locale: 'en',
    state: 'ready',
    generatedAtMs: 5,
    expiresAtMs: 9,
    aliasOf: 'https://b.example',
  }),
  page('shop.example/A', { productId: 'p1', requestedAtMs: 200 }),
  page('shop.example/ä', { state: 'not_available', reason: 'page_unreachable', retryAtMs: 50 }),
  page('shop.example/c', { state: 'not_available', reason: 'feature_disabled' }),
];

async function fill(store: typeof pages, ctx: Context, other: Context): Promise<void> {
  for (const each of [ctx, other]) for (const row of given) await store.putPage(each, row);
  await store.putPage(other, page('shop.example/theirs', { productId: 'p1' }));
}

const all = (store: typeof pages, ctx: Context) =>
  store.findPagesOf(
    ctx,
    [],
    [...given.map(({ urlKey }) => urlKey), 'shop.example/new', 'shop.example/theirs'],
  );

const both = async (store: typeof pages, ctx: Context, other: Context) => [
  await all(store, ctx),
  await all(store, other),
];

export default conformance(pages, {
  findPage: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findPage(ctx, 'shop.example/a', 'en'),
      await store.findPage(ctx, 'shop.example/a', 'fr'),
      await store.findPage(ctx, 'shop.example/theirs', 'de'),
    ];
  },
  findPagesAt: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findPagesAt(ctx, 'shop.example/a'),
      await store.findPagesAt(ctx, 'shop.example/theirs'),
      await store.findPagesAt(other, 'shop.example/theirs'),
    ];
  },
  putPage: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putPage(ctx, page('shop.example/a', { state: 'ready', generatedAtMs: 7 }));
    return both(store, ctx, other);
  },
  claimGeneration: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const [first, ready] = [given[0]!, given[1]!];
    const again = { ...ready, state: 'generating', requestedAtMs: 500 } as const;
    return [
      await store.claimGeneration(ctx, page('shop.example/new'), undefined),
      await store.claimGeneration(ctx, page('shop.example/new'), undefined),
      await store.claimGeneration(ctx, { ...again, locale: 'de' }, { ...first, requestedAtMs: 99 }),
      await store.claimGeneration(ctx, again, ready),
      await store.claimGeneration(ctx, again, ready),
      ...(await both(store, ctx, other)),
    ];
  },
  findPagesOf: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findPagesOf(ctx, ['p1'], []),
      await store.findPagesOf(ctx, ['p1', 'none'], ['shop.example/c', 'shop.example/a']),
      await store.findPagesOf(ctx, [], []),
      await store.findPagesOf(other, ['p1'], []),
    ];
  },
  deletePage: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.deletePage(ctx, 'shop.example/a', 'de');
    await store.deletePage(ctx, 'shop.example/theirs', 'de');
    return both(store, ctx, other);
  },
  failGeneration: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.failGeneration(ctx, { ...given[0]!, requestedAtMs: 99 }, 700),
      await store.failGeneration(ctx, given[1]!, 700),
      await store.failGeneration(ctx, given[0]!, 700),
      await store.failGeneration(ctx, given[0]!, 800),
      ...(await both(store, ctx, other)),
    ];
  },
  endNegativeCache: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.endNegativeCache(ctx, 'page_unreachable', 900);
    return both(store, ctx, other);
  },
  countGeneratingBefore: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.countGeneratingBefore(ctx, 100),
      await store.countGeneratingBefore(ctx, 101),
      await store.countGeneratingBefore(other, 201),
    ];
  },
  countPagesByState: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [await store.countPagesByState(ctx), await store.countPagesByState(other)];
  },
});
