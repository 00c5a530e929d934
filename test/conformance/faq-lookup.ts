import type { Context } from '../../src/services/context.ts';
import type { Faq } from '../../src/services/faq-lookup/faq-types.ts';
import * as lookup from '../../src/services/faq-lookup/store.ts';
import { putFaq } from '../../src/services/faqs/store.ts';
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

async function fill(ctx: Context, other: Context): Promise<void> {
  await putFaq(ctx, faq(3, { position: 1 }));
  await putFaq(ctx, faq(1, { pinned: true, lastListedAtMs: 5, replacedBy: 3 }));
  await putFaq(ctx, faq(2, { state: 'retired' }));
  await putFaq(ctx, faq(4, { locale: 'en', urlKey: undefined, productId: undefined }));
  for (const faqId of [1, 5]) await putFaq(other, faq(faqId, { question: `Theirs ${faqId}` }));
}

export default conformance(lookup, {
  selectFaqsById: async ({ store, ctx, other }) => {
    await fill(ctx, other);
    const all = (tx: Context) => store.selectFaqsById(tx, [5, 4, 3, 2, 1]);
    return [await all(ctx), await store.selectFaqsById(ctx, []), await all(other)];
  },
  selectFaqsOfProducts: async ({ store, ctx, other }) => {
    await fill(ctx, other);
    const found = (tx: Context) => store.selectFaqsOfProducts(tx, ['p1', 'p2']);
    return [await found(ctx), await found(other), await store.selectFaqsOfProducts(ctx, [])];
  },
});
