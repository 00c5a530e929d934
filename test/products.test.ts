import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  description: '<p>Mid-cut boot with a <b>seam-sealed</b> waterproof membrane.</p>',
  url: 'https://northpeak.example/p/trailhead-2',
  brand: 'Northpeak',
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13900, currency: 'USD' },
  list_price: { amount: 15900, currency: 'USD' },
  availability: 'in_stock',
  image_url: 'https://northpeak.example/i/np-1042.jpg',
  attributes: { waterproof: true, weight_g: 540, color: ['moss', 'slate'] },
  variants: [
    {
      variant_id: 'NP-1042-42',
      title: 'EU 42',
      price: { amount: 13900, currency: 'USD' },
      availability: 'out_of_stock',
      attributes: { size: '42' },
    },
  ],
  gtin: '04012345678901',
  mpn: 'TH2-M',
  rating: { value: 4.6, count: 212 },
  locale: 'en',
  updated_at: '2026-11-21T08:00:00Z',
};
const lamp = { product_id: 'lamp-1', title: 'Brass lamp', price: { amount: 4900, currency: 'EUR' } };

const found = async (shop: Awaited<ReturnType<typeof aisle.newCompany>>, query_text: string) => {
  const { body } = await shop.post('/api/v1/search', { query_text, answer: false });
  return (body['products'] as { product_id: string }[]).map(({ product_id }) => product_id);
};

