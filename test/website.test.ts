import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { disableCompany } from '../src/services/companies/disable-company.ts';
import { useAisle } from './support/start-aisle.ts';
import { newVisitor, openSession, shopOrigin, siteOf } from './support/visitor.ts';
import type { WireClient, WireResponse } from './support/wire-client.ts';

const aisle = useAisle();
const pageUrl = 'https://northpeak.example/p/trailhead-2';
const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13900, currency: 'USD' },
  availability: 'in_stock',
  attributes: {
    waterproof: true,
    weight_g: 540,
    upper_material: 'suede leather',
    country_of_origin: 'Portugal',
  },
};
const returns = {
  document_id: 'returns',
  title: 'Returns and exchanges',
  url: 'https://northpeak.example/help/returns',
  content:
    'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU and the US.',
};
const settings = { integrations: { ai_powered_faqs: { enabled: true } } };
const question = 'How long do I have to return the boots?';
let shop: WireClient;
let siteId: string;

beforeAll(async () => {
  shop = await aisle.newCompany({ products: [boot], documents: [returns], settings });
  siteId = siteOf(shop);
});

function config(query: Record<string, string>, headers: Record<string, string> = { origin: shopOrigin }) {
  return aisle.send('GET', `/website/v1/config?${new URLSearchParams(query)}`, { headers });
}

describe('GET /website/v1/config', () => {
  test('tells the page what it needs, to be kept for a minute and asked for by its tag', async () => {
    const first = await config({ site_id: siteId, locale: 'de-AT' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      site_id: siteId,
      locale: 'en',
      link_hosts: ['northpeak.example'],
      features: { faq: true, search: true, chat: true, nudge: false, faq_json_ld: false },
      texts: { ask: 'Frage stellen' },
      identity_required: false,
    });
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': shopOrigin,
      'cache-control': 'public, max-age=60',
      vary: 'Origin',
    });
    expect(first.headers['access-control-allow-credentials']).toBeUndefined();
    const etag = first.headers['etag'] ?? '';
    const again = await config(
      { site_id: siteId, locale: 'de-AT' },
      { origin: shopOrigin, 'if-none-match': etag },
    );
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('what an admin sets is in force within a second', async () => {
    const own = await aisle.newCompany();
    const sites = [
      {
        site_id: siteOf(own),
        name: 'Web shop',
        origins: [shopOrigin],
        widget: {
          surfaces: ['chat', 'nudge'],
          theme: 'dark',
          style: { accent: '#0a6' },
          starter_questions: ['Do you ship to Norway?'],
          nudge: { text: 'Questions?', after_seconds: 5 },
          contact_url: 'https://northpeak.example/contact',
        },
      },
    ];
    expect(await own.patch('/api/v1/settings', { website: { sites } })).toMatchObject({ status: 200 });
    expect((await config({ site_id: siteOf(own) })).body).toMatchObject({
      features: { faq: false, search: false, chat: true, nudge: true },
      theme: { mode: 'dark', position: 'end', style: { accent: '#0a6' } },
      starter_questions: ['Do you ship to Norway?'],
      nudges: [{ text: 'Questions?', after_seconds: 5 }],
      handover: { enabled: false, contact_url: 'https://northpeak.example/contact' },
    });
  });

  test('styles that are more than values are refused', async () => {
    for (const accent of ['red;}*{display:none', 'url(https://evil.example/x)', '@import "x"', '\\72 ed']) {
      const sites = [{ site_id: siteId, name: 'Web', origins: [shopOrigin], widget: { style: { accent } } }];
      expect(await shop.patch('/api/v1/settings', { website: { sites } })).toBeProblem(
        400,
        'invalid_request',
      );
    }
  });

  test('a site id belongs to one company', async () => {
    const rival = await aisle.newCompany();
    const sites = [{ site_id: siteId, name: 'Mine', origins: ['https://evil.example'] }];
    const refused = await rival.patch('/api/v1/settings', { website: { sites } });
    expect(refused).toBeProblem(400, 'invalid_request');
    expect(refused.body['errors']).toMatchObject([
      { pointer: '/website/sites/0/site_id', code: 'duplicate' },
    ]);
    expect((await config({ site_id: siteId })).status).toBe(200);
  });
});

