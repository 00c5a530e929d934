import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const aisle = useAisle();

const pageUrl = 'https://northpeak.example/p/trailhead-2';
const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13900, currency: 'USD' },
  attributes: {
    waterproof: true,
    weight_g: 540,
    upper_material: 'suede leather',
    country_of_origin: 'Portugal',
  },
};
const settings = { integrations: { ai_powered_faqs: { enabled: true } } };

type Listed = { faq_id: number; question: string };

function path(query: Record<string, string | number> = {}): string {
  const all = { page_url: pageUrl, count: 10, ...query };
  return `/api/v1/product-faqs?${new URLSearchParams(Object.entries(all).map(([k, v]) => [k, String(v)]))}`;
}

/** Polls as the contract tells clients to, only faster. */
async function settled(shop: WireClient, query: Record<string, string | number> = {}) {
  for (let tries = 0; tries < 600; tries++) {
    const response = await shop.get(path(query));
    if (response.status !== 202) return response;
    await sleep(20);
  }
  throw new Error('The page stays generating.');
}

async function listed(shop: WireClient, query: Record<string, string | number> = {}): Promise<Listed[]> {
  const { body } = await settled(shop, query);
  return (body['faqs'] ?? []) as Listed[];
}

function ask(shop: WireClient, faq: Listed, more: Record<string, unknown> = {}) {
  return shop.post('/api/v1/send_message', { query_text: faq.question, faq_id: faq.faq_id, ...more });
}

const newShop = (options: Parameters<typeof aisle.newCompany>[0] = {}) =>
  aisle.newCompany({ products: [boot], settings, ...options });

describe('from nothing to ready', () => {
  test('the first request is told to come back, the last one gets proven questions and a cacheable answer', async () => {
    const shop = await newShop();
    const first = await shop.get(path());
    expect(first.status).toBe(202);
    expect(first.body['faqs']).toBeUndefined();
    expect(first.headers['retry-after']).toBe(String(first.body['retry_after_seconds']));
    expect(first.headers['cache-control']).toBe('no-store');
    const ready = await settled(shop);
    expect(ready).toMatchObject({
      status: 200,
      body: { status: 'ready', locale: 'en', page_url: pageUrl },
      headers: { 'content-language': 'en', vary: 'Authorization, Accept-Encoding', age: '0' },
    });
    expect(ready.headers['cache-control']).toMatch(/^private, max-age=8\d{4}$/u);
    expect(ready.headers['cache-status']).toMatch(/^aisle; hit; ttl=8\d{4}$/u);
    const questions = (ready.body['faqs'] as Listed[]).map(({ question }) => question);
    expect(questions).toContain('How much does the Trailhead 2 Hiking Boot weigh?');
    const again = await shop.get(path(), { 'if-none-match': `"other", ${ready.headers['etag']}` });
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag: ready.headers['etag'] } });
    const head = await shop.head(path());
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag: ready.headers['etag'] } });
  });

  test('count takes the first of one list; http, tracking and fragments do not make another page', async () => {
    const shop = await newShop();
    const all = await listed(shop);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(await listed(shop, { count: 2 })).toEqual(all.slice(0, 2));
    const other = 'http://NORTHPEAK.example:80/p/x/../trailhead-2?utm_source=mail#top';
    expect(await listed(shop, { page_url: other })).toEqual(all);
  });

  test.each(['0', '11', '05', ' 5', '1e1', '0x5', '', '5.0'])('count %j is refused', async (count) => {
    const shop = await newShop({ products: [] });
    expect(await shop.get(path({ count }))).toBeProblem(400, 'invalid_request');
  });

  test.each([
    ['page_url', 'ftp://northpeak.example/'],
    ['page_url', 'northpeak.example'],
    ['locale', 'en_US'],
  ])('%s %s is refused', async (name, value) => {
    const shop = await newShop({ products: [] });
    expect(await shop.get(path({ [name]: value }))).toBeProblem(400, 'invalid_request');
  });

  test('a thousand first requests are one job', async () => {
    const shop = await newShop();
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => shop.get(path())));
    expect(responses.every(({ status }) => status === 202 || status === 200)).toBe(true);
    const waits = responses
      .filter(({ status }) => status === 202)
      .map(({ body }) => body['retry_after_seconds'] as number);
    expect(waits.every((wait) => Number.isInteger(wait) && wait >= 2 && wait <= 30)).toBe(true);
    expect((await settled(shop)).status).toBe(200);
    const jobs = await aisle.base.db.read(null, (sql) =>
      sql
        .selectFrom('job')
        .select('job_id')
        .where('company_id', '=', shop.companyId)
        .where('kind', '=', 'generate_faqs')
        .execute(),
    );
    expect(jobs).toHaveLength(1);
  });
});

