import type { Context } from '../../src/services/context.ts';
import type { FaqFact } from '../../src/services/faq-lookup/faq-types.ts';
import * as facts from '../../src/services/faqs/facts/store.ts';
import { conformance } from '../support/conformance.ts';

const fact = (entityId: string, path: string, values: Partial<FaqFact> = {}): FaqFact => ({
  kind: 'product',
  entityId,
  path,
  factHash: `hash of ${path}`,
  ...values,
});

async function fill(store: typeof facts, ctx: Context, other: Context): Promise<void> {
  await store.putFacts(ctx, 1, [
    fact('p1', 'attributes.Größe'),
    fact('p1', 'price'),
    fact('p1', 'price'),
    fact('d1', 'words', { kind: 'document', quote: '„30 Tage“' }),
  ]);
  await store.putFacts(ctx, 2, [fact('P1', 'price'), fact('p2', 'price')]);
  await store.putFacts(other, 1, [fact('p1', 'theirs')]);
}

const found = async (store: typeof facts, ctx: Context) =>
  [
    ...(await store.findFactsOfRecords(ctx, 'product', ['p1', 'p2'])),
    ...(await store.findFactsOfRecords(ctx, 'document', ['d1', 'p1'])),
  ]
    .map((row) => JSON.stringify(row))
    .sort();

export default conformance(facts, {
  putFacts: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putFacts(ctx, 1, [fact('p1', 'brand')]);
    await store.putFacts(ctx, 2, []);
    return [await found(store, ctx), await found(store, other)];
  },
  findFactsOfRecords: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await found(store, ctx),
      await found(store, other),
      await store.findFactsOfRecords(ctx, 'product', []),
    ];
  },
  findFactsOfFaq: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const of = async (each: Context, faqId: number) =>
      (await store.findFactsOfFaq(each, faqId)).map((row) => JSON.stringify(row)).sort();
    return [await of(ctx, 1), await of(ctx, 2), await of(other, 1), await of(other, 2)];
  },
});