describe('PUT /api/v1/products', () => {
  test('happy: counts, per-item errors, and a write is searchable when its 200 is there', async () => {
    const shop = await aisle.newCompany();
    const { status, body } = await shop.put('/api/v1/products', {
      products: [
        boot,
        lamp,
        { ...lamp, product_id: 'NP-1077', price: { amount: '49', currency: 'EUR' }, colour: 'x' },
        5,
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      received: 4,
      created: 2,
      updated: 0,
      unchanged: 0,
      deleted: 0,
      failed: 2,
      errors: [
        {
          index: 2,
          id: 'NP-1077',
          pointer: '/price/amount',
          code: 'type',
          detail: 'must be an integer in minor units',
        },
        { index: 3, id: null, pointer: '', code: 'type', detail: 'must be an object' },
      ],
      ignored_fields: ['colour'],
    });
    expect(await found(shop, 'brass lamp')).toEqual(['lamp-1']);
  });

  test('NDJSON, line by line; a broken line is an item error', async () => {
    const shop = await aisle.newCompany();
    const lines = `${JSON.stringify(lamp)}\n{"product_id":\n\n${JSON.stringify({ ...lamp, product_id: 'lamp-2' })}`;
    const headers = { 'content-type': 'application/x-ndjson' };
    const { body } = await shop.put('/api/v1/products', lines, headers);
    expect(body).toMatchObject({
      received: 3,
      created: 2,
      failed: 1,
      errors: [{ index: 1, code: 'format', pointer: '' }],
    });
  });

  test('repeat: the same request changes nothing, deleting twice neither', async () => {
    const shop = await aisle.newCompany();
    await shop.put('/api/v1/products', { products: [boot, lamp] });
    expect((await shop.put('/api/v1/products', { products: [boot, lamp] })).body).toMatchObject({
      unchanged: 2,
    });
    const gone = { products: [{ product_id: 'lamp-1', deleted: true }] };
    expect((await shop.put('/api/v1/products', gone)).body).toMatchObject({ deleted: 1 });
    expect((await shop.put('/api/v1/products', gone)).body).toMatchObject({ unchanged: 1 });
    expect(await found(shop, 'brass lamp')).toEqual([]);
  });

  test('refusal: a bad envelope is 400, a key without the scope 403', async () => {
    const shop = await aisle.newCompany();
    expect(await shop.put('/api/v1/products', {})).toBeProblem(400, 'invalid_request');
    expect(await shop.put('/api/v1/products', { products: {} })).toBeProblem(400, 'invalid_request');
    expect(await shop.put('/api/v1/products', '[]')).toBeProblem(400, 'invalid_json');
    const tooMany = Array.from({ length: 10_001 }, (_, i) => ({ product_id: `${i}` }));
    expect(await shop.put('/api/v1/products', { products: tooMany })).toBeProblem(400, 'invalid_request');
    const reader = await shop.withScopes('search:read');
    expect(await reader.put('/api/v1/products', { products: [lamp] })).toBeProblem(403, 'insufficient_scope');
    expect(await found(shop, 'brass lamp')).toEqual([]);
  });

  test('other company: the same id is another product', async () => {
    const shop = await aisle.newCompany({ products: [lamp] });
    const rival = await aisle.newCompany({ products: [{ ...lamp, title: 'Steel lamp' }] });
    expect((await shop.get('/api/v1/products/lamp-1')).body).toMatchObject({ title: 'Brass lamp' });
    expect((await rival.get('/api/v1/products/lamp-1')).body).toMatchObject({ title: 'Steel lamp' });
  });

  test('ten thousand products are taken in one request', async () => {
    const shop = await aisle.newCompany();
    const products = Array.from({ length: 10_000 }, (_, i) => ({
      product_id: `p${i}`,
      title: `Peg number ${i}`,
    }));
    expect((await shop.put('/api/v1/products', { products })).body).toMatchObject({
      received: 10_000,
      created: 10_000,
    });
    expect(await found(shop, 'peg 9999')).toContain('p9999');
  });
});

describe('GET /api/v1/products', () => {
  test('one product comes back as it was put, with the text answers cite and its hash', async () => {
    const shop = await aisle.newCompany({ products: [boot] });
    const { status, body } = await shop.get('/api/v1/products/NP-1042');
    expect(status).toBe(200);
    const { fact_sheet, hash, ...record } = body;
    expect(record).toEqual({
      ...boot,
      description: 'Mid-cut boot with a seam-sealed waterproof membrane.',
      updated_at: '2026-11-21T08:00:00.000Z',
    });
    expect(String(fact_sheet).split('\n')).toContain('price: 139.00 USD');
    expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect((await shop.get(`/api/v1/products/NP-1042?hash=${String(hash)}`)).body).toEqual(body);
  });

  test('unknown, deleted and foreign ids are the same 404', async () => {
    const shop = await aisle.newCompany({ products: [lamp] });
    const rival = await aisle.newCompany({ products: [{ ...lamp, product_id: 'theirs' }] });
    await rival.get('/api/v1/products/theirs');
    for (const id of ['none', 'theirs', encodeURIComponent('ünïcode / id')])
      expect(await shop.get(`/api/v1/products/${id}`)).toBeProblem(404, 'product_not_found');
    const never = `sha256:${'0'.repeat(64)}`;
    expect(await shop.get(`/api/v1/products/lamp-1?hash=${never}`)).toBeProblem(404, 'product_not_found');
  });

  test('lists page by page in one order; ids with slashes and spaces are addressable', async () => {
    const shop = await aisle.newCompany({
      products: [
        { ...lamp, product_id: 'b/1 x' },
        { ...lamp, product_id: 'a' },
        { ...lamp, product_id: 'a', locale: 'DE' },
      ],
    });
    const first = await shop.get('/api/v1/products?limit=2');
    expect(first.body['data']).toMatchObject([
      { product_id: 'a', locale: 'de' },
      { product_id: 'a', locale: 'en' },
    ]);
    const second = await shop.get(`/api/v1/products?limit=2&cursor=${String(first.body['next_cursor'])}`);
    expect(second.body).toMatchObject({ data: [{ product_id: 'b/1 x' }], next_cursor: null });
    expect((await shop.get(`/api/v1/products/${encodeURIComponent('b/1 x')}`)).status).toBe(200);
    expect((await shop.get('/api/v1/products?locale=DE')).body['data']).toHaveLength(1);
    for (const query of ['limit=0', 'limit=101', 'cursor=nonsense', 'locale=en_US', 'limit=1&limit=2'])
      expect(await shop.get(`/api/v1/products?${query}`)).toBeProblem(400, 'invalid_request');
  });
});

describe('PATCH', () => {
  test('bulk: a price and stock push merges, and the next search filters by it', async () => {
    const shop = await aisle.newCompany({ products: [boot, lamp] });
    const { body } = await shop.patch('/api/v1/products', {
      products: [
        { product_id: 'lamp-1', price: { amount: 3900 }, availability: 'out_of_stock' },
        { product_id: 'none', price: { amount: 1 } },
      ],
    });
    expect(body).toMatchObject({
      received: 2,
      updated: 1,
      failed: 1,
      errors: [{ index: 1, id: 'none', code: 'mismatch' }],
    });
    const search = await shop.post('/api/v1/search', {
      query_text: 'lamp',
      filters: { in_stock: true },
      answer: false,
    });
    expect(search.body['products']).toEqual([]);
  });

  test('one: returns the product; null removes; the id cannot change', async () => {
    const shop = await aisle.newCompany({ products: [boot] });
    const path = '/api/v1/products/NP-1042';
    const patched = await shop.patch(path, { list_price: null, attributes: { weight_g: 500, color: null } });
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({
      attributes: { waterproof: true, weight_g: 500 },
      price: boot.price,
    });
    expect(patched.body).not.toHaveProperty('list_price');
    const bad = await shop.patch(path, { product_id: 'x' });
    expect(bad).toBeProblem(400, 'invalid_request');
    const faulty = await shop.patch(path, { title: '', price: { amount: -1 }, url: 'x' });
    expect(faulty).toBeProblem(400, 'invalid_request');
    expect((faulty.body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/title',
      '/url',
      '/price/amount',
    ]);
    expect(await shop.patch('/api/v1/products/none', { title: 'x' })).toBeProblem(404, 'product_not_found');
    const rival = await aisle.newCompany();
    expect(await rival.patch(path, { title: 'x' })).toBeProblem(404, 'product_not_found');
  });
});

describe('DELETE /api/v1/products/{product_id}', () => {
  test('happy and repeat: the next search misses it, a second delete says so', async () => {
    const shop = await aisle.newCompany({ products: [lamp, { ...lamp, locale: 'de', title: 'Lampe' }] });
    expect((await shop.delete('/api/v1/products/lamp-1?locale=de')).status).toBe(204);
    expect(await shop.delete('/api/v1/products/lamp-1?locale=de')).toBeProblem(404, 'product_not_found');
    expect((await shop.delete('/api/v1/products/lamp-1')).status).toBe(204);
    expect(await found(shop, 'brass lamp')).toEqual([]);
    expect(await shop.delete('/api/v1/products/lamp-1')).toBeProblem(404, 'product_not_found');
  });

  test('other company and missing scope delete nothing', async () => {
    const shop = await aisle.newCompany({ products: [lamp] });
    const rival = await aisle.newCompany();
    expect(await rival.delete('/api/v1/products/lamp-1')).toBeProblem(404, 'product_not_found');
    const reader = await shop.withScopes('search:read');
    expect(await reader.delete('/api/v1/products/lamp-1')).toBeProblem(403, 'insufficient_scope');
    expect((await shop.get('/api/v1/products/lamp-1')).status).toBe(200);
  });
});
