import { afterEach, describe, expect, test } from 'vitest';
import { emptyMemory } from '../src/engine/question/memory.ts';
import { deleteProduct } from '../src/services/catalog/writing/delete-product.ts';
import { putProducts } from '../src/services/catalog/writing/put-products.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../src/services/context.ts';
import { searchCatalog } from '../src/services/search/search-catalog.ts';
import { openedTrace } from '../src/services/traces/packed-trace.ts';
import { testBase } from './support/base-context.ts';
import { forEachStore } from './support/engines.ts';
import { testIndexes } from './support/indexing.ts';

const lamp = {
  product_id: 'lamp',
  title: 'Brass lamp',
  price: { amount: 4_900, currency: 'USD' },
  availability: 'in_stock',
};
const table = { product_id: 'table', title: 'Brass table', price: { amount: 9_000, currency: 'USD' } };

const put = (ctx: Context, ...values: Record<string, unknown>[]) =>
  putProducts(
    ctx,
    values.map((value, index) => ({ index, value })),
  );

async function search(ctx: Context, change: { queryText?: string; withAnswer?: boolean } = {}) {
  const { outcome } = await searchCatalog(ctx, {
    ...{ queryText: 'brass', locale: 'en', userMetadata: {}, filters: {}, facets: [], withAnswer: true },
    ...{ sort: 'relevance', limit: 10, memory: emptyMemory },
    ...change,
  });
  const isRecalled = openedTrace(outcome.trace)['recalled'] === true;
  const listed = outcome.products.map(({ productId, price, availability }) => [
    productId,
    price?.amount,
    availability,
  ]);
  return { isRecalled, listed, outcome };
}

forEachStore((_engine, store) => {
  const closing: (() => Promise<void>)[] = [];
  let made = 0;
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** A company as two nodes see it: each with its own handle on the store and its own indexes. */
  async function twoNodes(): Promise<[Context, Context]> {
    const other = await store.open();
    const bases = [store.db, other].map((db) => {
      const indexes = testIndexes({ db });
      closing.push(() => indexes.close());
      return { ...testBase(db), indexes };
    });
    closing.push(() => other.close());
    const { companyId } = await createCompany(bases[0]!, { name: `Lamps ${++made}` });
    const [one, two] = bases.map((base) => companyContext(base, companyId, { kind: 'operator' }, 'req_test'));
    await put(one!, lamp, table);
    return [one!, two!];
  }

  describe('a search that was made before', () => {
    test('is recalled while nothing changed, and only the same search', async () => {
      const [ctx] = await twoNodes();
      const first = await search(ctx);
      const second = await search(ctx);
      const third = await search(ctx);
      expect([first.isRecalled, second.isRecalled, third.isRecalled]).toEqual([false, true, true]);
      expect(second.listed).toEqual(first.listed);
      expect(third.outcome).toBe(second.outcome);
      expect((await search(ctx, { queryText: 'brass lamp' })).isRecalled).toBe(false);
      expect((await search(ctx, { withAnswer: false })).isRecalled).toBe(false);
    });

    test.each(['this node', 'another node'])(
      'tells prices and stock as %s has just written them',
      async (by) => {
        const [ctx, other] = await twoNodes();
        const writer = by === 'this node' ? ctx : other;
        await search(ctx);
        for (const amount of [5_000, 5_100, 5_200]) {
          const availability = amount === 5_100 ? 'out_of_stock' : 'in_stock';
          await put(writer, { ...lamp, price: { amount, currency: 'USD' }, availability });
          const { isRecalled, listed, outcome } = await search(ctx);
          expect(isRecalled).toBe(false);
          expect(listed).toContainEqual(['lamp', amount, availability]);
          expect(JSON.stringify(outcome.answer)).toContain(`${amount / 100}`);
        }
      },
    );

    test('does not list what another node has just deleted', async () => {
      const [ctx, other] = await twoNodes();
      expect((await search(ctx)).listed.length).toBe(2);
      expect((await search(ctx)).isRecalled).toBe(true);
      await deleteProduct(other, { productId: 'lamp' });
      expect((await search(ctx)).listed.map(([id]) => id)).toEqual(['table']);
    });

    test('of another company is never given', async () => {
      const [ctx] = await twoNodes();
      const [rival] = await twoNodes();
      await put(rival, { ...lamp, price: { amount: 1, currency: 'USD' } });
      await search(ctx);
      await search(ctx);
      expect((await search(rival)).listed).toContainEqual(['lamp', 1, 'in_stock']);
    });
  });
});
