import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

type Client = Awaited<ReturnType<typeof aisle.newCompany>>;
type Found = { products: { product_id: string }[]; total: number; next_cursor: string | null };

const idsOf = (body: unknown) => (body as Found).products.map(({ product_id }) => product_id);
const listOnly = { answer: false };

const mug = (number: number, more: object = {}) => ({
  product_id: `MUG-${number}`,
  title: `Enamel Mug ${number}`,
  brand: number % 2 === 0 ? 'Northpeak' : 'Alpenfuchs',
  categories: [number % 2 === 0 ? 'Kitchen > Mugs' : 'Outdoor > Mugs'],
  price: { amount: 1_000 + number, currency: 'USD' },
  attributes: { color: number % 3 === 0 ? 'red' : 'blue' },
  ...more,
});

describe('a pinned product', () => {
  const shop = async () => {
    const client = await aisle.newCompany({
      products: [
        ...Array.from({ length: 6 }, (_, i) => mug(i + 1)),
        mug(7, { availability: 'out_of_stock' }),
      ],
    });
    for (const [id, pinned] of Object.entries({ red: 'MUG-3', blue: 'MUG-4', sold: 'MUG-7' }))
      await client.put(`/api/v1/search/rules/${id}`, {
        kind: 'pin',
        query: { text: 'mug', match: 'contains' },
        product_ids: [pinned],
      });
    return client;
  };

  test.each([
    ['nothing else is asked for', { query_text: 'mug' }, ['MUG-4', 'MUG-3', 'MUG-7']],
    ['a brand is filtered by', { query_text: 'mug', filters: { brand: ['Northpeak'] } }, ['MUG-4']],
    ['a category is filtered by', { query_text: 'mug', filters: { category: ['Kitchen'] } }, ['MUG-4']],
    ['a price is filtered by', { query_text: 'mug', filters: { price: { lte: 1_003 } } }, ['MUG-3']],
    ['stock is filtered by', { query_text: 'mug', filters: { in_stock: true } }, ['MUG-4', 'MUG-3']],
    [
      'an attribute is filtered by',
      { query_text: 'mug', filters: { attributes: { color: 'red' } } },
      ['MUG-3'],
    ],
    ['the text says a colour', { query_text: 'red mug' }, ['MUG-3']],
    ['the text says a price', { query_text: 'mug under $10.04' }, ['MUG-3']],
  ])(
    'leads when it meets what is asked for, and is not shown when it does not: %s',
    async (_what, asked, wanted) => {
      const client = await shop();
      const { body } = await client.post('/api/v1/search', { ...asked, ...listOnly });
      const pinned = ['MUG-3', 'MUG-4', 'MUG-7'];
      const listed = idsOf(body);
      expect(listed.filter((id) => pinned.includes(id)).slice(0, wanted.length)).toEqual(wanted);
      expect(listed.slice(0, wanted.length)).toEqual(wanted);
      expect((body as unknown as Found).total).toBe(new Set(listed).size);
    },
  );
});

describe('a boosted product', () => {
  test.each([
    ['up, by brand', { brand: ['alpenfuchs'] }, 1, ['MUG-1', 'MUG-3', 'MUG-5']],
    ['up, by id', { product_ids: ['MUG-6', 'MUG-4'] }, 1, ['MUG-4', 'MUG-6']],
    [
      'up, by a department and a colour at once',
      { category: ['Kitchen'], attributes: { color: 'red' } },
      1,
      ['MUG-6'],
    ],
    [
      'up, by one of two brands and an id',
      { brand: ['Northpeak', 'x'], product_ids: ['MUG-1', 'MUG-2'] },
      1,
      ['MUG-2'],
    ],
  ])('moves %s, and down below the others', async (_what, target, weight, wanted) => {
    const client = await aisle.newCompany({ products: Array.from({ length: 6 }, (_, i) => mug(i + 1)) });
    const put = (more: object) => client.put('/api/v1/search/rules/b', { kind: 'boost', target, ...more });
    const list = async (query_text = 'mug') =>
      idsOf((await client.post('/api/v1/search', { query_text, ...listOnly })).body);
    const plain = await list();
    await put({ weight });
    expect((await list()).slice(0, wanted.length).sort()).toEqual(wanted);
    await put({ weight: -weight });
    expect((await list()).slice(-wanted.length).sort()).toEqual(wanted);
    await put({ weight, query: { text: 'enamel  MUG' } });
    expect(await list()).toEqual(plain);
    expect((await list('Enamel mug')).slice(0, wanted.length).sort()).toEqual(wanted);
  });
});

