import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const boot = {
  product_id: 'BOOT-1',
  title: 'Trailhead Hiking Boot',
  description: 'Mid-cut boot with a seam-sealed membrane.',
  url: 'https://northpeak.example/p/boot-1',
  brand: 'Northpeak',
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13_900, currency: 'USD' },
  attributes: { waterproof: true, color: ['moss', 'slate'], material: 'Leather' },
  mpn: 'TH2-M77',
  gtin: '04012345678901',
  rating: { value: 4.6, count: 212 },
};

const products = [
  boot,
  {
    ...boot,
    product_id: 'BOOT-2',
    title: 'Ridge Hiking Boot',
    brand: 'Alpenfuchs',
    price: { amount: 16_000, currency: 'USD' },
    availability: 'out_of_stock',
    attributes: { waterproof: false, color: 'black', material: 'Nylon' },
    mpn: 'RD-1',
    gtin: '04012345678902',
    rating: { value: 3.9, count: 12 },
  },
  {
    product_id: 'SANDAL-9',
    title: 'Creek Sandal',
    brand: 'Northpeak',
    categories: ['Footwear > Sandals'],
    price: { amount: 4_900, currency: 'USD' },
    attributes: { color: 'blue', material: 'Polyester' },
    variants: [
      { variant_id: 'S-40-BLUE', attributes: { size: '40', color: 'blue' }, availability: 'in_stock' },
      { variant_id: 'S-41-BLUE', attributes: { size: '41', color: 'blue' }, availability: 'out_of_stock' },
      { variant_id: 'S-41-RED', attributes: { size: '41', color: 'red' }, availability: 'in_stock' },
    ],
  },
  {
    product_id: 'JACKET-1',
    title: 'Gale Rain Jacket',
    brand: 'Alpenfuchs',
    categories: ['Clothing > Jackets'],
    price: { amount: 9_900, currency: 'USD' },
    attributes: { waterproof: true, color: 'red', material: 'Polyester' },
  },
  {
    product_id: 'JACKET-2',
    title: 'Field Jacket',
    brand: 'Northpeak',
    categories: ['Clothing > Jackets'],
    price: { amount: 7_900, currency: 'USD' },
    attributes: { color: 'blue', material: 'Cotton' },
  },
];

type Listed = { product_id: string; variant_id: string | null; rank: number; match_reasons: string[] };
type Found = {
  products: Listed[];
  total: number;
  next_cursor: string | null;
  interpreted_query: {
    text: string;
    filters: Record<string, unknown>;
    corrections: unknown[];
    relaxed: string[];
  };
};

const shop = () => aisle.newCompany({ products });
const listOnly = { answer: false };
const idsOf = (body: unknown) => (body as Found).products.map(({ product_id }) => product_id);

