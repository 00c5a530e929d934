import { describe, expect, test } from 'vitest';
import { encodeCursor } from '../src/services/search/listing/cursor.ts';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();
const listOnly = { answer: false };

const mugs = Array.from({ length: 12 }, (_, i) => ({
  product_id: `MUG-${i + 1}`,
  title: `Enamel Mug ${i + 1}`,
  price: { amount: 1_000 + i, currency: 'USD' },
}));

describe('a cursor that a caller makes up', () => {
  const asked = { queryText: 'mug', locale: 'en', filters: {}, limit: 10, facets: [] } as const;

  test.each([
    ['far behind the end', 'relevance', 999_999_999_999_999, 0],
    ['far behind the end of a sorted list', 'price_asc', 999_999_999_999_999, 0],
    ['far behind the end of a list that has changed', 'relevance', 999_999_999_999_999, 1],
    ['a thousand million on', 'relevance', 1_000_000_000, 0],
  ] as const)(
    '%s is answered from the list, which is no longer for it',
    async (_what, sort, offset, older) => {
      const client = await aisle.newCompany({ products: mugs });
      const body = { query_text: 'mug', sort, ...listOnly };
      const first = await client.post('/api/v1/search', body);
      const changeSeq = Number(String(first.body['next_cursor']).slice(32).split('.')[1]) - older;
      const position = { offset, changeSeq, seen: '' };
      const cursor = encodeCursor(position, client.companyId, { ...asked, sort }, Date.now());
      const { status, body: reply } = await client.post('/api/v1/search', { ...body, cursor });
      expect(status).toBe(200);
      expect(reply).toMatchObject({ total: 12, products: { length: older === 0 ? 0 : 10 } });
    },
  );
});

test('a product that a rule pins twice is pinned once', async () => {
  const client = await aisle.newCompany({ products: mugs });
  const product_ids = ['MUG-7', 'MUG-3', 'MUG-7'];
  await client.put('/api/v1/search/rules/twice', { kind: 'pin', query: { text: 'mug' }, product_ids });
  const { body } = await client.post('/api/v1/search', { query_text: 'mug', limit: 50, ...listOnly });
  const ids = (body['products'] as { product_id: string }[]).map(({ product_id }) => product_id);
  expect(ids.slice(0, 2)).toEqual(['MUG-7', 'MUG-3']);
  expect([ids.length, new Set(ids).size, body['total']]).toEqual([12, 12, 12]);
});

describe('suggestions', () => {
  type Suggested = { suggestions: { kind: string; text: string; count?: number }[] };
  const suggested = async (client: Awaited<ReturnType<typeof aisle.newCompany>>, typed: string) =>
    ((await client.get(`/api/v1/search/suggest?q=${encodeURIComponent(typed)}`)).body as Suggested)
      .suggestions;

  test('show no shopper what another wrote but in words of the shop', async () => {
    const client = await aisle.newCompany({ products: mugs });
    for (const query_text of ['enamel mug 3', 'enamel mug of zorvex', 'enamel\tmugs'])
      await client.post('/api/v1/search', { query_text });
    const queries = (await suggested(client, 'enam')).filter(({ kind }) => kind === 'query');
    expect(queries.map(({ text }) => text).sort()).toEqual(['enamel mug 3', 'enamel mugs']);
  });

  test('are never of what may say something of a person, which is not counted at all', async () => {
    const client = await aisle.newCompany({ products: mugs });
    for (const query_text of ['mug for ann@shop.example', 'mug order 4812007', 'mug www.rival.example'])
      await client.post('/api/v1/search', { query_text });
    expect((await client.get('/api/v1/search/queries')).body['data']).toEqual([]);
    expect((await suggested(client, 'mug')).filter(({ kind }) => kind === 'query')).toEqual([]);
  });

  test('leave out what the merchant hides', async () => {
    const client = await aisle.newCompany({
      products: mugs.map((mug, i) => ({ ...mug, categories: [i < 2 ? 'Mugs' : 'Kitchen > Mugs'] })),
    });
    const target = { product_ids: ['MUG-1', 'MUG-2', 'MUG-3'] };
    await client.put('/api/v1/search/rules/gone', { kind: 'hide', target });
    const shown = await suggested(client, 'mug');
    expect(shown.filter(({ kind }) => kind === 'category')).toEqual([
      { kind: 'category', text: 'Mugs', category: 'Kitchen > Mugs', count: 9 },
    ]);
    const products = shown.filter(({ kind }) => kind === 'product').map(({ text }) => text);
    expect(products.length).toBeGreaterThan(0);
    for (const hidden of [1, 2, 3]) expect(products).not.toContain(`Enamel Mug ${hidden}`);
  });
});

describe('a merchant’s synonym', () => {
  const shop = () =>
    aisle.newCompany({
      products: [
        { product_id: 'RB', title: 'Puddle Rain Boot' },
        { product_id: 'HB', title: 'Ridge Hiking Boot' },
        { product_id: 'TR', title: 'Fleet Trainer' },
        { product_id: 'TB', title: 'Green Tent Bag' },
      ],
    });
  const found = async (client: Awaited<ReturnType<typeof shop>>, query_text: string) => {
    const { body } = await client.post('/api/v1/search', { query_text, ...listOnly });
    return (body['products'] as { product_id: string }[]).map(({ product_id }) => product_id);
  };
  const synonym = (client: Awaited<ReturnType<typeof shop>>, from: string, to: string[]) =>
    client.put('/api/v1/search/rules/s', { kind: 'synonym', from, to });

  test('of several words finds what has them all first', async () => {
    const client = await shop();
    expect(await found(client, 'wellingtons')).toEqual([]);
    await synonym(client, 'wellingtons', ['rain boot']);
    expect((await found(client, 'wellingtons'))[0]).toBe('RB');
    await synonym(client, 'running shoes', ['trainer']);
    expect((await found(client, 'running shoes'))[0]).toBe('TR');
    expect(await found(client, 'wellingtons')).toEqual([]);
  });

  test('holds for a word that looks like a typing error', async () => {
    const client = await shop();
    expect(await found(client, 'tents bagg')).toEqual(['TB']);
    await synonym(client, 'bagg', ['trainer']);
    expect(await found(client, 'bagg')).toEqual(['TR']);
  });
});

test('words that the merchant has pinned a product to are not denied', async () => {
  const client = await aisle.newCompany({ products: mugs });
  const pin = (text: string, match: string) =>
    client.put('/api/v1/search/rules/p', { kind: 'pin', query: { text, match }, product_ids: ['MUG-2'] });
  const say = async (query_text: string) =>
    String((await client.post('/api/v1/search', { query_text })).body['result_text']);
  expect(await say('zorvex')).toMatch(/do not carry “zorvex”/u);
  await pin('zorvex', 'exact');
  expect(await say('Zorvex')).toMatch(/^One product matches.*Enamel Mug 2/u);
  await pin('mug', 'contains');
  expect(await say('zorvex mug')).toMatch(/do not carry “zorvex”.*Enamel Mug 2/u);
});
