import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

type Body = Record<string, unknown> & { result_text: string; products: { product_id: string }[] };
type Client = Awaited<ReturnType<typeof aisle.newCompany>>;

async function search(client: Client, query_text: string, more: Record<string, unknown> = {}): Promise<Body> {
  const { status, body } = await client.post('/api/v1/search', { query_text, ...more });
  expect(status).toBe(200);
  return body as Body;
}

const idsOf = ({ products }: Body): string[] => products.map(({ product_id }) => product_id);
const listed = async (client: Client, text: string, more?: Record<string, unknown>) =>
  idsOf(await search(client, text, more));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (product_id: string, title: string, more: Record<string, unknown> = {}) => ({
  product_id,
  title,
  price: usd(2_000),
  availability: 'in_stock',
  ...more,
});

describe('everyday wishes', () => {
  const jackets = [
    product('full', 'Rain jacket Alder', { price: usd(9_000), created_at: '2024-03-01T00:00:00Z' }),
    product('cut', 'Rain jacket Birch', {
      price: usd(7_000),
      list_price: usd(10_000),
      created_at: '2026-10-01T00:00:00Z',
    }),
    product('same', 'Rain jacket Cedar', {
      price: usd(8_000),
      list_price: usd(8_000),
      created_at: '2025-05-01T00:00:00Z',
    }),
  ];

  test('"on sale" is a list price above the price', async () => {
    const client = await aisle.newCompany({ products: jackets });
    const body = await search(client, 'rain jackets on sale');
    expect(idsOf(body)[0]).toBe('cut');
    expect(body['interpreted_query']).toMatchObject({ conditions: [{ slot: 'sale', met: 1 }] });
  });

  test('"new" goes by when a product was first offered, never by the last change of its record', async () => {
    const client = await aisle.newCompany({ products: jackets });
    await client.put('/api/v1/products', { products: [{ ...jackets[0], description: 'Written anew.' }] });
    const body = await search(client, 'newest rain jackets');
    expect(idsOf(body)).toEqual(['cut', 'same', 'full']);
    expect(body['interpreted_query']).toMatchObject({
      sorted_by: { field: 'created_at', direction: 'desc' },
    });
  });

  test('without times nothing is claimed to be new', async () => {
    const undated = jackets.map((jacket) => ({ ...jacket, created_at: null }));
    const client = await aisle.newCompany({ products: undated });
    const body = await search(client, 'newest rain jackets');
    expect(idsOf(body)).toHaveLength(3);
    expect(body['interpreted_query']).not.toHaveProperty('sorted_by');
  });

  test('nothing is said to sell best, since no record tells', async () => {
    const client = await aisle.newCompany({ products: jackets });
    const body = await search(client, 'best selling rain jackets');
    expect(idsOf(body)).toHaveLength(3);
    expect(body['interpreted_query']).not.toHaveProperty('sorted_by');
    expect(body.result_text).not.toMatch(/best.?sell/iu);
  });

  test('"a gift for a 7 year old under 30" is for that age and below that price', async () => {
    const client = await aisle.newCompany({
      products: [
        product('baby', 'Rattle', { description: 'A first gift.', attributes: { age: '0-2 years' } }),
        product('fits', 'Marble run', {
          attributes: { age: '6-10 years' },
          description: 'A gift for builders.',
        }),
        product('dear', 'Robot kit', {
          description: 'A gift to build.',
          attributes: { age: '6-10 years' },
          price: usd(9_900),
        }),
        product('teen', 'Strategy game', {
          description: 'A gift for long evenings.',
          attributes: { age: '14-99 years' },
        }),
        product('open', 'Wooden blocks', { description: 'A gift that lasts.' }),
      ],
    });
    const found = await listed(client, 'gift for a 7 year old under $30');
    expect(found.slice(0, 2)).toEqual(['fits', 'open']);
    expect(found).not.toContain('dear');
  });

  test('"something warm for winter running" is ranked by what descriptions say', async () => {
    const client = await aisle.newCompany({
      products: [
        product('vest', 'Mesh singlet', { description: 'Light and airy for summer running.' }),
        product('tight', 'Thermal tights', { description: 'Brushed inside and warm for running in winter.' }),
        product('mug', 'Travel mug', { description: 'Keeps tea warm.' }),
      ],
    });
    expect((await listed(client, 'something warm for winter running'))[0]).toBe('tight');
  });

  test('the longest is the one with the longest variant, which is shown; what states no length comes last', async () => {
    const variants = (...lengths: string[]) =>
      lengths.map((length) => ({ variant_id: length, attributes: { length } }));
    const client = await aisle.newCompany({
      products: [
        product('A', 'Garden hose Alder', { variants: variants('10 m', '30 m') }),
        product('B', 'Garden hose Birch', { variants: variants('15 m', '20 m') }),
        product('C', 'Garden hose Cedar'),
      ],
    });
    const longest = await search(client, 'longest garden hose');
    expect(idsOf(longest)).toEqual(['A', 'B', 'C']);
    expect(longest.products[0]).toMatchObject({ variant_id: '30 m' });
    expect(longest['interpreted_query']).toMatchObject({
      sorted_by: { field: 'attributes.length', direction: 'desc' },
    });
    const shortest = await search(client, 'shortest garden hose');
    expect(shortest.products.slice(0, 2)).toMatchObject([{ variant_id: '10 m' }, { variant_id: '15 m' }]);
  });

  test.each([
    ['it', 'il cavo più lungo', 'Cavo', 'lunghezza'],
    ['nl', 'de langste kabel', 'Kabel', 'lengte'],
    ['de', 'längstes Kabel', 'Kabel', 'Länge'],
    ['fr', 'le câble le plus long', 'Câble', 'longueur'],
    ['es', 'el cable más largo', 'Cable', 'longitud'],
  ])('in %s: %s', async (locale, text, name, attribute) => {
    const client = await aisle.newCompany({
      defaultLocale: locale,
      products: ['1 m', '12 m', '3 m'].map((length) =>
        product(length, `${name} ${length.replace(' m', '')}X`, { attributes: { [attribute]: length } }),
      ),
    });
    expect(await listed(client, text, { locale })).toEqual(['12 m', '3 m', '1 m']);
  });

  test('the cheapest is the cheapest that can be bought, variants included', async () => {
    const gone = { availability: 'out_of_stock' };
    const client = await aisle.newCompany({
      products: [
        product('sold out', 'Clay mug', { price: usd(500), ...gone }),
        product('variants', 'Tall mug', {
          price: usd(300),
          variants: [
            { variant_id: 'small', price: usd(300), ...gone },
            { variant_id: 'large', price: usd(1_500), availability: 'in_stock' },
          ],
        }),
        product('plain', 'Plain mug', { price: usd(900) }),
      ],
    });
    expect(await listed(client, 'cheapest mug')).toEqual(['plain', 'variants', 'sold out']);
    expect(await listed(client, 'mug under $10')).not.toContain('variants');
  });
});