describe('POST /api/v1/search', () => {
  test('happy: constraints, a corrected word, live price and why, in one exchange', async () => {
    const client = await shop();
    const { status, body } = await client.post('/api/v1/search', {
      query_text: 'waterproof hikng boots under $150 in stock',
      facets: ['brand'],
    });
    expect(status).toBe(200);
    expect(idsOf(body)[0]).toBe('BOOT-1');
    expect(idsOf(body)).not.toContain('BOOT-2');
    expect(body['interpreted_query']).toMatchObject({
      filters: { price: { lte: 14_999 }, currency: 'USD', in_stock: true },
      conditions: expect.arrayContaining([
        { slot: 'attributes.waterproof', value: true, met: 2, unknown: 0 },
      ]),
      corrections: [{ from: 'hikng', to: 'hiking' }],
      relaxed: [],
    });
    expect(body['facets']).toMatchObject({
      brand: expect.arrayContaining([{ value: 'Northpeak', count: 1 }]),
    });
    expect(body['total']).toBe(idsOf(body).length);
    expect(body['answer_status']).toBe('answered');
    expect(body['result_text']).toContain('Trailhead Hiking Boot');
    expect(body['result_text']).toContain('$139.00');
    const [product] = body['products'] as (Listed & { highlights: Record<string, unknown> })[];
    expect(product!.match_reasons).toEqual(expect.arrayContaining(['in stock', 'under $150']));
    expect(product!.highlights['title']).toBeDefined();
    const thread = await client.get(`/api/v1/threads/${String(body['thread_id'])}`);
    expect((thread.body['messages'] as unknown[]).length).toBe(1);
  });

  test('a word of the language is no typing error, however like one of the catalogue it is', async () => {
    const mug = { product_id: 'MUG-1', title: 'Black Blue Mug', price: { amount: 1_900, currency: 'USD' } };
    const client = await aisle.newCompany({ products: [mug] });
    const { body } = await client.post('/api/v1/search', { query_text: 'send it back', answer: false });
    expect(body['interpreted_query']).toMatchObject({ corrections: [] });
    const typo = await client.post('/api/v1/search', { query_text: 'blakc mug', answer: false });
    expect(typo.body['interpreted_query']).toMatchObject({ corrections: [{ from: 'blakc', to: 'black' }] });
  });

  test('a ranked list only stores nothing and says nothing', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', { query_text: 'boots', ...listOnly });
    expect(body['result_text']).toBe('');
    expect(body['thread_id']).toBeNull();
    expect(body).not.toHaveProperty('answer_status');
    const threads = await client.get('/api/v1/threads');
    expect(threads.body['data']).toEqual([]);
  });

  test('other company: its products are never found', async () => {
    const client = await shop();
    const rival = await aisle.newCompany({ products: [{ product_id: 'X', title: 'Secret Boot' }] });
    const { body } = await client.post('/api/v1/search', { query_text: 'secret boot', ...listOnly });
    expect(idsOf(body)).not.toContain('X');
    const other = await rival.post('/api/v1/search', { query_text: 'boot', ...listOnly });
    expect(idsOf(other.body)).toEqual(['X']);
  });

  test('repeat: one Idempotency-Key, one exchange, the same bytes', async () => {
    const client = await shop();
    const key = { 'idempotency-key': 'again-1' };
    const first = await client.post('/api/v1/search', { query_text: 'boots' }, key);
    const second = await client.post('/api/v1/search', { query_text: 'boots' }, key);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotent-replayed']).toBe('true');
    const threads = await client.get('/api/v1/threads');
    expect((threads.body['data'] as unknown[]).length).toBe(1);
  });

  test('refusal: a key without search:read', async () => {
    const client = await (await shop()).withScopes('messages:write');
    expect(await client.post('/api/v1/search', { query_text: 'boots' })).toBeProblem(
      403,
      'insufficient_scope',
    );
  });

  test('refusal: an unknown thread, with an answer and without', async () => {
    const client = await shop();
    for (const answer of [true, false])
      expect(
        await client.post('/api/v1/search', { query_text: 'boots', thread_id: 'no-such-thread', answer }),
      ).toBeProblem(404, 'thread_not_found');
  });

  test('a write is seen by the next search', async () => {
    const client = await shop();
    await client.put('/api/v1/products', { products: [{ product_id: 'TENT-1', title: 'Dome Tent' }] });
    const found = await client.post('/api/v1/search', { query_text: 'dome tent', ...listOnly });
    expect(idsOf(found.body)).toEqual(['TENT-1']);
    await client.delete('/api/v1/products/TENT-1');
    const gone = await client.post('/api/v1/search', { query_text: 'dome tent', ...listOnly });
    expect(idsOf(gone.body)).toEqual([]);
  });

  test('identifiers lead: a part number and a GTIN list their product', async () => {
    const client = await shop();
    for (const query_text of ['TH2-M77', 'th2m77', '04012345678901']) {
      const { body } = await client.post('/api/v1/search', { query_text, ...listOnly });
      expect(idsOf(body)).toEqual(['BOOT-1']);
    }
  });
});

