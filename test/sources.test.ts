import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireSource } from '../src/services/sources/require-source.ts';
import { docxOf, pdfOf } from './support/office-files.ts';
import { html, productPage, type ShopSite, serveSite } from './support/shop-site.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const structured = 30;
const plain = 10;

function sitePages(): Map<string, ReturnType<typeof html>> {
  const pages = new Map<string, ReturnType<typeof html>>();
  const links = Array.from(
    { length: structured + plain },
    (_, i) => `<a href="/p/${i}?utm_source=home">Lantern ${i}</a>`,
  );
  pages.set(
    '/',
    html(
      'Lanterns',
      `${links.join(' ')} <a href="/help/returns">Returns</a> <a href="/login">Log in</a> <a href="/private/x">x</a> <a href="/old">old</a> <a href="/spa">spa</a> <a href="/secret">s</a> <a href="/broken">b</a> <a href="/calendar/2026/1/1">c</a>`,
    ),
  );
  for (let i = 0; i < structured + plain; i++)
    pages.set(`/p/${i}`, productPage(i, `${20 + i}.50`, i < structured));
  pages.set(
    '/help/returns',
    html('Returns', '<p>You can return a lantern within 45 days of delivery, free of charge.</p>'),
  );
  pages.set(
    '/help/hidden',
    html('Opening hours', '<p>Our shop is open from Monday to Friday, nine to five.</p>'),
  );
  pages.set('/robots.txt', {
    body: 'User-agent: *\nDisallow: /private/\nSitemap: /sitemap.xml\n',
    type: 'text/plain',
  });
  pages.set('/private/x', html('Private', '<p>Nobody reads this.</p>'));
  pages.set('/old', { body: '', status: 301, headers: { location: '/help/returns' } });
  pages.set('/secret', html('Secret', '<p>Not for searching.</p>', '<meta name="robots" content="noindex">'));
  pages.set('/spa', {
    body: '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
  });
  pages.set('/broken', { body: 'oops', status: 500 });
  for (let day = 1; day <= 200; day++)
    pages.set(
      `/calendar/2026/1/${day}`,
      html(
        `Day ${day}`,
        `<p>Nothing happens on day ${day}.</p><a href="/calendar/2026/1/${day + 1}">next</a>`,
      ),
    );
  return pages;
}

let site: ShopSite;
beforeAll(async () => {
  site = await serveSite(sitePages());
});
afterAll(async () => {
  await site.close();
});

const aisle = useAisle({ fetchAllowPrivate: ['127.0.0.1'] });
const patiently = { timeout: 60_000, interval: 100 };

async function ended(shop: WireClient, sourceId: string) {
  await expect
    .poll(async () => (await shop.get(`/api/v1/sources/${sourceId}`)).body['status'], patiently)
    .not.toMatch(/queued|running/);
  return (await shop.get(`/api/v1/sources/${sourceId}`)).body;
}

async function pagesOf(shop: WireClient, sourceId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let cursor = '';
  do {
    const { body } = await shop.get(`/api/v1/sources/${sourceId}/pages?limit=100${cursor}`);
    for (const page of body['data'] as { url: string; status: string; reason: string | null }[])
      found.set(new URL(page.url).pathname, page.reason ?? page.status);
    cursor = body['next_cursor'] ? `&cursor=${String(body['next_cursor'])}` : '';
  } while (cursor);
  return found;
}

