import type { Context } from '../../src/services/context.ts';
import type { Faq } from '../../src/services/faq-lookup/faq-types.ts';
import { selectFaqsById } from '../../src/services/faq-lookup/store.ts';
import * as faqs from '../../src/services/faqs/store.ts';
import { conformance } from '../support/conformance.ts';

const faq = (faqId: number, values: Partial<Faq> = {}): Faq => ({
  faqId,
  urlKey: 'shop.example/lamp',
  locale: 'de',
  productId: 'p1',
  origin: 'generated',
  state: 'live',
  review: 'auto',
  pinned: false,
  position: 0,
  question: `Wie groß ist sie? ${faqId}`,
  answer: { kind: 'written', text: 'Groß. 灯' },
  variants: ['Größe?'],
  createdAtMs: 1,
  updatedAtMs: 2,
  ...values,
});

async function fill(store: typeof faqs, ctx: Context, other: Context): Promise<void> {
  await store.putFaq(ctx, faq(3, { position: 1 }));
  await store.putFaq(ctx, faq(1, { position: 1 }));
  await store.putFaq(ctx, faq(2, { pinned: true, position: 9, lastListedAtMs: 5 }));
  await store.putFaq(ctx, faq(4, { locale: 'en', urlKey: undefined, productId: undefined }));
  for (const faqId of [1, 2, 5]) await store.putFaq(other, faq(faqId, { question: `Theirs ${faqId}` }));
}

const all = (ctx: Context) => selectFaqsById(ctx, [1, 2, 3, 4, 5]);

export default conformance(faqs, {
  listPageFaqs: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.listPageFaqs(ctx, 'shop.example/lamp', 'de'),
      await store.listPageFaqs(ctx, 'shop.example/lamp', 'en'),
      await store.listPageFaqs(other, 'shop.example/lamp', 'de'),
    ];
  },
  findFaq: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [await store.findFaq(ctx, 4), await store.findFaq(ctx, 5), await store.findFaq(other, 1)];
  },
  putFaq: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putFaq(
      ctx,
      faq(1, { question: 'Neu?', state: 'stale', review: 'edited', pinned: true, replacedBy: 3 }),
    );
    const sameQuestion = await store.putFaq(ctx, faq(6, { question: 'Neu?' })).then(
      () => 'stored twice',
      () => 'refused',
    );
    return [sameQuestion, await all(ctx), await all(other)];
  },
  nextFaqIds: async ({ store, ctx, other }) => {
    const [first] = await store.nextFaqIds(ctx, 1);
    const further = [...(await store.nextFaqIds(other, 3)), ...(await store.nextFaqIds(ctx, 2))];
    return [further.map((faqId) => faqId - first!), await store.nextFaqIds(ctx, 0)];
  },
  selectFaqs: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.setFaqStates(ctx, [2], 'retired', 7);
    return [
      await store.selectFaqs(ctx, { afterId: 0 }, 9),
      await store.selectFaqs(ctx, { afterId: 1 }, 1),
      await store.selectFaqs(
        ctx,
        { urlKey: 'shop.example/lamp', locale: 'de', review: 'auto', afterId: 0 },
        9,
      ),
      await store.selectFaqs(ctx, { review: 'rejected', afterId: 0 }, 9),
      await store.selectFaqs(other, { afterId: 0 }, 9),
    ];
  },
  markListed: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.markListed(ctx, [1, 2, 5], 77);
    await store.markListed(ctx, [], 99);
    return [await all(ctx), await all(other)];
  },
  setFaqStates: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.setFaqStates(ctx, [1, 2, 5], 'retired', 77);
    await store.setFaqStates(ctx, [], 'stale', 99);
    return [await all(ctx), await all(other)];
  },
  endGrace: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.markListed(other, [1], 66);
    await store.endGrace(ctx, [1, 2]);
    await store.endGrace(ctx, []);
    return [await all(ctx), await all(other)];
  },
});
