import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from './support/office-files.ts';
import { cliOn } from './support/run-cli.ts';
import { type ShopSite, serveSite } from './support/shop-site.ts';
import { useAisle } from './support/start-aisle.ts';
import { plainProducts, structuredSkus, type WholePage, wholeShop } from './support/whole-shop.ts';
import type { WireClient } from './support/wire-client.ts';

const pdf = new TextDecoder().decode(pdfOf('Oil the seat twice a year with linseed oil.'));
let site: ShopSite;
let pages: Map<string, WholePage>;
beforeAll(async () => {
  site = await serveSite(new Map());
  pages = wholeShop(site.origin, pdf);
  for (const [path, page] of pages) site.pages.set(path, page);
});
afterAll(async () => {
  await site.close();
});

const aisle = useAisle({ fetchAllowPrivate: ['127.0.0.1'] });

async function outcomes(shop: WireClient, sourceId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let cursor = '';
  do {
    const { body } = await shop.get(`/api/v1/sources/${sourceId}/pages?limit=100${cursor}`);
    for (const { url, status, reason } of body['data'] as {
      url: string;
      status: string;
      reason: string | null;
    }[])
      found.set(url.replace(site.origin, ''), reason ?? status);
    cursor = body['next_cursor'] ? `&cursor=${String(body['next_cursor'])}` : '';
  } while (cursor);
  return found;
}

async function productIds(shop: WireClient): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor = '';
  do {
    const { body } = await shop.get(`/api/v1/products?limit=100${cursor}`);
    for (const { product_id } of body['data'] as { product_id: string }[]) ids.add(product_id);
    cursor = body['next_cursor'] ? `&cursor=${String(body['next_cursor'])}` : '';
  } while (cursor);
  return ids;
}

const answerTo = async (shop: WireClient, question: string) =>
  JSON.stringify((await shop.post('/api/v1/send_message', { query_text: question })).body['result_text']);

test('a shop of over 300 pages comes in page by page, again only where it changed, and what is gone is gone', {
  timeout: 300_000,
}, async () => {
  const shop = await aisle.newCompany({ domains: [site.host], currency: 'EUR' });
  const cli = (...words: string[]) => cliOn(aisle.base, ['source', ...words, '--json']);
  const added = await cli('add', shop.companyId, `${site.origin}/`, '--wait');
  expect(added.code, added.stderr).toBe(0);
  const first = added.json();
  const sourceId = String(first['source_id']);
  const became = await outcomes(shop, sourceId);
  const calendar = [...became.keys()].filter((path) => path.startsWith('/calendar/'));
  expect(calendar.length).toBeLessThanOrEqual(60);
  const wanted = [...pages]
    .filter(([, { ends }]) => ends !== '')
    .map(([path, { ends }]) => [path, ends] as const);
  const own = [...became].filter(([path]) => pages.has(path) && !path.startsWith('/calendar/'));
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(wanted));
  expect(own.length).toBeGreaterThan(300);
  // The plain pages name pages of their systems that nobody wrote.
  const others = [...became].filter(([path]) => !pages.has(path));
  expect(new Set(others.map(([, end]) => end))).toEqual(new Set(['gone']));
  const ids = await productIds(shop);
  expect(structuredSkus.filter((sku) => !ids.has(sku))).toEqual([]);
  const plain = plainProducts.filter(({ sku }) => ids.has(sku));
  expect(plain.length / plainProducts.length).toBeGreaterThan(0.8);
  expect(await answerTo(shop, 'Within how many days may I send a stool back?')).toContain('45 days');
  expect(await answerTo(shop, 'Do you engrave names into a stool?')).toContain('twelve letters');
  expect(await answerTo(shop, 'How often do I oil the seat?')).toContain('twice a year');

  const { report } = (await shop.get(`/api/v1/sources/${sourceId}`)).body['last_run'] as {
    report: { contact: Record<string, { value: string }[]> };
  };
  expect(report.contact['phone']?.[0]?.value).toBe('+43 1 234567');
  expect(report.contact['opening_hours']?.[0]?.value).toContain('9:00 to 18:00');

  site.forget();
  site.pages.get('/help/returns')!.body = site.pages.get('/help/returns')!.body.replace('45 days', '50 days');
  for (const path of ['/help/warranty', '/p/jsonLd-7']) site.pages.delete(path);
  site.pages.get('/faq')!.body = site.pages
    .get('/faq')!
    .body.replace('twelve letters', 'nine letters')
    .replace(/<details><summary>Are the.*<\/details>/, '');
  const again = await cli('run', shop.companyId, sourceId);
  expect(again.code, again.stderr).toBe(0);
  const whole = site.requests
    .filter(({ path, status }) => status === 200 && pages.get(path)?.ends === 'indexed')
    .map(({ path }) => path);
  expect(new Set(whole)).toEqual(new Set(['/help/returns', '/faq']));
  expect(again.json()).toMatchObject({ status: 'ok', progress: { removed: 3 } });
  expect(await answerTo(shop, 'Within how many days may I send a stool back?')).toContain('50 days');
  expect(await answerTo(shop, 'Do you engrave names into a stool?')).toContain('nine letters');
  expect(await answerTo(shop, 'How many years of warranty does a stool carry?')).not.toContain('twelve');
  expect(await answerTo(shop, 'Are the stools stackable?')).not.toContain('six high');
  expect((await shop.get('/api/v1/products/JSONLD-7')).status).toBe(404);

  expect((await cli('delete', shop.companyId, sourceId)).code).toBe(0);
  expect((await productIds(shop)).size).toBe(0);
  expect(await answerTo(shop, 'Within how many days may I send a stool back?')).not.toContain('50 days');
});
