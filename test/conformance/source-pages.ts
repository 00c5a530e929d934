import type { Context } from '../../src/services/context.ts';
import * as pages from '../../src/services/sources/pages/store.ts';
import type { SourcePage } from '../../src/services/sources/source.ts';
import { conformance } from '../support/conformance.ts';

const queued = (...keys: string[]) =>
  keys.map((urlKey, depth) => ({ urlKey, url: `https://${urlKey}`, depth }));

async function fill(store: typeof pages, ctx: Context, other: Context): Promise<void> {
  await store.queuePages(ctx, 's', 1, queued('shop.example/', 'shop.example/ä', 'shop.example/b'));
  await store.queuePages(ctx, 't', 1, queued('shop.example/'));
  await store.queuePages(other, 's', 1, queued('shop.example/'));
}

async function first(store: typeof pages, ctx: Context): Promise<SourcePage> {
  const [page] = await store.nextPages(ctx, 's', 1, 1);
  return page!;
}

const read = {
  status: 'indexed',
  reason: undefined,
  httpStatus: 200,
  etag: '"x"',
  lastModified: 'y',
  contentHash: 'h',
  title: 'T',
  fetchedAtMs: 7,
} as const;

export default conformance(pages, {
  queuePages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putPage(ctx, 's', { ...(await first(store, ctx)), ...read });
    return [
      await store.queuePages(ctx, 's', 1, queued('shop.example/', 'shop.example/new')),
      await store.queuePages(ctx, 's', 2, queued('shop.example/')),
      await store.nextPages(ctx, 's', 2, 9),
      await store.nextPages(ctx, 's', 1, 9),
    ];
  },
  nextPages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.nextPages(ctx, 's', 1, 2),
      await store.nextPages(ctx, 's', 2, 2),
      await store.nextPages(other, 's', 1, 9),
    ];
  },
  putPage: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putPage(ctx, 's', {
      ...(await first(store, ctx)),
      ...read,
      status: 'failed',
      reason: 'timeout',
    });
    return [
      await store.pageOfPages(ctx, 's', { limit: 9 }),
      await store.pageOfPages(other, 's', { limit: 9 }),
      await store.pageOfPages(ctx, 't', { limit: 9 }),
    ];
  },
  pageOfPages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putPage(ctx, 's', { ...(await first(store, ctx)), ...read });
    return [
      await store.pageOfPages(ctx, 's', { status: 'indexed', limit: 9 }),
      await store.pageOfPages(ctx, 's', { after: 'shop.example/', limit: 1 }),
      await store.pageOfPages(other, 's', { limit: 9 }),
    ];
  },
  countPages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putPage(ctx, 's', { ...(await first(store, ctx)), ...read });
    return [
      await store.countPages(ctx, 's', 1),
      await store.countPages(ctx, 's', 2),
      await store.countPages(other, 's', 1),
    ];
  },
  findKnownPages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putPage(ctx, 's', { ...(await first(store, ctx)), ...read });
    return [
      await store.findKnownPages(ctx, 's'),
      await store.findKnownPages(other, 's'),
      await store.findKnownPages(ctx, 't'),
    ];
  },
  findPagesOfRun: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findPagesOfRun(ctx, 's', 1, 2),
      await store.findPagesOfRun(ctx, 's', 2, 2),
      await store.findPagesOfRun(other, 's', 1, 9),
    ];
  },
});