describe('a website', () => {
  test('is crawled page by page, again only where it changed, and what is gone stops being answered', {
    timeout: 120_000,
  }, async () => {
    const shop = await aisle.newCompany({ domains: [site.host] });
    site.pages.set('/sitemap.xml', {
      body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.origin}/help/hidden</loc></url></urlset>`,
      type: 'application/xml',
    });
    const { status, body } = await shop.post('/api/v1/sources', { kind: 'website', url: `${site.origin}/` });
    expect(status).toBe(201);
    const sourceId = String(body['source_id']);
    const first = await ended(shop, sourceId);
    expect(first).toMatchObject({ status: 'ok', last_run: { error: null } });
    const pages = await pagesOf(shop, sourceId);
    expect(Object.fromEntries([...pages].filter(([path]) => !/^\/(?:p|calendar)\//.test(path)))).toEqual({
      '/': 'indexed',
      '/help/returns': 'indexed',
      '/help/hidden': 'indexed',
      '/private/x': 'blocked_by_robots',
      '/old': 'redirect',
      '/secret': 'noindex',
      '/spa': 'needs_javascript',
      '/broken': 'http_error',
    });
    expect([...pages.keys()].filter((path) => path.startsWith('/calendar/')).length).toBeLessThanOrEqual(60);
    const product = (await shop.get('/api/v1/products/LAN-3')).body;
    expect(product).toMatchObject({
      title: 'Brass lantern number 3',
      price: { amount: 2_350, currency: 'USD' },
      availability: 'in_stock',
      brand: 'Lumen',
      sku: 'LAN-3',
      image_url: `${site.origin}/img/3.jpg`,
      url: `${site.origin}/p/3`,
    });
    expect((await shop.get('/api/v1/products/LAN-35')).body).toMatchObject({
      title: 'Brass lantern number 35',
      price: { amount: 5_550, currency: 'USD' },
      list_price: { amount: 9_900, currency: 'USD' },
      availability: 'in_stock',
    });
    const asked = await shop.post('/api/v1/send_message', { query_text: 'How long can I return a lantern?' });
    expect(asked.body['result_text']).toContain('45 days');

    site.forget();
    site.pages.set('/p/3', productPage(3, '19.00', true));
    site.pages.delete('/p/5');
    site.pages.delete('/help/hidden');
    expect((await shop.post(`/api/v1/sources/${sourceId}/run`, undefined)).status).toBe(202);
    expect(await ended(shop, sourceId)).toMatchObject({ status: 'ok' });
    const bodies = site.requests.filter(({ status }) => status === 200).map(({ path }) => path);
    expect(bodies.filter((path) => path.startsWith('/p/') || path.startsWith('/help'))).toEqual(['/p/3']);
    expect((await shop.get('/api/v1/products/LAN-3')).body).toMatchObject({ price: { amount: 1_900 } });
    expect((await shop.get('/api/v1/products/LAN-5')).status).toBe(404);
    expect((await shop.get('/api/v1/products/LAN-6')).status).toBe(200);
    const hours = await shop.post('/api/v1/send_message', { query_text: 'When is the shop open?' });
    expect(hours.body['result_text']).not.toContain('nine to five');
  });
});

describe('POST /api/v1/sources', () => {
  test('refusals: every fault at once, a foreign website, a second one of the same address', async () => {
    const shop = await aisle.newCompany({ domains: [site.host] });
    expect(
      await shop.post('/api/v1/sources', { kind: 'blog', url: 'nowhere', every_hours: 1_000 }),
    ).toBeProblem(400, 'invalid_request');
    expect(
      await shop.post('/api/v1/sources', { kind: 'website', url: 'https://elsewhere.example/' }),
    ).toBeProblem(400, 'invalid_request');
    const feed = { kind: 'feed', url: `${site.origin}/none.csv` };
    const { body } = await shop.post('/api/v1/sources', feed);
    const again = await shop.post('/api/v1/sources', feed);
    expect(again).toBeProblem(409, 'source_exists');
    expect(again.body['source_id']).toBe(body['source_id']);
    expect(await (await shop.withScopes('search:read')).post('/api/v1/sources', feed)).toBeProblem(
      403,
      'insufficient_scope',
    );
    expect(await ended(shop, String(body['source_id']))).toMatchObject({
      status: 'failed',
      last_run: { error: { code: 'http_error', detail: 'The server answered with status 404.' } },
    });
  });

  test('other company: its sources are not there', async () => {
    const shop = await aisle.newCompany({ domains: [site.host] });
    const rival = await aisle.newCompany({ domains: [site.host] });
    const { body } = await shop.post('/api/v1/sources', { kind: 'feed', url: `${site.origin}/rival.csv` });
    const path = `/api/v1/sources/${String(body['source_id'])}`;
    for (const call of [
      rival.get(path),
      rival.post(`${path}/run`, undefined),
      rival.post(`${path}/cancel`, undefined),
      rival.get(`${path}/pages`),
      rival.delete(path),
    ])
      expect(await call).toBeProblem(404, 'source_not_found');
    expect((await rival.get('/api/v1/sources')).body['data']).toEqual([]);
    expect((await shop.get('/api/v1/sources')).body['data']).toHaveLength(1);
  });
});

describe('a feed', () => {
  test('brings products in, removes what it no longer holds, and never when it fails or is empty', {
    timeout: 60_000,
  }, async () => {
    const shop = await aisle.newCompany({ domains: [site.host] });
    const feed = (rows: string[]) => ({
      body: ['id,title,price,link', ...rows].join('\n'),
      type: 'text/csv',
    });
    const [a, b] = ['a,Anvil,10.00 USD,https://x.example/a', 'b,Bellows,20.00 USD,https://x.example/b'];
    site.pages.set('/feed.csv', feed([a!, b!]));
    const made = await shop.post('/api/v1/sources', {
      kind: 'feed',
      url: `${site.origin}/feed.csv`,
      every_hours: 6,
    });
    const sourceId = String(made.body['source_id']);
    const run = async () => {
      await shop.post(`/api/v1/sources/${sourceId}/run`, undefined);
      return ended(shop, sourceId);
    };
    const first = await ended(shop, sourceId);
    expect(first).toMatchObject({
      status: 'ok',
      progress: { indexed: 2 },
      last_run: { report: { created: 2 } },
    });
    expect(first['next_run_at']).not.toBeNull();
    const idsOf = async () =>
      ((await shop.get('/api/v1/products')).body['data'] as { product_id: string }[]).map(
        ({ product_id }) => product_id,
      );
    site.pages.set('/feed.csv', feed([]));
    expect(await run()).toMatchObject({ status: 'failed', last_run: { error: { code: 'empty' } } });
    site.pages.set('/feed.csv', { body: '%PDF-1.7', type: 'text/csv' });
    expect(await run()).toMatchObject({ status: 'failed', last_run: { error: { code: 'unreadable' } } });
    site.pages.delete('/feed.csv');
    expect(await run()).toMatchObject({ status: 'failed' });
    expect(await idsOf()).toEqual(['a', 'b']);
    site.pages.set('/feed.csv', feed([b!]));
    expect(await run()).toMatchObject({ status: 'ok', progress: { removed: 1 } });
    expect(await idsOf()).toEqual(['b']);
    expect((await shop.delete(`/api/v1/sources/${sourceId}`)).status).toBe(204);
    expect(await idsOf()).toEqual([]);
    expect(await shop.delete(`/api/v1/sources/${sourceId}`)).toBeProblem(404, 'source_not_found');
  });
});

describe('uploads', () => {
  const send = async (
    shop: WireClient,
    name: string,
    bytes: Uint8Array | string,
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.set('file', new File([bytes as string], name));
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    const response = await fetch(`${aisle.baseUrl}/api/v1/sources`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.key}` },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('texts, tables and office documents are read; the same file again is refused', {
    timeout: 60_000,
  }, async () => {
    const shop = await aisle.newCompany();
    const cases: [string, Uint8Array | string, string, string][] = [
      [
        'care.md',
        '# Care\n\nWash the linen towels at sixty degrees.',
        'How hot may I wash the towels?',
        'sixty',
      ],
      [
        'faq.csv',
        'id,question,answer\nq1,Do you ship to Iceland?,"Yes, to Iceland in nine days."\n',
        'Do you ship to Iceland?',
        'nine days',
      ],
      [
        'guide.pdf',
        pdfOf('Our gift cards stay valid for seven years.'),
        'How long are gift cards valid?',
        'seven years',
      ],
      [
        'terms.docx',
        docxOf('The guarantee covers ten winters.'),
        'How long is the guarantee?',
        'ten winters',
      ],
    ];
    for (const [name, bytes, question, answer] of cases) {
      const { status, body } = await send(shop, name, bytes);
      expect(status, JSON.stringify(body)).toBe(201);
      expect(await ended(shop, String(body['source_id'])), name).toMatchObject({
        status: 'ok',
        kind: 'upload',
      });
      const reply = await shop.post('/api/v1/send_message', { query_text: question });
      expect(JSON.stringify(reply.body), name).toContain(answer);
      expect((await send(shop, name, bytes)).status).toBe(409);
    }
    const products = await send(shop, 'products.csv', 'sku,name,final_price\nA1,Anvil,12.00 USD\n');
    expect(await ended(shop, String(products.body['source_id']))).toMatchObject({
      status: 'ok',
      progress: { indexed: 1 },
    });
    expect((await shop.get('/api/v1/products/A1')).body).toMatchObject({ price: { amount: 1_200 } });
  });

  test('what is no readable file is refused, or fails with the reason', { timeout: 60_000 }, async () => {
    const shop = await aisle.newCompany();
    expect((await send(shop, 'picture.png', '\u0089PNG')).status).toBe(400);
    const picture = Buffer.from('89504e470d0a1a0a', 'hex');
    expect((await send(shop, 'table.csv', picture)).status).toBe(400);
    expect((await send(shop, 'empty.txt', '')).status).toBe(400);
    const broken = await send(shop, 'broken.pdf', '%PDF-1.7\ngarbage');
    expect(await ended(shop, String(broken.body['source_id']))).toMatchObject({
      status: 'failed',
      last_run: { error: { code: 'unreadable' } },
    });
  });
});

describe('a run', () => {
  test('can be cancelled, and one that a restart interrupts goes on', { timeout: 90_000 }, async () => {
    const shop = await aisle.newCompany({ domains: [site.host] });
    const { body } = await shop.post('/api/v1/sources', {
      kind: 'website',
      url: `${site.origin}/`,
      exclude: ['/calendar/*'],
    });
    const sourceId = String(body['source_id']);
    const progress = async () => {
      const { status, progress: counts } = (await shop.get(`/api/v1/sources/${sourceId}`)).body as {
        status: string;
        progress: { indexed: number };
      };
      // A run may be over before it is looked at again.
      return status === 'running' || status === 'ok' ? counts.indexed : -1;
    };
    await expect.poll(progress, patiently).toBeGreaterThan(2);
    expect((await shop.post(`/api/v1/sources/${sourceId}/cancel`, undefined)).status).toBe(202);
    expect(await ended(shop, sourceId)).toMatchObject({ status: 'cancelled' });
    // The run that follows reads again what the cancelled one left, and survives the end of its process.
    for (const [path, page] of site.pages) if (path.startsWith('/p/')) page.body += '<!-- changed -->';
    await shop.post(`/api/v1/sources/${sourceId}/run`, undefined);
    await expect.poll(progress, patiently).toBeGreaterThan(2);
    site.forget();
    await aisle.restart();
    const ctx = aisle.contextOf(shop.companyId);
    await expect
      .poll(async () => (await requireSource(ctx, sourceId)).status, patiently)
      .not.toMatch(/queued|running/);
    expect(await requireSource(ctx, sourceId)).toMatchObject({ status: 'ok', runSeq: 2 });
    const twice = site.requests.filter(
      ({ path }, i, all) => path.startsWith('/p/') && all.findIndex((each) => each.path === path) !== i,
    );
    // Only the page that was being read when the server stopped may be asked for again.
    expect(twice.length).toBeLessThanOrEqual(1);
  });
});
