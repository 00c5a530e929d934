import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../support/person.ts';
import { html, type ShopSite, serveSite } from '../support/shop-site.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle({ fetchAllowPrivate: ['127.0.0.1'] });
let site: ShopSite;
beforeAll(async () => {
  const pages = new Map([
    ['/', html('Shop', '<p>A shop.</p>')],
    ['/broken', { body: 'oops', status: 500 }],
    ['/moved', { body: '', status: 301, headers: { location: '/' } }],
  ]);
  site = await serveSite(pages);
});
afterAll(() => site.close());

describe('the address of a shop', () => {
  const check = async (person: Person, address: string) =>
    (await person.post('/dashboard/api/addresses/check', { address })).body;

  test('is looked at: where it leads, and why it cannot be read', async () => {
    const person = await newPerson(aisle);
    expect(await check(person, `${site.origin}/moved`)).toEqual({
      url: `${site.origin}/`,
      ok: true,
      reason: null,
    });
    // Without a scheme the safe one is tried, then the other.
    expect(await check(person, site.host)).toMatchObject({ url: `${site.origin}/`, ok: true });
    expect(await check(person, `${site.origin}/broken`)).toMatchObject({
      ok: false,
      reason: 'The server answered with status 500.',
    });
    for (const strange of ['mailto:a@b.example', 'http://user:pass@127.0.0.1/', 'javascript:alert(1)', '%%'])
      expect(await check(person, strange), strange).toMatchObject({ ok: false });
  });

  test('of a private network is not asked, and looks are few', async () => {
    const person = await newPerson(aisle);
    for (const inside of ['http://169.254.169.254/latest/meta-data', 'http://[::1]/', 'http://10.0.0.1/'])
      expect(await check(person, inside)).toMatchObject({
        ok: false,
        reason: expect.stringContaining('not public'),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 28; i++)
      statuses.push((await person.post('/dashboard/api/addresses/check', { address: '%%' })).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a file of products', () => {
  const csv = ['Artikel;Bezeichnung;Betrag;Notiz', 'A-1;Blue lamp;12,50;first', 'A-2;Red lamp;13,50;second'];

  async function upload(person: Person, companyId: string, query: Record<string, string>, text: string) {
    const cookie = Object.entries(person.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const address = `${aisle.baseUrl}/dashboard/api/uploads/products?${new URLSearchParams(query)}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        cookie,
        origin: aisle.baseUrl,
        'aisle-company': companyId,
        'content-type': 'application/octet-stream',
      },
      body: text,
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body };
  }

  type Done = {
    upload_id: string;
    state: string;
    received: number;
    created: number;
    failed: number;
    tables: {
      columns: { column: string; read_as: string | null; example: string }[];
      samples: { title: string }[];
    }[];
  };

  async function ended(person: Person, id: string): Promise<Done> {
    for (;;) {
      const { body } = await person.get('/dashboard/api/uploads');
      const found = (body['data'] as Done[]).find(({ upload_id: each }) => each === id);
      if (found && found.state !== 'running') return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function newAdmin() {
    const { companyId } = await aisle.newCompany();
    return { companyId, admin: await newPerson(aisle, { companyId }) };
  }

  test('is shown as it would be read, put right, and remembered for the next file of its name', async () => {
    const { companyId, admin } = await newAdmin();
    const file = 'lamps.csv';
    const look = await upload(admin, companyId, { file, dry_run: 'true' }, csv.join('\n'));
    const read = await ended(admin, String(look.body['upload_id']));
    expect(read.tables[0]!.columns.map(({ column }) => column)).toEqual([
      'Artikel',
      'Bezeichnung',
      'Betrag',
      'Notiz',
    ]);
    const columns = { Artikel: 'product_id', Bezeichnung: 'title', Betrag: 'price', Notiz: 'description' };
    const mapping = JSON.stringify({
      columns,
      url_pattern: 'https://northpeak.example/p/{Artikel}',
    });
    const sent = await upload(admin, companyId, { file, mapping }, csv.join('\n'));
    expect(await ended(admin, String(sent.body['upload_id']))).toMatchObject({ created: 2, failed: 0 });
    const { body } = await admin.get('/dashboard/api/v1/products/A-1');
    expect(body).toMatchObject({
      title: 'Blue lamp',
      description: 'first',
      url: 'https://northpeak.example/p/A-1',
      price: { amount: 1250 },
    });
    const again = await upload(admin, companyId, { file }, [...csv, 'A-3;Green lamp;9,00;third'].join('\n'));
    expect(await ended(admin, String(again.body['upload_id']))).toMatchObject({ created: 1 });
    const third = await admin.get('/dashboard/api/v1/products/A-3');
    expect(third.body).toMatchObject({ title: 'Green lamp', description: 'third' });
  });

  test('with a mapping that means nothing is refused whole, and nothing is written', async () => {
    const { companyId, admin } = await newAdmin();
    const file = 'lamps.csv';
    for (const mapping of ['{', '{"columns":{"Betrag":"money"}}', '{"url_pattern":"javascript:{Artikel}"}']) {
      const { status, body } = await upload(admin, companyId, { file, mapping }, csv.join('\n'));
      expect(status, mapping).toBe(400);
      expect(body['code']).toBe('invalid_request');
    }
    expect((await admin.get('/dashboard/api/v1/products')).body['data']).toEqual([]);
  });

  test('of 30 MB is taken, and brought in', async () => {
    const { companyId, admin } = await newAdmin();
    const text = 'A lamp that stands on a table and gives light to whoever reads there. '.repeat(140);
    const rows = Array.from({ length: 3_100 }, (_, i) => `B-${i};Lamp ${i};${i + 1},00;${text}`);
    const large = ['Artikel;Bezeichnung;Betrag;Notiz', ...rows].join('\n');
    expect(large.length).toBeGreaterThan(30_000_000);
    const columns = { Artikel: 'product_id', Bezeichnung: 'title', Betrag: 'price', Notiz: 'ignore' };
    const mapping = JSON.stringify({ columns });
    const sent = await upload(admin, companyId, { file: 'large.csv', mapping }, large);
    expect(sent.status).toBe(200);
    expect(await ended(admin, String(sent.body['upload_id']))).toMatchObject({
      state: 'done',
      created: 3_100,
      failed: 0,
    });
  }, 120_000);
});

test('questions to begin with have their answers, and an empty shop has none', async () => {
  const shop = await aisle.newCompany({
    products: [
      {
        product_id: 'NP-1',
        title: 'Trailhead 2 Hiking Boot',
        price: { amount: 13_900, currency: 'USD' },
        availability: 'in_stock',
        attributes: { weight: '540 g', material: 'leather' },
      },
    ],
    documents: [
      {
        document_id: 'returns',
        title: 'Returns',
        content:
          'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU.',
      },
    ],
  });
  const admin = await newPerson(aisle, { companyId: shop.companyId });
  const { body } = await admin.get('/dashboard/api/questions');
  const questions = body['data'] as string[];
  expect(questions.length).toBeGreaterThan(1);
  for (const query_text of questions) {
    const answer = await shop.post('/api/v1/send_message', { query_text });
    expect(answer.body['answer_status'], query_text).toBe('answered');
  }
  const empty = await aisle.newCompany();
  const other = await newPerson(aisle, { companyId: empty.companyId });
  expect((await other.get('/dashboard/api/questions')).body).toEqual({ data: [] });
});