describe('constraints', () => {
  const filtersOf = (body: unknown) => (body as Found).interpreted_query.filters;

  test.each([
    ['jackets without polyester', 'en', ['JACKET-2']],
    ['red jacket', 'en', ['JACKET-1']],
    ['boots from Alpenfuchs', 'en', ['BOOT-2']],
    ['jackets under $80', 'en', ['JACKET-2']],
    ['boots between $150 and $170', 'en', ['BOOT-2']],
    ['boots, 4 stars and up', 'en', ['BOOT-1']],
  ])('%s', async (query_text, locale, expected) => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', { query_text, locale, ...listOnly });
    expect(idsOf(body).slice(0, expected.length)).toEqual(expected);
  });

  test('a known price outside and what is not wanted never pass', async () => {
    const client = await shop();
    const search = async (query_text: string) =>
      idsOf((await client.post('/api/v1/search', { query_text, ...listOnly })).body);
    expect(await search('jackets under $80')).toEqual(['JACKET-2']);
    expect(await search('jackets without polyester')).toEqual(['JACKET-2']);
    expect(await search('boots between $150 and $170')).toEqual(['BOOT-2']);
  });

  test('options must be found together in one variant that can be ordered', async () => {
    const client = await shop();
    const search = async (query_text: string) =>
      (await client.post('/api/v1/search', { query_text, ...listOnly })).body as unknown as Found;
    const inRed = await search('red sandal in size 41');
    expect(inRed.products[0]).toMatchObject({ product_id: 'SANDAL-9', variant_id: 'S-41-RED' });
    const together = await client.post('/api/v1/search', {
      query_text: 'sandal',
      filters: { attributes: { size: '40', color: 'red' } },
      ...listOnly,
    });
    expect(idsOf(together.body)).toEqual([]);
    const soldOut = await client.post('/api/v1/search', {
      query_text: 'sandal',
      filters: { in_stock: true, attributes: { size: '41', color: 'blue' } },
      ...listOnly,
    });
    expect(idsOf(soldOut.body)).toEqual([]);
  });

  test('filters of the caller win over the text and are never relaxed', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', {
      query_text: 'boots from Alpenfuchs',
      filters: { brand: ['Northpeak'], price: { lte: 10_000 } },
      ...listOnly,
    });
    expect(idsOf(body)).toEqual([]);
    expect((body as unknown as Found).interpreted_query.relaxed).toEqual([]);
  });

  test('nothing meets the brand: it is left out, and that is said', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', { query_text: 'sandals by Alpenfuchs' });
    expect(idsOf(body)[0]).toBe('SANDAL-9');
    expect((body as unknown as Found).interpreted_query.relaxed).toEqual(['brand']);
    expect(body['answer_status']).toBe('partial');
    expect(body['result_text']).toContain('brand');
  });

  test('a hard price is never broken; what lies just above is offered apart', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', { query_text: 'boots under $130' });
    expect(idsOf(body)).toEqual([]);
    expect(body['alternatives']).toMatchObject([
      { relaxed: ['price'], products: [{ product_id: 'BOOT-1' }] },
    ]);
  });

  test('another currency filters nothing, and that is said', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', { query_text: 'jackets under 50 €' });
    expect(idsOf(body).sort()).toEqual(['JACKET-1', 'JACKET-2']);
    expect(filtersOf(body)).not.toHaveProperty('price');
    expect(body['result_text']).toContain('another currency');
  });

  test('a superlative orders by what measures it and says so; where nothing measures it, nothing is claimed', async () => {
    const client = await shop();
    await client.put('/api/v1/products', {
      products: products.map((product, i) => ({
        ...product,
        ...(product.title.endsWith('Boot') ? { attributes: { weight_g: 700 - 100 * i } } : {}),
      })),
    });
    const { body } = await client.post('/api/v1/search', { query_text: 'lightest hiking boot' });
    expect(idsOf(body)).toEqual(['BOOT-2', 'BOOT-1']);
    expect(body['interpreted_query']).toMatchObject({
      sorted_by: { field: 'attributes.weight_g', direction: 'asc' },
    });
    expect(body['result_text']).toContain('Sorted by weight, the Ridge Hiking Boot comes first (600 g)');
    const other = await client.post('/api/v1/search', { query_text: 'lightest jacket' });
    expect(idsOf(other.body).sort()).toEqual(['JACKET-1', 'JACKET-2']);
    expect(other.body['interpreted_query']).not.toHaveProperty('sorted_by');
    expect(other.body['result_text']).not.toContain('Sorted');
  });

  test('words of a language without texts find what they name, and deny nothing', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', {
      query_text: 'chaussures randonnée',
      locale: 'fr',
    });
    expect(idsOf(body).slice(0, 2).sort()).toEqual(['BOOT-1', 'BOOT-2']);
    expect(body['result_text']).not.toContain('Nous n’avons pas');
  });

  test('what the shop does not carry is said, and the list is not padded', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', { query_text: 'zorvex drone' });
    expect(idsOf(body)).toEqual([]);
    expect(body['answer_status']).toBe('not_found');
    expect(body['result_text']).toContain('We do not carry');
  });
});

