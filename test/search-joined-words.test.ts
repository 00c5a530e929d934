import { beforeAll, describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const titles = {
  toothbrush: 'Toothbrush Soft',
  shelf: 'Bookshelf Oak',
  board: 'Skateboard Pro',
  bottle: 'Water Bottle 1 L',
  table: 'Dining Table Round',
  mat: 'Yoga Mat',
  oil: 'Motor Oil 5W-30 4 L',
  screws: 'Wood Screws 4 x 30 mm',
  lamp: 'Reading Lamp Bright',
};

describe('words joined or split by one space too few or too many', () => {
  const aisle = useAisle();
  let client: WireClient;
  beforeAll(async () => {
    const products = Object.entries(titles).map(([product_id, title]) => ({
      ...{ product_id, title, locale: 'en', availability: 'in_stock' },
      price: { amount: 1000, currency: 'EUR' },
    }));
    client = await aisle.newCompany({ products });
  });

  test.each([
    ['tooth brush', 'toothbrush'],
    ['book shelf', 'shelf'],
    ['skate board', 'board'],
    ['waterbottle', 'bottle'],
    ['diningtable', 'table'],
    ['yogamat', 'mat'],
    ['5w30 oil', 'oil'],
    ['screws 4x30', 'screws'],
  ])('%s finds the %s, and nothing is denied', async (query_text, productId) => {
    const { status, body } = await client.post('/api/v1/search', { query_text });
    expect(status).toBe(200);
    const { products, result_text } = body as { products: { product_id: string }[]; result_text: string };
    expect(products[0]?.product_id).toBe(productId);
    expect(result_text).not.toMatch(/do not carry/u);
  });

  test('a word that only looks like two of the shop is still not carried', async () => {
    const { body } = await client.post('/api/v1/search', { query_text: 'readingtable' });
    expect((body as { result_text: string }).result_text).toMatch(/do not carry/u);
  });
});