describe('catalogues as they are', () => {
  const shop = () =>
    aisle.newCompany({
      products: [
        product('P1', 'Salt &amp; Pepper mill 5&quot;', {
          brand: 'K&uuml;che',
          categories: ['Kitchen &gt; Mills'],
          attributes: {
            seller_id: 'S-99',
            image_link: 'https://x.example/a.png',
            tags: ['hot', 'q4'],
            color: 'red',
          },
          variants: [
            { variant_id: 'v1', attributes: { sku: 'MILL-RED', color: 'red' }, mpn: 'KM 77/1' },
            { variant_id: 'v2', attributes: { sku: 'MILL-OAK', color: 'oak' } },
          ],
        }),
        product('P2', 'Pepper mill', { categories: ['Kitchen > Mills'], attributes: { color: 'red' } }),
      ],
    });

  test('character references in names are read as what they stand for', async () => {
    const client = await shop();
    const { body } = await client.get('/api/v1/products/P1');
    expect(body).toMatchObject({
      title: 'Salt & Pepper mill 5"',
      brand: 'Küche',
      categories: ['Kitchen > Mills'],
    });
    const found = await search(client, 'salt & pepper mill');
    expect(idsOf(found)[0]).toBe('P1');
    expect(JSON.stringify(found)).not.toMatch(/&amp;|&quot;|&gt;/u);
  });

  test.each(['MILL-RED', 'mill-oak', 'KM 77/1', 'km771'])(
    'a variant is found by its identifier %s',
    async (typed) => {
      expect(await listed(await shop(), typed)).toEqual(['P1']);
    },
  );

  test.each(['seller_id', 'image_link', 'tags', 'sku'])(
    '%s is no filter, no facet and no reason',
    async (name) => {
      const client = await shop();
      const filters = { attributes: { [name]: 'S-99' } };
      const refused = await client.post('/api/v1/search', { query_text: 'mill', filters });
      expect(refused).toBeProblem(400, 'invalid_request');
      const found = await search(client, 'mill', { facets: [`attributes.${name}`, 'attributes.color'] });
      const facets = found['facets'] as Record<string, unknown[]>;
      expect(facets[`attributes.${name}`] ?? []).toEqual([]);
      expect(facets['attributes.color']).not.toEqual([]);
      expect(JSON.stringify([found.products, found.result_text])).not.toMatch(/S-99|x\.example|q4/u);
    },
  );

  test('identifiers of another company find nothing', async () => {
    await shop();
    const other = await aisle.newCompany({ products: [product('X', 'Lamp')] });
    expect(await listed(other, 'MILL-RED')).toEqual([]);
  });
});

describe('suggestions', () => {
  const texts = async (client: Client, typed: string, kind: string) => {
    const { body } = await client.get(`/api/v1/search/suggest?q=${encodeURIComponent(typed)}`);
    return (body as { suggestions: { kind: string; text: string }[] }).suggestions
      .filter((one) => one.kind === kind)
      .map(({ text }) => text);
  };

  test('are queries that found something, the most asked first, and only while the shop has it', async () => {
    const client = await aisle.newCompany({
      products: [product('L1', 'Desk lamp'), product('L2', 'Desk mat'), product('L3', 'Chair')],
    });
    for (const text of ['desk mat', 'desk lamp', 'desk lamp', 'desk zebra'])
      await client.post('/api/v1/search', { query_text: text });
    expect(await texts(client, 'desk', 'query')).toEqual(['desk lamp', 'desk mat']);
    expect((await client.delete('/api/v1/products/L1')).status).toBe(204);
    expect(await texts(client, 'desk', 'query')).toEqual(['desk mat']);
    expect(await texts(client, 'desk', 'product')).toEqual(['Desk mat']);
  });
});