describe('not available', () => {
  test('feature off wins and is switched both ways at once', async () => {
    const shop = await newShop();
    const before = await listed(shop);
    const off = { integrations: { ai_powered_faqs: { enabled: false } } };
    await shop.patch('/api/v1/settings', off);
    expect(await shop.get(path())).toMatchObject({
      status: 200,
      body: { status: 'not_available', faqs: [], reason: 'feature_disabled' },
      headers: { 'cache-control': 'no-store' },
    });
    expect(await ask(shop, before[0]!)).toMatchObject({ status: 200, body: { engine: 'faq' } });
    await shop.patch('/api/v1/settings', settings);
    expect(await listed(shop)).toEqual(before);
  });

  test('a foreign page is refused at once', async () => {
    const shop = await newShop();
    const response = await shop.get(path({ page_url: 'https://rival.example/p/trailhead-2' }));
    expect(response.body).toMatchObject({ status: 'not_available', faqs: [], reason: 'host_not_allowed' });
  });

  test('a help page is no product page; a product at its address ends that', async () => {
    const help = 'https://northpeak.example/help/returns';
    const documents = [{ document_id: 'returns', title: 'Returns', url: help, content: 'Within 60 days.' }];
    const shop = await newShop({ documents });
    expect((await settled(shop, { page_url: help })).body['reason']).toBe('not_a_product_page');
    await shop.put('/api/v1/products', { products: [{ ...boot, product_id: 'other', url: help }] });
    expect((await settled(shop, { page_url: help })).body['status']).toBe('ready');
  });

  test('with approval required nothing is shown until somebody approves', async () => {
    const shop = await newShop({
      settings: { integrations: { ai_powered_faqs: { enabled: true, require_approval: true } } },
    });
    expect((await settled(shop)).body['reason']).toBe('awaiting_approval');
    const { body } = await shop.get(`/api/v1/faqs?page_url=${encodeURIComponent(pageUrl)}`);
    const [one, two] = body['data'] as Listed[];
    expect(await shop.patch(`/api/v1/faqs/${two!.faq_id}`, { review: 'approved' })).toMatchObject({
      status: 200,
      body: { review: 'approved', question: two!.question },
    });
    expect((await listed(shop)).map(({ faq_id }) => faq_id)).toEqual([two!.faq_id]);
    await shop.patch(`/api/v1/faqs/${one!.faq_id}`, { review: 'rejected' });
    expect((await listed(shop)).map(({ faq_id }) => faq_id)).toEqual([two!.faq_id]);
  });
});

describe('answers by faq_id', () => {
  test('the answer is cited, stored as an exchange, and only for exactly its question', async () => {
    const shop = await newShop();
    const faq = (await listed(shop)).find(({ question }) => question.includes('weigh'))!;
    const { status, body } = await ask(shop, faq, { locale: 'de' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ engine: 'faq', answer_status: 'answered', locale: 'en', degraded: false });
    expect(body['result_text']).toContain('540 g');
    expect((body['sources'] as { source_id: string }[])[0]).toMatchObject({ source_id: 'product:NP-1042' });
    expect(body['products']).toMatchObject([{ product_id: 'NP-1042', price: boot.price }]);
    const second = await ask(shop, faq, { thread_id: body['thread_id'] });
    expect(second.body['thread_id']).toBe(body['thread_id']);
    expect(await ask(shop, { ...faq, question: `${faq.question} ` })).toBeProblem(
      422,
      'faq_question_mismatch',
    );
    expect(await ask(shop, { ...faq, faq_id: 9_007_199_254_740_991 })).toBeProblem(404, 'faq_not_found');
  });

  test('other company: its ids are unknown, whatever the question', async () => {
    const shop = await newShop();
    const rival = await newShop();
    const [faq] = await listed(shop);
    await listed(rival);
    expect(await ask(rival, faq!)).toBeProblem(404, 'faq_not_found');
    expect(await rival.get(`/api/v1/faqs/${faq!.faq_id}`)).toBeProblem(404, 'faq_not_found');
  });
});

