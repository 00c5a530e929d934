import { readFileSync } from 'node:fs';
import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

/** What goes wrong with real sources: each is named in the source's report with what to do about it, and the rest goes in. */
const bodies = new Map<string, { body: Uint8Array | string; type: string }>();
const listener: RequestListener = (request, response) => {
  const found = bodies.get(request.url ?? '');
  if (found) response.writeHead(200, { 'content-type': found.type }).end(found.body);
  else response.writeHead(404).end();
};
const tls = (kind: string) => readFileSync(join(import.meta.dirname, `fixtures/tls/other-host.${kind}.pem`));
const plain = createPlain(listener);
const secure = createSecure({ key: tls('key'), cert: tls('cert') }, listener);
const portOf = (server: typeof plain | typeof secure) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [plain, secure])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  plain.close();
  secure.close();
});

const aisle = useAisle({ fetchAllowPrivate: ['127.0.0.1'] });
const patiently = { timeout: 60_000, interval: 50 };

type Ended = {
  status: string;
  last_run: {
    error: { code: string; detail: string } | null;
    report: {
      notes: { column: string; reason: string; cell?: string; lines: number[] }[];
      errors: { line: number; detail: string }[];
      tables: { warnings: string[] }[];
    } | null;
  };
};

async function run(shop: WireClient, kind: 'feed' | 'sitemap', url: string): Promise<Ended> {
  const made = await shop.post('/api/v1/sources', { kind, url, every_hours: 0 });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const path = `/api/v1/sources/${String(made.body['source_id'])}`;
  await expect
    .poll(async () => (await shop.get(path)).body['status'], patiently)
    .not.toMatch(/queued|running/);
  return (await shop.get(path)).body as Ended;
}

async function feed(body: Uint8Array | string, { path = '/feed.csv', type = 'text/csv' } = {}) {
  bodies.set(path, { body, type });
  const shop = await aisle.newCompany({ domains: [`127.0.0.1:${portOf(plain)}`] });
  const ended = await run(shop, 'feed', `http://127.0.0.1:${portOf(plain)}${path}`);
  const { data } = (await shop.get('/api/v1/products')).body as {
    data: { product_id: string; title: string; price?: { amount: number; currency: string } }[];
  };
  return { ended, products: data, warnings: ended.last_run.report?.tables[0]?.warnings.join('\n') ?? '' };
}

const rows = 'id,title,price\na,Anvil,5.00 EUR\n';
const workbook = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>'),
  'xl/worksheets/sheet1.xml': strToU8(
    `<worksheet><sheetData>${[
      ['id', 'title', 'price'],
      ['a', 'Anvil', '5.00 EUR'],
    ]
      .map(
        (cells) =>
          `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  ),
});

describe('addresses', () => {
  test('a dead host and a certificate that is not right', async () => {
    const shop = await aisle.newCompany();
    const dead = await run(shop, 'feed', 'http://127.0.0.1:9/feed.csv');
    bodies.set('/feed.csv', { body: rows, type: 'text/csv' });
    const wrong = await run(shop, 'feed', `https://127.0.0.1:${portOf(secure)}/feed.csv`);
    for (const { status, last_run } of [dead, wrong]) {
      expect(status).toBe('failed');
      expect(last_run.error).toMatchObject({ code: 'unreachable' });
      expect(last_run.error?.detail).toMatch(/certificate.*Open the address in a browser/);
    }
  });

  test('a sitemap that names no page', async () => {
    bodies.set('/sitemap.xml', { body: '<urlset></urlset>', type: 'application/xml' });
    const host = `127.0.0.1:${portOf(plain)}`;
    const shop = await aisle.newCompany({ domains: [host] });
    const { status, last_run } = await run(shop, 'sitemap', `http://${host}/sitemap.xml`);
    expect(status).toBe('failed');
    expect(last_run.error).toMatchObject({ code: 'empty' });
    expect(last_run.error?.detail).toContain('add the site as a website');
  });
});

describe('pages', () => {
  test('a charset that is not the one announced, either way round', async () => {
    const host = `127.0.0.1:${portOf(plain)}`;
    const text = (what: string) =>
      `<html lang="de"><title>${what}</title><main><h1>${what}</h1><p>Rückgabe für Füße in großer Größe: zwölf Tage, ganz ohne Gebühr.</p></main></html>`;
    bodies.set('/west', { body: Buffer.from(text('Maße'), 'latin1'), type: 'text/html; charset=utf-8' });
    bodies.set('/utf8', { body: Buffer.from(text('Höhe')), type: 'text/html; charset=iso-8859-1' });
    bodies.set('/right', { body: Buffer.from(text('Länge')), type: 'text/html; charset=utf-8' });
    const urls = ['west', 'utf8', 'right'].map((path) => `<url><loc>http://${host}/${path}</loc></url>`);
    bodies.set('/sitemap.xml', { body: `<urlset>${urls.join('')}</urlset>`, type: 'application/xml' });
    const shop = await aisle.newCompany({ domains: [host] });
    const { last_run } = await run(shop, 'sitemap', `http://${host}/sitemap.xml`);
    expect(last_run.report?.notes.map(({ reason }) => reason).sort()).toEqual([
      expect.stringMatching(/announced as utf-8 and written in windows-1252/),
      expect.stringMatching(/announced as windows-1252 and written in utf-8/),
    ]);
    const { data } = (await shop.get('/api/v1/documents')).body as { data: { title: string }[] };
    expect(data.map(({ title }) => title).sort()).toEqual(['Höhe', 'Länge', 'Maße']);
  });
});