describe('threads', () => {
  test('refinements keep what was asked, "the second one" picks, "start over" forgets', async () => {
    const client = await shop();
    const first = await client.post('/api/v1/search', { query_text: 'jackets' });
    const thread_id = first.body['thread_id'];
    const next = async (query_text: string) =>
      (await client.post('/api/v1/search', { query_text, thread_id })).body;
    expect(idsOf(first.body)).toHaveLength(2);
    const second = idsOf(first.body)[1];
    expect(idsOf(await next('the second one'))).toEqual([second]);
    expect(idsOf(await next('in blue'))[0]).toBe('JACKET-2');
    expect(idsOf(await next('not that brand'))).not.toContain('JACKET-2');
    const reset = await next('start over');
    expect(idsOf(reset)).toEqual([]);
    expect(reset['result_text']).toContain('new search');
    expect(idsOf(await next('boots'))).toEqual(expect.arrayContaining(['BOOT-1']));
  });

  test('cheaper means below the first product shown', async () => {
    const client = await shop();
    const first = await client.post('/api/v1/search', { query_text: 'jackets', sort: 'price_desc' });
    expect(idsOf(first.body)[0]).toBe('JACKET-1');
    const { body } = await client.post('/api/v1/search', {
      query_text: 'cheaper',
      thread_id: first.body['thread_id'],
    });
    expect(idsOf(body)).toEqual(['JACKET-2']);
  });
});