describe('a chain of more than 1,000 products', () => {
  const count = 1_200;
  const many = Array.from({ length: count }, (_, i) => mug(i + 1));

  /** All pages of a list; `between` runs after each with its number. */
  async function chain(client: Client, asked: object, between: (page: number) => Promise<unknown>) {
    const listed: string[] = [];
    let cursor: string | null = null;
    for (let page = 1; page === 1 || cursor !== null; page++) {
      const body: object = { ...asked, limit: 50, ...listOnly, ...(cursor ? { cursor } : {}) };
      const reply = await client.post('/api/v1/search', body);
      expect(reply.status).toBe(200);
      listed.push(...idsOf(reply.body));
      cursor = (reply.body as unknown as Found).next_cursor;
      await between(page);
    }
    return listed;
  }

  test('lists each once, in the order of one list', async () => {
    const client = await aisle.newCompany({ products: many });
    const listed = await chain(client, { query_text: 'mug', sort: 'price_asc' }, async () => undefined);
    expect(listed).toEqual(many.map(({ product_id }) => product_id));
  });

  test.each(['relevance', 'price_desc'])(
    'lists each once by %s, and all that were there throughout, while others come, go and change',
    async (sort) => {
      const client = await aisle.newCompany({ products: many });
      const changed = new Set<string>();
      const listed = await chain(client, { query_text: 'enamel mug', sort }, async (page) => {
        // Of the list's both ends, so that what was shown and what was not both move.
        const [gone, moved] = [page * 7, count - page * 7];
        changed.add(`MUG-${gone}`).add(`MUG-${moved}`);
        await client.delete(`/api/v1/products/MUG-${gone}`);
        await client.put('/api/v1/products', {
          products: [
            mug(moved, { title: `Enamel Mug Mug ${moved}`, price: { amount: 1 + page, currency: 'USD' } }),
            mug(10_000 + page),
          ],
        });
      });
      expect(new Set(listed).size).toBe(listed.length);
      const known = new Set(listed);
      const missing = many.filter(({ product_id }) => !changed.has(product_id) && !known.has(product_id));
      expect(missing).toEqual([]);
    },
  );
});

describe('a ranked list that refines a thread', () => {
  const ask = { query_text: 'red ones', ...listOnly };

  test('goes on for the end user that the thread was begun for, and for nobody else', async () => {
    const client = await aisle.newCompany({ products: [mug(1), mug(2), mug(3)] });
    const first = await client.post('/api/v1/search', { query_text: 'mug', end_user_id: 'u-1' });
    const thread_id = first.body['thread_id'];
    const own = await client.post('/api/v1/search', { ...ask, thread_id, end_user_id: 'u-1' });
    expect(idsOf(own.body)[0]).toBe('MUG-3');
    for (const other of [{}, { end_user_id: 'u-2' }])
      expect(await client.post('/api/v1/search', { ...ask, thread_id, ...other })).toBeProblem(
        404,
        'thread_not_found',
      );
  });

  test('a thread without an end user is no end user’s', async () => {
    const client = await aisle.newCompany({ products: [mug(1), mug(2), mug(3)] });
    const { body } = await client.post('/api/v1/search', { query_text: 'mug' });
    const asked = { ...ask, thread_id: body['thread_id'] };
    expect((await client.post('/api/v1/search', asked)).status).toBe(200);
    expect(await client.post('/api/v1/search', { ...asked, end_user_id: 'u-1' })).toBeProblem(
      404,
      'thread_not_found',
    );
  });

  test('another company’s thread is no thread', async () => {
    const client = await aisle.newCompany({ products: [mug(1)] });
    const rival = await aisle.newCompany({ products: [mug(1)] });
    const { body } = await client.post('/api/v1/search', { query_text: 'mug' });
    expect(await rival.post('/api/v1/search', { ...ask, thread_id: body['thread_id'] })).toBeProblem(
      404,
      'thread_not_found',
    );
  });
});
