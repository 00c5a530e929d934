import { expect, test } from 'vitest';
import type { LocalIndexes } from '../src/services/indexing/create-indexes.ts';
import { useAisle } from './support/start-aisle.ts';
import { cutleryShop, walletShop, wireWordProduct } from './support/word-shop.ts';

const aisle = useAisle();

type Found = {
  products: { product_id: string }[];
  total: number;
  interpreted_query: { synonyms?: { from: string; to: string }[] };
};

/** Background work is done: what can be learned is learned. */
const settled = () => (aisle.base.indexes as LocalIndexes).idle();

const shopOf = (products: ReturnType<typeof walletShop>) =>
  aisle.newCompany({ products: products.map(wireWordProduct) });
type Shop = Awaited<ReturnType<typeof shopOf>>;

async function search({ key }: Shop, queryText: string): Promise<Found> {
  const { status, body } = await aisle.send('POST', '/api/v1/search', {
    headers: { authorization: `Bearer ${key}` },
    body: { query_text: queryText, answer: false, limit: 50 },
  });
  expect(status).toBe(200);
  return body as Found;
}

const kindsOf = ({ products }: Found) => new Set(products.map(({ product_id }) => product_id.split('-')[0]));

test('a word that the catalogue uses for the same thing finds it below the word itself, also after a restart', async () => {
  const shop = await shopOf(walletShop());
  const before = await search(shop, 'verona billfold');
  expect(before.interpreted_query.synonyms).toBeUndefined();
  await settled();
  const after = await search(shop, 'verona billfold');
  expect(after.interpreted_query.synonyms).toEqual([{ from: 'billfold', to: 'wallet' }]);
  const kinds = after.products.map(({ product_id }) => product_id.split('-')[0]);
  expect(kinds[0]).toBe('billfold');
  expect(kinds).toContain('wallet');
  await aisle.restart();
  expect((await search(shop, 'verona billfold')).interpreted_query.synonyms).toEqual([
    { from: 'billfold', to: 'wallet' },
  ]);
});

test('words that only stand beside each other do not widen a search', async () => {
  const shop = await shopOf(cutleryShop());
  await search(shop, 'fork');
  await settled();
  const found = await search(shop, 'plain fork');
  expect(found.interpreted_query.synonyms).toBeUndefined();
  expect(kindsOf(found)).toContain('fork');
});

test('what the merchant says of a word comes first', async () => {
  const shop = await shopOf(walletShop());
  const rule = { kind: 'synonym', from: 'billfold', to: ['belt'] };
  expect((await shop.put('/api/v1/search/rules/billfold', rule)).status).toBe(200);
  await search(shop, 'billfold');
  await settled();
  const { products } = await search(shop, 'verona folded billfold');
  const rank = (kind: string): number => products.findIndex(({ product_id }) => product_id.startsWith(kind));
  expect(rank('belt')).toBeGreaterThanOrEqual(0);
  expect(rank('belt')).toBeLessThan(rank('wallet') < 0 ? Number.POSITIVE_INFINITY : rank('wallet'));
});