describe('facts', () => {
  test('a changed fact takes exactly its answers away; the others keep ids, order and age', async () => {
    const shop = await newShop();
    const before = await settled(shop);
    const faqs = before.body['faqs'] as Listed[];
    const weight = faqs.find(({ question }) => question.includes('weigh'))!;
    const others = faqs.filter((faq) => faq !== weight);
    await shop.patch('/api/v1/products', {
      products: [{ product_id: 'NP-1042', attributes: { weight_g: 610 } }],
    });
    // An id that was listed is answered from what is true now.
    expect((await ask(shop, weight)).body['result_text']).toContain('610 g');
    for (let tries = 0; tries < 200; tries++) {
      const now = await settled(shop);
      const list = now.body['faqs'] as Listed[];
      expect(list.filter(({ faq_id }) => faq_id !== weight.faq_id)).toEqual(others);
      expect(now.body['generated_at']).toBe(before.body['generated_at']);
      if (list.length === faqs.length) break;
      await sleep(20);
    }
    expect(await listed(shop)).toEqual(faqs);
    expect((await ask(shop, weight)).body['result_text']).toContain('610 g');
  });

  test('a deleted product takes its page and answers along', async () => {
    const shop = await newShop();
    const [faq] = await listed(shop);
    expect((await shop.delete('/api/v1/products/NP-1042')).status).toBe(204);
    expect(await ask(shop, faq!)).toBeProblem(410, 'faq_retired');
  });
});

