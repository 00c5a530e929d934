import { expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const price = { amount: 9_900, currency: 'USD' };
const english = [
  { product_id: 'j1', title: "Gale Men's Rain Jacket", attributes: { gender: 'men', waterproof: true } },
  { product_id: 'j2', title: "Gale Women's Rain Jacket", attributes: { gender: 'women', waterproof: true } },
  { product_id: 'b1', title: 'Trail Hiking Boot', attributes: { gender: 'unisex', waterproof: true } },
  { product_id: 't1', title: 'Dome Tent', attributes: {} },
  { product_id: 'j3', title: "Field Men's Cotton Jacket", attributes: { gender: 'men', waterproof: false } },
];
const german = [
  {
    product_id: 'j1',
    title: 'Gale Regenjacke Herren',
    attributes: { geschlecht: 'Herren', wasserdicht: true },
  },
  {
    product_id: 'j2',
    title: 'Gale Regenjacke Damen',
    attributes: { geschlecht: 'Damen', wasserdicht: true },
  },
  { product_id: 'b1', title: 'Trail Wanderstiefel', attributes: { geschlecht: 'unisex', wasserdicht: true } },
];

async function shop() {
  const client = await aisle.newCompany({ products: english.map((product) => ({ ...product, price })) });
  const products = german.map((product) => ({ ...product, price, locale: 'de' }));
  const { status } = await client.put('/api/v1/products', { products });
  expect(status).toBe(200);
  return client;
}

type Found = {
  products: { product_id: string; title: string }[];
  interpreted_query: { filters: Record<string, unknown> };
  locale: string;
};

test('a query in another language than asked is read and searched in its own, and shown in the one asked for', async () => {
  const client = await shop();
  const search = async (query_text: string, locale: string) =>
    (await client.post('/api/v1/search', { query_text, locale })).body as unknown as Found;
  const german = await search('Herrenjacke wasserdicht', 'en');
  expect(german.products[0]!.product_id).toBe('j1');
  expect(german.products[0]!.title).toBe("Gale Men's Rain Jacket");
  expect(german.locale).toBe('en');
  const english = await search('waterproof rain jacket', 'de');
  expect(
    english.products
      .map(({ product_id }) => product_id)
      .slice(0, 2)
      .sort(),
  ).toEqual(['j1', 'j2']);
  expect(english.products[0]!.title).toContain('Regenjacke');
});

test('a query in the language asked for, a misspelt one and one that no language knows stay in it', async () => {
  const client = await shop();
  const search = async (query_text: string, locale: string) =>
    (await client.post('/api/v1/search', { query_text, locale, answer: false })).body as unknown as Found;
  const german = await search('Regenjacke', 'de');
  expect(german.products.length).toBeGreaterThanOrEqual(2);
  expect((await search('rian jacket', 'en')).products.map(({ product_id }) => product_id)).toContain('j1');
  expect((await search('zorvex drone', 'en')).products).toEqual([]);
});