describe('what a feed holds', () => {
  test('a charset that is not the one announced', async () => {
    const bytes = Buffer.from('id,title,price\na,Größe für Füße,5.00 EUR\n', 'latin1');
    const said = await feed(bytes, { type: 'text/csv; charset=utf-8' });
    const utf8 = Buffer.from('id,title,price\na,Größe für Füße,5.00 EUR\n');
    const taken = await feed(utf8, { type: 'text/csv; charset=iso-8859-1' });
    for (const { products, ended } of [said, taken]) {
      expect(products).toMatchObject([{ title: 'Größe für Füße' }]);
      const notes = ended.last_run.report?.notes.filter(({ column }) => column === 'charset') ?? [];
      expect(notes.map(({ reason }) => reason)).toEqual([
        expect.stringMatching(/announced as .*Send "charset=/),
      ]);
    }
    const right = await feed(utf8, { type: 'text/csv; charset=utf-8' });
    expect(right.ended.last_run.report?.notes).toEqual([]);
  });

  test('a charset other than Western that is announced rightly', async () => {
    const bytes = Buffer.concat([
      Buffer.from('id,title,price\na,'),
      Buffer.from([0xcd, 0xee, 0xe6]),
      Buffer.from(',5.00 EUR\n'),
    ]);
    const { products, ended } = await feed(bytes, { type: 'text/csv; charset=windows-1251' });
    expect(products).toMatchObject([{ title: 'Нож' }]);
    expect(ended.last_run.report?.notes).toEqual([]);
  });

  test('an id twice: the last stands, and it is said', async () => {
    const { products, warnings } = await feed(`${rows}a,Bellows,6.00 EUR\nb,Tongs,7.00 EUR\n`);
    expect(products).toMatchObject([
      { product_id: 'a', title: 'Bellows' },
      { product_id: 'b', title: 'Tongs' },
    ]);
    expect(warnings).toContain('1 rows repeat an id');
  });

  test('prices in every notation, three decimals among two flagged, several currencies said', async () => {
    const many = Array.from({ length: 12 }, (_, i) => `n${i},Nail ${i},5.${10 + i} EUR`).join('\n');
    const { ended, products, warnings } = await feed(
      `id,title,price\n${many}\nd,Drill,"1.299,00 €"\ne,Engine,"$1,299.00"\nf,File,19.999\n`,
    );
    const priceOf = (id: string) => products.find(({ product_id }) => product_id === id)?.price;
    expect(priceOf('d')).toEqual({ amount: 129_900, currency: 'EUR' });
    expect(priceOf('e')).toEqual({ amount: 129_900, currency: 'USD' });
    const note = ended.last_run.report?.notes.find(({ cell }) => cell === '19.999');
    expect(note).toMatchObject({ column: 'price', lines: [16] });
    expect(note?.reason).toContain('check it');
    expect(warnings).toMatch(/several currencies: 13 in EUR, 2 in USD/);
  });

  test('a single currency is not warned of', async () => {
    expect((await feed(`${rows}b,Bellows,6.00 EUR\n`)).warnings).not.toContain('currencies');
  });

  test('rows without an id or with too few cells: named by line, the rest goes in', async () => {
    const { ended, products } = await feed(`${rows},Nameless,6.00 EUR\nb\nc,Tongs,7.00 EUR\n`);
    expect(products.map(({ product_id }) => product_id)).toEqual(['a', 'c']);
    expect(ended.last_run.report?.errors.map(({ line }) => line).sort()).toEqual([3, 4]);
    for (const { detail } of ended.last_run.report?.errors ?? []) expect(detail).not.toBe('');
  });
});

describe('files under a wrong name', () => {
  test.each([
    ['a workbook as .csv', '/feed.csv', workbook],
    ['a table as .xlsx', '/feed.xlsx', rows],
    ['a list of JSON as .xml', '/feed.xml', '[{"product_id":"a","title":"Anvil"}]'],
  ])('%s is read by what it holds', async (_what, path, body) => {
    const { ended, products } = await feed(body, { path });
    expect(ended.last_run.error).toBeNull();
    expect(products).toMatchObject([{ product_id: 'a', title: 'Anvil' }]);
  });

  test.each([
    ['an archive', zipSync({ 'readme.txt': strToU8('x') }), /archive; unpack it first/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /picture/],
    ['a photograph', Buffer.from('ffd8ffe000104a464946000101', 'hex'), /picture/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel.*save it as .xlsx/],
    ['a PDF document', '%PDF-1.7\n1 0 obj', /PDF document/],
    ['a web page', '<!doctype html><html><body>Shop</body></html>', /web page/],
  ])('%s is refused with what to give instead', async (_what, body, says) => {
    const { ended, products } = await feed(body);
    expect(ended.status).toBe('failed');
    expect(ended.last_run.error?.code).toBe('unreadable');
    expect(ended.last_run.error?.detail).toMatch(says);
    expect(ended.last_run.error?.detail).toContain('Give an export of products');
    expect(products).toEqual([]);
  });
});
