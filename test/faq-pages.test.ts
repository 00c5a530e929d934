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
  '/robots.txt': 'User-agent: *\nDisallow: /forbidden',
};

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
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