describe('review', () => {
  const faqsOf = async (shop: WireClient) =>
    (await shop.get(`/api/v1/faqs?page_url=${encodeURIComponent(pageUrl)}&limit=100`)).body[
      'data'
    ] as Listed[];

  test('a new question is a new id; the old one is answered on and never listed again', async () => {
    const shop = await newShop();
    const [first] = await listed(shop);
    const question = 'Does water get into the Trailhead 2?';
    const { body } = await shop.patch(`/api/v1/faqs/${first!.faq_id}`, { question });
    expect(body).toMatchObject({ question, review: 'edited', state: 'live' });
    expect(body['faq_id']).not.toBe(first!.faq_id);
    const questions = (await listed(shop)).map((faq) => faq.question);
    expect(questions).toContain(question);
    expect(questions).not.toContain(first!.question);
    expect((await ask(shop, first!)).status).toBe(200);
  });

  test('a written answer shows the live price, and is held back when a fact it states changes', async () => {
    const shop = await newShop();
    const [first] = await listed(shop);
    const answer = 'It costs {price} and weighs 540 g.';
    await shop.patch(`/api/v1/faqs/${first!.faq_id}`, { answer, pinned: true });
    const shown = await ask(shop, first!);
    expect(shown.body['result_text']).toBe('It costs $139.00 and weighs 540 g.');
    expect((shown.body['sources'] as { source_id: string }[]).map(({ source_id }) => source_id)).toContain(
      `faq:${first!.faq_id}`,
    );
    await shop.patch('/api/v1/products', {
      products: [{ product_id: 'NP-1042', attributes: { weight_g: 610 } }],
    });
    const held = (await faqsOf(shop)).find(({ faq_id }) => faq_id === first!.faq_id);
    expect(held).toMatchObject({ state: 'stale', review: 'edited' });
    await shop.patch(`/api/v1/faqs/${first!.faq_id}`, { answer: 'It weighs 610 g.' });
    expect((await listed(shop))[0]).toEqual(first);
  });

  test('a merchant’s own question is listed first; the same wording twice is refused; deleting ends it', async () => {
    const shop = await newShop();
    const generated = await listed(shop);
    const own = { question: 'Can it be resoled?', answer: 'Yes, twice.', page_url: pageUrl };
    const created = await shop.post('/api/v1/faqs', own, { 'idempotency-key': 'one' });
    expect(created).toMatchObject({ status: 201, body: { origin: 'merchant', answer_kind: 'written' } });
    expect((await shop.post('/api/v1/faqs', own, { 'idempotency-key': 'one' })).text).toBe(created.text);
    const now = await listed(shop);
    expect(now[0]).toMatchObject({ question: own.question });
    expect((await ask(shop, now[0]!)).body['result_text']).toBe('Yes, twice.');
    const clash = { ...own, question: 'Another one?', variants: [generated[0]!.question] };
    expect(await shop.post('/api/v1/faqs', clash)).toBeProblem(400, 'invalid_request');
    const foreign = { ...own, page_url: 'https://rival.example/' };
    expect(await shop.post('/api/v1/faqs', foreign)).toBeProblem(400, 'invalid_request');
    expect((await shop.delete(`/api/v1/faqs/${now[0]!.faq_id}`)).status).toBe(204);
    expect(await listed(shop)).toEqual(generated);
    expect(await shop.delete(`/api/v1/faqs/${now[0]!.faq_id}`)).toBeProblem(404, 'faq_not_found');
  });

  test('pinned, edited and rejected questions and learned wordings outlive a regeneration', async () => {
    const shop = await newShop();
    const [first, second, third, last] = await listed(shop);
    const wording = 'Do my feet stay dry in it?';
    await shop.patch(`/api/v1/faqs/${last!.faq_id}`, { pinned: true, variants: [wording] });
    await shop.patch(`/api/v1/faqs/${second!.faq_id}`, { answer: 'As the label says.' });
    await shop.patch(`/api/v1/faqs/${third!.faq_id}`, { review: 'rejected' });
    // The first loses its fact, and the page is made whole again with a new one.
    const { waterproof: _waterproof, ...attributes } = boot.attributes;
    const changed = { ...boot, attributes: { ...attributes, vegan: true } };
    const gone = first!.question.includes('waterproof') ? first! : undefined;
    expect((await shop.put('/api/v1/products', { products: [changed] })).body['failed']).toBe(0);
    let now = await listed(shop);
    for (let tries = 0; tries < 200 && !now.some(({ question }) => question.includes('vegan')); tries++) {
      await sleep(20);
      now = await listed(shop);
    }
    expect(now.map(({ question }) => question)).toContain('Is the Trailhead 2 Hiking Boot vegan?');
    expect(now[0]).toEqual(last);
    expect(now).toContainEqual(second);
    expect(now).not.toContainEqual(third);
    if (gone) expect(now).not.toContainEqual(gone);
    expect((await shop.get(`/api/v1/faqs/${last!.faq_id}`)).body['variants']).toContain(wording);
    expect((await ask(shop, second!)).body['result_text']).toBe('As the label says.');
  });

  test('reading needs faqs:read, changing knowledge:write', async () => {
    const shop = await newShop({ products: [] });
    const reader = await shop.withScopes('faqs:read');
    expect((await reader.get('/api/v1/faqs')).status).toBe(200);
    expect(await reader.patch('/api/v1/faqs/1', { pinned: true })).toBeProblem(403, 'insufficient_scope');
    const writer = await shop.withScopes('knowledge:write');
    expect(await writer.get('/api/v1/faqs')).toBeProblem(403, 'insufficient_scope');
    expect(await writer.patch('/api/v1/faqs/1', { pinned: true })).toBeProblem(404, 'faq_not_found');
  });
});

test('each language has its own list from its own record; one that is not there gets the source’s, labelled so', async () => {
  const german = {
    ...boot,
    locale: 'de',
    title: 'Trailhead 2 Wanderstiefel',
    attributes: { wasserdicht: true, gewicht_g: 540, herkunftsland: 'Portugal' },
  };
  const shop = await newShop({ products: [boot, german] });
  const english = await listed(shop);
  const inGerman = await settled(shop, { locale: 'de-AT' });
  expect(inGerman.body['locale']).toBe('de');
  expect((inGerman.body['faqs'] as Listed[]).map(({ question }) => question)).toContain(
    'Ist dieser Artikel wasserdicht?',
  );
  const french = await settled(shop, { locale: 'fr' });
  expect(french.body['locale']).toBe('en');
  expect(french.headers['content-language']).toBe('en');
  expect(french.body['faqs']).toEqual(english);
});
