import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const aisle = useAisle({ fetchAllowPrivate: ['127.0.0.1'] });

const lamp = {
  '@type': 'Product',
  name: 'Brass Desk Lamp',
  description: 'A desk lamp of solid brass. The shade can be turned in every direction.',
  material: 'brass',
  additionalProperty: [
    { '@type': 'PropertyValue', name: 'Weight', value: '900 g' },
    { '@type': 'PropertyValue', name: 'Waterproof', value: 'no' },
  ],
  offers: { '@type': 'Offer', price: '49.00', priceCurrency: 'USD' },
};
const product = (head = '') =>
  `<html lang="en">${head}<script type="application/ld+json">${JSON.stringify(lamp)}</script><h1>Lamp</h1></html>`;

const pages: Record<string, string> = {
  '/lamp': product(),
  '/lamp-in-list': product('<link rel="canonical" href="/lamp">'),
  '/hidden': product('<meta name="robots" content="noindex">'),
  '/forbidden': product(),
  '/article': '<html lang="en"><h1>How lamps are made</h1><p>With care.</p></html>',
  '/microdata': `<html lang="en"><div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Oak Stool</h1>
    <p itemprop="description">A stool made of solid oak. Holds up to 120 kg. Only $49.00 this week.</p>
    <span itemprop="material">oak</span></div></html>`,
  '/visible': `<html lang="en"><h1>Tin Kettle</h1><p>The kettle is made of enamelled tin and holds 2 liters of water.</p>
    <p>It comes with a spare lid and a wooden handle in the box.</p><b>$19.00</b><button>Add to cart</button></html>`,
  '/german': `<html lang="de"><h1>Teekessel Nordlicht</h1><p>Der Kessel ist aus Edelstahl und fasst 2 Liter Wasser am Stück.</p>
    <b>19,00 €</b><button>In den Warenkorb</button></html>`,
  '/empty':
    '<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"Thing"}</script></html>',
  '/robots.txt': 'User-agent: *\nDisallow: /forbidden',
};

/** Past the 10 MiB that are read. */
const huge = `${product()}${' '.repeat(11 * 2 ** 20)}`;
const fetched = new Map<string, number>();

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    fetched.set(url, (fetched.get(url) ?? 0) + 1);
    if (url === '/away') return void response.writeHead(302, { location: 'https://rival.example/' }).end();
    if (url === '/broken') return void response.writeHead(500).end();
    if (url === '/picture') return void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG');
    if (url === '/huge') return void response.writeHead(200, { 'content-type': 'text/html' }).end(huge);
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? 'no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const newShop = () =>
  aisle.newCompany({
    domains: [new URL(origin).host, 'nowhere.example'],
    settings: { integrations: { ai_powered_faqs: { enabled: true } } },
  });

async function settled(shop: WireClient, pageUrl: string) {
  for (let tries = 0; tries < 600; tries++) {
    const response = await shop.get(`/api/v1/product-faqs?count=10&page_url=${encodeURIComponent(pageUrl)}`);
    if (response.status !== 202) return response.body;
    await sleep(20);
  }
  throw new Error('The page stays generating.');
}