describe('lists', () => {
  const many = Array.from({ length: 25 }, (_, i) => ({
    product_id: `MUG-${String(i).padStart(2, '0')}`,
    title: `Enamel Mug ${i}`,
    price: { amount: 500 + i, currency: 'USD' },
  }));

  test('sort orders by price, ties by id', async () => {
    const client = await aisle.newCompany({ products: many });
    const { body } = await client.post('/api/v1/search', {
      query_text: 'mug',
      sort: 'price_desc',
      limit: 3,
      ...listOnly,
    });
    expect(idsOf(body)).toEqual(['MUG-24', 'MUG-23', 'MUG-22']);
  });

  test('a chain of pages lists everything once, also while products are written', async () => {
    const client = await aisle.newCompany({ products: many });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { status, body } = await client.post('/api/v1/search', {
        query_text: 'mug',
        limit: 10,
        ...listOnly,
        ...(cursor ? { cursor } : {}),
      });
      expect(status).toBe(200);
      seen.push(...idsOf(body));
      cursor = (body as unknown as Found).next_cursor;
      await client.put('/api/v1/products', {
        products: [{ ...many[3], title: `Enamel Mug mug ${seen.length}` }],
      });
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(24);
  });

  test('a cursor belongs to its request', async () => {
    const client = await aisle.newCompany({ products: many });
    const first = await client.post('/api/v1/search', { query_text: 'mug', ...listOnly });
    const cursor = first.body['next_cursor'];
    expect(typeof cursor).toBe('string');
    for (const body of [
      { query_text: 'enamel mug', cursor, ...listOnly },
      { query_text: 'mug', cursor, limit: 11, ...listOnly },
      { query_text: 'mug', cursor: `x${String(cursor)}`, ...listOnly },
      { query_text: 'mug', cursor: 'forged', ...listOnly },
    ])
      expect(await client.post('/api/v1/search', body)).toBeProblem(400, 'invalid_request');
  });

  test('facets leave their own filter out', async () => {
    const client = await shop();
    const { body } = await client.post('/api/v1/search', {
      query_text: 'jackets',
      filters: { brand: ['Northpeak'] },
      facets: ['brand', 'price', 'availability', 'attributes.color'],
      ...listOnly,
    });
    expect(body['facets']).toMatchObject({
      brand: [
        { value: 'Alpenfuchs', count: 1 },
        { value: 'Northpeak', count: 1 },
      ],
      availability: [{ value: 'unknown', count: 1 }],
      'attributes.color': [{ value: 'blue', count: 1 }],
    });
  });
});

describe('bad input', () => {
  const long = 'x'.repeat(4_000);

  test.each([
    ['limit 0', { query_text: 'boots', limit: 0 }],
    ['limit 51', { query_text: 'boots', limit: 51 }],
    ['an inverted price range', { query_text: 'boots', filters: { price: { gte: 2, lte: 1 } } }],
    ['a negative price', { query_text: 'boots', filters: { price: { gte: -1 } } }],
    ['a brand that is no list', { query_text: 'boots', filters: { brand: 'Northpeak' } }],
    [
      'an inverted attribute range',
      { query_text: 'boots', filters: { attributes: { size: { gte: 2, lte: 1 } } } },
    ],
    ['an unknown sort', { query_text: 'boots', sort: 'cheapest' }],
    ['a blank query', { query_text: ' \n' }],
  ])('%s is refused with what is wrong', async (_what, body) => {
    const client = await shop();
    expect(await client.post('/api/v1/search', { ...body, ...listOnly })).toBeProblem(400, 'invalid_request');
  });

  test.each([
    ['/filters/colour', { colour: 'red' }, 'attributes'],
    ['/filters/instock', { instock: true }, 'in_stock'],
    ['/filters/attributes/colour', { attributes: { colour: 'red' } }, 'attributes.color'],
    ['/filters/attributes/waterprof', { attributes: { waterprof: true } }, 'attributes.waterproof'],
  ])('the unknown filter %s is refused, and the nearest named', async (pointer, filters, nearest) => {
    const client = await shop();
    const reply = await client.post('/api/v1/search', { query_text: 'boots', filters, ...listOnly });
    expect(reply).toBeProblem(400, 'invalid_request');
    expect(JSON.stringify(reply.body)).toContain(pointer);
    expect(JSON.stringify(reply.body)).toContain(nearest);
  });

  test.each([
    [
      'an attribute that no product has',
      { query_text: 'boots', filters: { attributes: { size: { gte: 99 } } } },
      0,
    ],
    ['a filter in a currency without prices', { query_text: 'boots', filters: { currency: 'EUR' } }, 0],
    ['4,000 characters of one word', { query_text: long }, 0],
    ['regular-expression bait', { query_text: `${'(a+)+'.repeat(400)}$` }, undefined],
    ['right-to-left and mixed scripts', { query_text: 'حذاء boots 靴子 \u202e stooB' }, undefined],
    ['only stop words', { query_text: 'the of and a' }, undefined],
    ['only punctuation', { query_text: '?!… --- ***' }, 0],
    ['tags and quotes', { query_text: '"><script>alert(1)</script>' }, undefined],
  ])('%s gives a list', async (_what, body, length) => {
    const client = await shop();
    const { status, body: found } = await client.post('/api/v1/search', body);
    expect(status).toBe(200);
    if (length !== undefined) expect(idsOf(found)).toHaveLength(length);
  });
});