describe('origins', () => {
  const others = [
    'null',
    'https://shop.example.evil.com',
    'https://northpeak.example.evil.com',
    'https://evilnorthpeak.example',
    'http://northpeak.example',
    'https://northpeak.example:8443',
    'https://northpeak.example.',
    'https://xn--nrthpeak-e1a.example',
    'https://user@northpeak.example',
    'https://northpeak.example/p',
    'file://northpeak.example',
    'https://northpeak.example https://evil.example',
  ];

  test.each(others)('%s may do nothing', async (origin) => {
    expect(await config({ site_id: siteId }, { origin })).toBeProblem(403, 'origin_not_allowed');
    expect(await openSession(aisle, siteId, {}, { origin })).toBeProblem(403, 'origin_not_allowed');
    const { sessionToken } = await newVisitor(aisle, siteId);
    const replayed = await aisle.send('POST', '/website/v1/messages', {
      headers: { origin, authorization: `Bearer ${sessionToken}` },
      body: { query_text: question },
    });
    expect(replayed).toBeProblem(401, 'invalid_session');
  });

  test('no origin at all is none, an upper-case one is the same one', async () => {
    expect(await openSession(aisle, siteId, {}, {})).toBeProblem(403, 'origin_not_allowed');
    expect((await openSession(aisle, siteId, {}, { origin: 'HTTPS://NorthPeak.EXAMPLE' })).status).toBe(201);
  });

  test('an unknown site is refused like a foreign origin', async () => {
    const unknown = await openSession(aisle, 'st_none');
    const blocked = await openSession(aisle, siteId, {}, { origin: 'https://evil.example' });
    expect(unknown).toBeProblem(403, 'origin_not_allowed');
    const same = (response: WireResponse) => ({ ...response.body, instance: '', request_id: '' });
    expect(same(unknown)).toEqual(same(blocked));
  });

  test('a browser may ask before a request of another origin, on these routes only', async () => {
    const headers = { origin: shopOrigin, 'access-control-request-method': 'POST' };
    const asked = await aisle.send('OPTIONS', '/website/v1/messages', { headers });
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(shopOrigin);
    const api = await aisle.send('OPTIONS', '/api/v1/send_message', { headers });
    expect(api.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('pages of the server itself name no origin when they read; the browser says so', async () => {
    const own = await aisle.newCompany();
    const sites = [{ site_id: siteOf(own), name: 'Here', origins: [aisle.baseUrl] }];
    await own.patch('/api/v1/settings', { website: { sites } });
    const here = await config({ site_id: siteOf(own) }, { 'sec-fetch-site': 'same-origin' });
    expect(here.status).toBe(200);
    const elsewhere = await config({ site_id: siteOf(own) }, { 'sec-fetch-site': 'cross-site' });
    expect(elsewhere).toBeProblem(403, 'origin_not_allowed');
  });
});

describe('messages', () => {
  test('are answered to the byte as through the API', async () => {
    const visitor = await newVisitor(aisle, siteId);
    const questions = [
      question,
      'Is the Trailhead 2 waterproof?',
      'Do you sell submarines?',
      'boots under $150',
    ];
    for (const query_text of questions) {
      const body = { query_text, page_url: pageUrl, locale: 'en', user_metadata: { plan: 'gold' } };
      const [api, website] = await Promise.all([
        shop.post('/api/v1/send_message', body),
        visitor.post('/website/v1/messages', body),
      ]);
      expect(website.status).toBe(200);
      const own = { thread_id: '', message_id: '', created_at: '' };
      expect(JSON.stringify({ ...website.body, ...own })).toBe(JSON.stringify({ ...api.body, ...own }));
    }
  });

  test('a stream ends with the same body', async () => {
    const visitor = await newVisitor(aisle, siteId);
    const streamed = await visitor.post(
      '/website/v1/messages',
      { query_text: question },
      { accept: 'text/event-stream' },
    );
    expect(streamed.headers['content-type']).toBe('text/event-stream');
    expect(streamed.headers['access-control-allow-origin']).toBe(shopOrigin);
    const last = streamed.text.trim().split('\n\n').at(-1) ?? '';
    expect(last).toContain('event: message.completed');
    expect(last).toContain('60 days');
  });

  test('a conversation goes on for its visitor only, and is theirs to read', async () => {
    const [visitor, stranger] = [await newVisitor(aisle, siteId), await newVisitor(aisle, siteId)];
    const { body } = await visitor.post('/website/v1/messages', { query_text: question });
    const thread_id = String(body['thread_id']);
    const next = await visitor.post('/website/v1/messages', { query_text: 'And the price?', thread_id });
    expect(next.body['thread_id']).toBe(thread_id);
    for (const query of [`?thread_id=${thread_id}`, ''])
      expect((await visitor.get(`/website/v1/messages${query}`)).body).toMatchObject({
        thread_id,
        messages: [{ query_text: question }, { query_text: 'And the price?' }],
      });
    const stolen = { query_text: 'And the price?', thread_id };
    expect(await stranger.post('/website/v1/messages', stolen)).toBeProblem(404, 'thread_not_found');
    expect(await stranger.get(`/website/v1/messages?thread_id=${thread_id}`)).toBeProblem(
      404,
      'thread_not_found',
    );
    expect((await stranger.get('/website/v1/messages')).body).toMatchObject({
      thread_id: null,
      messages: [],
    });
    // The company reads it with a key, but does not go on in it.
    expect((await shop.get(`/api/v1/threads/${thread_id}`)).body).toMatchObject({ channel: 'website' });
    expect(await shop.post('/api/v1/send_message', stolen)).toBeProblem(404, 'thread_not_found');
  });

  test('a visitor comes back with the token of this site, and with no other', async () => {
    const first = await newVisitor(aisle, siteId);
    const { body } = await first.post('/website/v1/messages', { query_text: question });
    const again = await newVisitor(aisle, siteId, { visitor_token: first.visitorToken });
    expect(again.visitorToken).toBe(first.visitorToken);
    expect((await again.get('/website/v1/messages')).body['thread_id']).toBe(body['thread_id']);
    const rival = await aisle.newCompany();
    const there = await newVisitor(aisle, siteOf(rival), { visitor_token: first.visitorToken });
    expect(there.visitorToken).not.toBe(first.visitorToken);
    expect((await there.get('/website/v1/messages')).body['thread_id']).toBeNull();
    for (const forged of ['x', `aisle_vt_${'A'.repeat(43)}`, '']) {
      const anew = await newVisitor(aisle, siteId, { visitor_token: forged });
      expect(anew.visitorToken).not.toBe(forged);
    }
  });

  test('repeats with a key are sent once; another visitor’s key is another', async () => {
    const [visitor, stranger] = [await newVisitor(aisle, siteId), await newVisitor(aisle, siteId)];
    const key = { 'idempotency-key': 'q-1' };
    const first = await visitor.post('/website/v1/messages', { query_text: question }, key);
    const again = await visitor.post('/website/v1/messages', { query_text: question }, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.text).toBe(first.text);
    const other = await stranger.post('/website/v1/messages', { query_text: question }, key);
    expect(other.body['thread_id']).not.toBe(first.body['thread_id']);
  });

  test('bad input is a problem, and nothing is stored', async () => {
    const visitor = await newVisitor(aisle, siteId);
    expect(await visitor.post('/website/v1/messages', { query_text: ' ' })).toBeProblem(
      400,
      'invalid_request',
    );
    expect(await visitor.post('/website/v1/messages', '{')).toBeProblem(400, 'invalid_json');
    expect((await visitor.get('/website/v1/messages')).body['messages']).toEqual([]);
  });
});

describe('the other routes', () => {
  async function faqsOf(visitor: Awaited<ReturnType<typeof newVisitor>>, query = '') {
    const path = `/website/v1/faqs?page_url=${encodeURIComponent(pageUrl)}&count=3${query}`;
    for (let tries = 0; tries < 600; tries++) {
      const response = await visitor.get(path);
      if (response.status !== 202) return response;
      expect(response.headers['retry-after']).toBe(String(response.body['retry_after_seconds']));
      await sleep(20);
    }
    throw new Error('The page stays generating.');
  }

  test('faqs are those of the API, with answers on wish, and are answered from the cache', async () => {
    const visitor = await newVisitor(aisle, siteId);
    const plain = await faqsOf(visitor);
    expect(plain.body['status']).toBe('ready');
    const api = await shop.get(`/api/v1/product-faqs?page_url=${encodeURIComponent(pageUrl)}&count=3`);
    expect(plain.text).toBe(api.text);
    const answered = await faqsOf(visitor, '&include=answers');
    expect(answered.headers['cache-control']).toBe('no-store');
    const faqs = answered.body['faqs'] as { faq_id: number; question: string; answer: string }[];
    expect(faqs).toHaveLength(3);
    for (const { faq_id, question: query_text, answer } of faqs) {
      const told = await visitor.post('/website/v1/messages', { query_text, faq_id });
      expect(told.body).toMatchObject({ engine: 'faq', result_text: answer });
    }
  });

  describe('FAQs for search engines', () => {
    const told = (query: Record<string, string>, headers: Record<string, string> = {}) =>
      aisle.send('GET', `/website/v1/faq-page?${new URLSearchParams(query)}`, { headers });
    const withSwitch = async (own: WireClient, faq_json_ld: boolean) => {
      const sites = [{ site_id: siteOf(own), name: 'Web', origins: [shopOrigin], widget: { faq_json_ld } }];
      expect((await own.patch('/api/v1/settings', { website: { sites } })).status).toBe(200);
    };
    const hostile = 'Fits </script><script>alert(1)</script> all feet?';

    test('a server gets what visitors get, with no session, as data or as an element for its page', async () => {
      const own = await aisle.newCompany({ products: [boot], documents: [returns], settings });
      await withSwitch(own, true);
      await own.post('/api/v1/faqs', { question: hostile, answer: 'It <b>does</b>.', page_url: pageUrl });
      const query = { site_id: siteOf(own), page_url: pageUrl, count: '3' };
      const first = await told(query);
      expect([200, 202]).toContain(first.status);
      if (first.status === 202) expect(Number(first.headers['retry-after'])).toBeGreaterThan(0);
      const visitor = await newVisitor(aisle, siteOf(own));
      const listed = (await faqsOf(visitor, '&include=answers')).body['faqs'] as {
        question: string;
        answer: string;
      }[];
      const json = await told(query);
      expect(json.status).toBe(200);
      expect(json.headers['content-type']).toBe('application/ld+json; charset=utf-8');
      expect(json.headers['cache-control']).toBe('public, max-age=60');
      const mainEntity = listed.map(({ question: name, answer: text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      }));
      expect(mainEntity.map(({ name }) => name)).toContain(hostile);
      const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
      expect(JSON.parse(json.text)).toEqual(data);
      const again = await told(query, { 'if-none-match': json.headers['etag'] ?? '' });
      expect(again).toMatchObject({ status: 304, text: '' });
      const html = await told({ ...query, format: 'html' });
      expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
      const [, inside = ''] =
        /^<script type="application\/ld\+json" data-aisle>(.*)<\/script>$/s.exec(html.text) ?? [];
      expect(inside).not.toContain('<');
      expect(JSON.parse(inside)).toEqual(data);
    });

    test('only where the site says so; another shop’s page is none of it', async () => {
      const own = await aisle.newCompany({ products: [boot], settings });
      const query = { site_id: siteOf(own), page_url: pageUrl };
      expect(await told(query)).toBeProblem(404, 'not_found');
      expect(await told({ ...query, site_id: 'st_none' })).toBeProblem(404, 'not_found');
      await withSwitch(own, true);
      const foreign = await told({ ...query, page_url: 'https://elsewhere.example/p/1' });
      expect(foreign).toMatchObject({ status: 204, text: '' });
      await withSwitch(own, false);
      expect(await told(query)).toBeProblem(404, 'not_found');
      await withSwitch(own, true);
      await disableCompany(aisle.contextOf(own.companyId));
      expect(await told(query)).toBeProblem(404, 'not_found');
    });

    test('bad input is a problem', async () => {
      for (const query of [
        {},
        { site_id: siteId },
        { site_id: siteId, page_url: 'no address' },
        { site_id: siteId, page_url: pageUrl, format: 'pdf' },
      ])
        expect(await told(query as Record<string, string>)).toBeProblem(400, 'invalid_request');
    });
  });

  test('search finds what the API finds', async () => {
    const visitor = await newVisitor(aisle, siteId);
    const body = { query_text: 'waterproof boots under $150', answer: false };
    const [api, website] = [
      await shop.post('/api/v1/search', body),
      await visitor.post('/website/v1/search', body),
    ];
    expect({ ...website.body, took_ms: 0 }).toEqual({ ...api.body, took_ms: 0 });
    const told = await visitor.post('/website/v1/search', { query_text: 'waterproof boots' });
    expect((await visitor.get('/website/v1/messages')).body['thread_id']).toBe(told.body['thread_id']);
  });

  test('feedback is for one’s own answers', async () => {
    const [visitor, stranger] = [await newVisitor(aisle, siteId), await newVisitor(aisle, siteId)];
    const { body } = await visitor.post('/website/v1/messages', { query_text: question });
    const rating = { message_id: body['message_id'], rating: 1, comment: 'yes' };
    expect((await visitor.post('/website/v1/feedback', rating)).body).toEqual({ rating: 1, comment: 'yes' });
    expect(await stranger.post('/website/v1/feedback', rating)).toBeProblem(404, 'message_not_found');
    const api = await shop.post('/api/v1/send_message', { query_text: question });
    const foreign = { message_id: api.body['message_id'], rating: -1 };
    expect(await visitor.post('/website/v1/feedback', foreign)).toBeProblem(404, 'message_not_found');
  });

  test('events and orders count once', async () => {
    const visitor = await newVisitor(aisle, siteId);
    const at = '2026-11-21T09:30:00.000Z';
    const viewed = { event_id: 'e1', type: 'product_viewed', at, product_id: 'NP-1042' };
    const price = { amount: 13900, currency: 'USD' };
    const bought = (event_id: string) => ({
      event_id,
      type: 'checkout_completed',
      at,
      order_id: 'o1',
      price,
    });
    const first = await visitor.post('/website/v1/events', { events: [viewed, bought('e2')] });
    expect(first).toMatchObject({ status: 202, body: { accepted: 2, duplicates: 0 } });
    const again = await visitor.post('/website/v1/events', { events: [viewed, bought('e3')] });
    expect(again.body).toEqual({ accepted: 0, duplicates: 2 });
    const odd = { events: [{ ...viewed, type: 'card_number_typed' }] };
    expect(await visitor.post('/website/v1/events', odd)).toBeProblem(400, 'invalid_request');
  });

  test('an erased visitor is forgotten', async () => {
    const visitor = await newVisitor(aisle, siteId);
    const { body } = await visitor.post('/website/v1/messages', { query_text: question });
    const thread = await shop.get(`/api/v1/threads/${body['thread_id']}`);
    const owner = String(thread.body['end_user_id']);
    expect(owner).toMatch(/^vis_/);
    expect((await shop.delete(`/api/v1/threads?end_user_id=${owner}`)).body).toEqual({ deleted: 1 });
    const again = await newVisitor(aisle, siteId, { visitor_token: visitor.visitorToken });
    expect(again.visitorToken).not.toBe(visitor.visitorToken);
  });
});

describe('sessions', () => {
  test.each(['', 'Bearer x', `Bearer aisle_ws_${'A'.repeat(43)}`, 'Basic eDp5'])(
    '"%s" is none',
    async (authorization) => {
      const headers = { origin: shopOrigin, ...(authorization === '' ? {} : { authorization }) };
      for (const [method, path] of [
        ['GET', '/website/v1/messages'],
        ['GET', `/website/v1/faqs?page_url=${pageUrl}`],
        ['POST', '/website/v1/search'],
        ['POST', '/website/v1/feedback'],
        ['POST', '/website/v1/events'],
      ] as const) {
        const body = method === 'POST' ? { body: {} } : {};
        expect(await aisle.send(method, path, { headers, ...body })).toBeProblem(401, 'invalid_session');
      }
    },
  );

  test('a secret key is none either', async () => {
    const headers = { origin: shopOrigin, authorization: `Bearer ${shop.key}` };
    expect(await aisle.send('GET', '/website/v1/messages', { headers })).toBeProblem(401, 'invalid_session');
  });

  test('closing the site, or the company, ends them', async () => {
    const own = await aisle.newCompany();
    const visitor = await newVisitor(aisle, siteOf(own));
    expect((await visitor.get('/website/v1/messages')).status).toBe(200);
    await disableCompany(aisle.contextOf(own.companyId));
    expect(await visitor.get('/website/v1/messages')).toBeProblem(401, 'invalid_session');
    expect(await openSession(aisle, siteOf(own))).toBeProblem(403, 'access_not_enabled');
    const second = await aisle.newCompany();
    const there = await newVisitor(aisle, siteOf(second));
    await second.patch('/api/v1/settings', { website: { sites: [] } });
    expect(await there.get('/website/v1/messages')).toBeProblem(401, 'invalid_session');
  });
});