describe('a page that is not in the catalogue', () => {
  test('is read once; its FAQs cite it and never its price', async () => {
    const shop = await newShop();
    const body = await settled(shop, `${origin}/lamp`);
    expect(body).toMatchObject({ status: 'ready', locale: 'en', page_url: `${origin}/lamp` });
    const faqs = body['faqs'] as { faq_id: number; question: string }[];
    const made = faqs.find(({ question }) => question.includes('made of'));
    const { body: answer } = await shop.post('/api/v1/send_message', {
      query_text: made!.question,
      faq_id: made!.faq_id,
    });
    expect(answer).toMatchObject({ engine: 'faq', answer_status: 'answered', products: [] });
    expect(answer['result_text']).toBe('Brass.');
    expect((answer['sources'] as { source_id: string }[])[0]!.source_id).toBe(`page:${origin}/lamp`);
  });

  test.each([
    ['/microdata', 'How much weight can the Oak Stool hold?', 'Holds up to 120 kg.'],
    [
      '/visible',
      'What is included with the Tin Kettle?',
      'It comes with a spare lid and a wooden handle in the box.',
    ],
    ['/german', 'Wie viel passt hinein?', 'Der Kessel ist aus Edelstahl und fasst 2 Liter Wasser am Stück.'],
  ])('%s is read for what it states, in its language and without its price', async (path, question, text) => {
    const shop = await newShop();
    const body = await settled(shop, `${origin}${path}`);
    expect(body['locale']).toBe(path === '/german' ? 'de' : 'en');
    const faqs = body['faqs'] as { faq_id: number; question: string }[];
    const answers = new Map<string, unknown>();
    for (const faq of faqs) {
      const asked = { query_text: faq.question, faq_id: faq.faq_id };
      answers.set(faq.question, (await shop.post('/api/v1/send_message', asked)).body['result_text']);
    }
    expect(answers.get(question)).toBe(text);
    expect([...answers.values()].join('\n')).not.toMatch(/[$€]/u);
  });

  test('is fetched once, however often it is asked for', async () => {
    const shop = await newShop();
    const before = fetched.get('/article') ?? 0;
    await settled(shop, `${origin}/article`);
    await settled(shop, `${origin}/article?utm_source=mail#top`);
    expect(fetched.get('/article')).toBe(before + 1);
  });

  test('is not fetched when its text is stored: a product page is quoted, a help page is none', async () => {
    const shop = await newShop();
    const stored = (id: string, content: string) => ({
      document_id: id,
      title: id,
      url: `${origin}/stored/${id}`,
      content,
      trust: 'crawled',
    });
    const documents = [
      stored(
        'vase',
        'The vase is made of blown glass from Bohemia.\n\nIt holds 2 liters of water.\n\nPrice: $30.00',
      ),
      stored('help', 'You can write to us at any time of the day.'),
    ];
    expect((await shop.put('/api/v1/documents', { documents })).body['failed']).toBe(0);
    const body = await settled(shop, `${origin}/stored/vase`);
    const [faq] = body['faqs'] as { faq_id: number; question: string }[];
    const asked = { query_text: faq!.question, faq_id: faq!.faq_id };
    const { body: answer } = await shop.post('/api/v1/send_message', asked);
    expect((answer['sources'] as { source_id: string }[])[0]!.source_id).toBe('document:vase');
    expect(await settled(shop, `${origin}/stored/help`)).toMatchObject({ reason: 'not_a_product_page' });
    expect([...fetched.keys()].filter((url) => url.startsWith('/stored'))).toEqual([]);
  });

  test('is the page it says it is', async () => {
    const shop = await newShop();
    const alias = await settled(shop, `${origin}/lamp-in-list`);
    expect(alias).toMatchObject({ status: 'ready', page_url: `${origin}/lamp` });
    expect(await settled(shop, `${origin}/lamp`)).toEqual(alias);
  });

  test.each([
    ['/hidden', 'blocked_by_robots'],
    ['/forbidden', 'blocked_by_robots'],
    ['/article', 'not_a_product_page'],
    ['/missing', 'page_unreachable'],
    ['/broken', 'page_unreachable'],
    ['/away', 'page_unreachable'],
    ['/huge', 'page_unreachable'],
    ['/picture', 'not_a_product_page'],
    ['/empty', 'insufficient_content'],
  ])('%s is %s', async (path, reason) => {
    const shop = await newShop();
    expect(await settled(shop, `${origin}${path}`)).toMatchObject({
      status: 'not_available',
      faqs: [],
      reason,
    });
  });

  test('a host that does not answer is unreachable', async () => {
    const shop = await newShop();
    expect(await settled(shop, 'https://nowhere.example/p')).toMatchObject({ reason: 'page_unreachable' });
  });
});