describe('GET /api/v1/search/suggest', () => {
  test('happy: past queries, categories and products complete a prefix', async () => {
    const client = await shop();
    await client.post('/api/v1/search', { query_text: 'hiking boots' });
    const { status, body } = await client.get('/api/v1/search/suggest?q=hik');
    expect(status).toBe(200);
    expect(body['suggestions']).toEqual(
      expect.arrayContaining([
        { kind: 'query', text: 'hiking boots' },
        { kind: 'category', text: 'Hiking boots', category: 'Footwear > Hiking boots', count: 2 },
        expect.objectContaining({ kind: 'product', product_id: 'BOOT-1' }),
      ]),
    );
    const rival = await aisle.newCompany({ products: [] });
    expect((await rival.get('/api/v1/search/suggest?q=hik')).body['suggestions']).toEqual([]);
  });

  test('refusal: nothing typed', async () => {
    const client = await shop();
    expect(await client.get('/api/v1/search/suggest?q=')).toBeProblem(400, 'invalid_request');
  });

  test('queries that found nothing are counted for the dashboard', async () => {
    const client = await shop();
    await client.post('/api/v1/search', { query_text: 'zorvex drone' });
    const { body } = await client.get('/api/v1/search/queries?order=zero_results');
    expect(body['data']).toEqual([{ query_text: 'zorvex drone', searches: 1, zero_results: 1 }]);
  });
});

describe('/api/v1/search/rules', () => {
  const search = async (client: Awaited<ReturnType<typeof shop>>, query_text: string) =>
    idsOf((await client.post('/api/v1/search', { query_text, ...listOnly })).body);

  test('a synonym finds, a hide hides, a pin leads, a deleted rule is gone', async () => {
    const client = await shop();
    const put = (id: string, body: unknown) => client.put(`/api/v1/search/rules/${id}`, body);
    expect((await put('anorak', { kind: 'synonym', from: 'anorak', to: ['jacket'] })).status).toBe(200);
    expect((await search(client, 'anorak')).sort()).toEqual(['JACKET-1', 'JACKET-2']);
    const { body } = await client.post('/api/v1/search', { query_text: 'anorak', ...listOnly });
    expect(body['interpreted_query']).toMatchObject({ synonyms: [{ from: 'anorak', to: 'jacket' }] });
    await put('lead', { kind: 'pin', query: { text: 'jackets' }, product_ids: ['SANDAL-9'] });
    expect((await search(client, 'jackets'))[0]).toBe('SANDAL-9');
    await put('gone', { kind: 'hide', target: { product_ids: ['JACKET-1'] } });
    expect(await search(client, 'jackets')).not.toContain('JACKET-1');
    expect((await client.delete('/api/v1/search/rules/gone')).status).toBe(204);
    expect(await search(client, 'jackets')).toContain('JACKET-1');
    const list = await client.get('/api/v1/search/rules');
    expect((list.body['data'] as { rule_id: string }[]).map(({ rule_id }) => rule_id)).toEqual([
      'anorak',
      'lead',
    ]);
  });

  test('refusals: unknown and foreign rules, rules about nothing', async () => {
    const client = await shop();
    const rival = await shop();
    await client.put('/api/v1/search/rules/mine', { kind: 'hide', target: { brand: ['Northpeak'] } });
    expect(await rival.get('/api/v1/search/rules/mine')).toBeProblem(404, 'rule_not_found');
    expect(await rival.delete('/api/v1/search/rules/mine')).toBeProblem(404, 'rule_not_found');
    expect(await client.put('/api/v1/search/rules/x', { kind: 'hide', target: {} })).toBeProblem(
      400,
      'invalid_request',
    );
  });
});
