import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { armFaultPoints } from '../src/platform/faults/fault-point.ts';
import { aheadClock } from './support/base-context.ts';
import { postgresWanted } from './support/engines.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const [secondMs, minuteMs, hourMs] = [1_000, 60_000, 3_600_000];
const dayMs = 24 * hourMs;
const pageUrl = 'https://northpeak.example/p/trailhead-2';
const helpUrl = 'https://northpeak.example/help/returns';
const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  price: { amount: 13_900, currency: 'USD' },
  attributes: { waterproof: true, weight_g: 540, upper_material: 'suede leather' },
};
const help = { document_id: 'returns', title: 'Returns', url: helpUrl, content: 'Within 60 days.' };

type Listed = { faq_id: number; question: string };

function pathOf(url: string, count = 10): string {
  return `/api/v1/product-faqs?count=${count}&page_url=${encodeURIComponent(url)}`;
}

/** The transitions of a page that depend on the time, and how long its questions stay answerable, by a clock that is put ahead. */
function suite(store: 'sqlite' | 'postgres'): void {
  const clock = aheadClock();
  const aisle = useAisle({}, { store, clock });
  afterEach(() => armFaultPoints(undefined));

  const newShop = () =>
    aisle.newCompany({
      products: [boot],
      documents: [help],
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });

  async function settled(shop: WireClient, url = pageUrl) {
    for (let tries = 0; tries < 1_000; tries++) {
      const response = await shop.get(pathOf(url));
      if (response.status !== 202) return response;
      await sleep(20);
    }
    throw new Error('The page stays generating.');
  }

  const faqsOf = ({ body }: { body: Record<string, unknown> }) => body['faqs'] as Listed[];
  const ask = (shop: WireClient, { faq_id, question }: Listed) =>
    shop.post('/api/v1/send_message', { query_text: question, faq_id });
  const jobsOf = (shop: WireClient) =>
    aisle.base.db.read(null, (sql) =>
      sql
        .selectFrom('job')
        .select('state')
        .where('company_id', '=', shop.companyId)
        .where('kind', '=', 'generate_faqs')
        .execute(),
    );

  test('ready: the cache age counts down to 24 h after the generation', async () => {
    const shop = await newShop();
    await settled(shop);
    clock.advance(dayMs - minuteMs);
    const { status, headers } = await shop.get(pathOf(pageUrl));
    expect(status).toBe(200);
    const maxAge = Number(/^private, max-age=(\d+)$/u.exec(headers['cache-control'] ?? '')?.[1]);
    expect(maxAge).toBeGreaterThan(0);
    expect(maxAge).toBeLessThanOrEqual(60);
    expect(headers['cache-status']).toBe(`aisle; hit; ttl=${maxAge}`);
    expect(await jobsOf(shop)).toHaveLength(1);
  });

  test('ready, 24 h passed: the old list is served, one job makes it anew, ids stay', async () => {
    const shop = await newShop();
    const old = await settled(shop);
    clock.advance(dayMs + secondMs);
    const stale = await Promise.all(Array.from({ length: 20 }, () => shop.get(pathOf(pageUrl))));
    for (const response of stale) {
      expect(response.status).toBe(200);
      expect(faqsOf(response)).toEqual(faqsOf(old));
    }
    expect(stale[0]!.headers['cache-control']).toMatch(/^private, max-age=0$/u);
    expect(stale[0]!.headers['cache-status']).toMatch(/^aisle; hit; ttl=-\d+$/u);
    let fresh = stale[0]!;
    while (fresh.body['generated_at'] === old.body['generated_at']) {
      await sleep(20);
      fresh = await shop.get(pathOf(pageUrl));
      expect(fresh.status).toBe(200);
    }
    expect(faqsOf(fresh)).toEqual(faqsOf(old));
    expect(fresh.headers['etag']).not.toBe(old.headers['etag']);
    expect(fresh.headers['cache-control']).toMatch(/max-age=8\d{4}$/u);
    expect(await jobsOf(shop)).toHaveLength(2);
  });

  test('stale for 7 days, then as none: 202 again, and the same ids for the same questions', async () => {
    const shop = await newShop();
    const old = await settled(shop);
    clock.advance(dayMs + 7 * dayMs - minuteMs);
    armFaultPoints((name) => {
      if (name === 'faqs:claimed') throw new Error('the job must not come in between');
    });
    expect((await shop.get(pathOf(pageUrl))).status).toBe(200);
    clock.advance(2 * minuteMs);
    expect((await shop.get(pathOf(pageUrl))).status).toBe(202);
    armFaultPoints(undefined);
    clock.advance(minuteMs);
    expect(faqsOf(await settled(shop))).toEqual(faqsOf(old));
  });

  test('not available for 10 minutes, then looked at again', async () => {
    const shop = await newShop();
    const refused = await settled(shop, helpUrl);
    expect(refused).toMatchObject({ status: 200, body: { reason: 'not_a_product_page', faqs: [] } });
    clock.advance(10 * minuteMs - 10 * secondMs);
    expect((await shop.get(pathOf(helpUrl))).body).toEqual(refused.body);
    expect(await jobsOf(shop)).toHaveLength(1);
    clock.advance(11 * secondMs);
    expect((await shop.get(pathOf(helpUrl))).status).toBe(202);
    expect((await settled(shop, helpUrl)).body).toEqual(refused.body);
    expect(await jobsOf(shop)).toHaveLength(2);
  });

  test('a page with too little to say is refused until a text is written', async () => {
    const shop = await newShop();
    const url = 'https://northpeak.example/p/bare';
    await shop.put('/api/v1/products', { products: [{ product_id: 'bare', title: 'Thing', url }] });
    await shop.delete('/api/v1/documents/returns');
    expect((await settled(shop, url)).body).toMatchObject({ reason: 'insufficient_content' });
    await shop.patch('/api/v1/products', {
      products: [{ product_id: 'bare', attributes: { material: 'brass', weight_g: 900 } }],
    });
    expect((await shop.get(pathOf(url))).status).toBe(202);
    expect((await settled(shop, url)).body['status']).toBe('ready');
  });

  test('generating for 120 s: generation_failed, 10 minutes later tried again', async () => {
    const shop = await newShop();
    armFaultPoints((name) => {
      if (name === 'faqs:claimed') throw new Error('a fault');
    });
    expect((await shop.get(pathOf(pageUrl))).status).toBe(202);
    clock.advance(118 * secondMs);
    expect((await shop.get(pathOf(pageUrl))).status).toBe(202);
    clock.advance(3 * secondMs);
    const failed = await shop.get(pathOf(pageUrl));
    expect(failed).toMatchObject({ status: 200, body: { reason: 'generation_failed', faqs: [] } });
    armFaultPoints(undefined);
    clock.advance(9 * minuteMs);
    expect((await shop.get(pathOf(pageUrl))).body['reason']).toBe('generation_failed');
    clock.advance(2 * minuteMs);
    expect((await settled(shop)).body['status']).toBe('ready');
  });

  test('an id is answered 25 h after its last listing, then 410; one that was never listed is unknown', async () => {
    const shop = await newShop();
    const [first] = faqsOf(await settled(shop));
    const question = 'Does water get into the Trailhead 2?';
    const { body: edited } = await shop.patch(`/api/v1/faqs/${first!.faq_id}`, { question });
    expect(await ask(shop, { faq_id: edited['faq_id'] as number, question })).toBeProblem(
      404,
      'faq_not_found',
    );
    expect(faqsOf(await settled(shop)).map((faq) => faq.question)).toContain(question);
    clock.advance(25 * hourMs - minuteMs);
    expect(await ask(shop, first!)).toMatchObject({ status: 200, body: { engine: 'faq' } });
    clock.advance(hourMs);
    expect(await ask(shop, first!)).toBeProblem(410, 'faq_retired');
    // What is listed stays answerable without being listed again.
    expect((await ask(shop, { faq_id: edited['faq_id'] as number, question })).status).toBe(200);
  });

  test('switched off: refused at once, listed ids still answered; switched on: as before', async () => {
    const shop = await newShop();
    const old = await settled(shop);
    const enable = (enabled: boolean) =>
      shop.patch('/api/v1/settings', { integrations: { ai_powered_faqs: { enabled } } });
    await enable(false);
    expect((await shop.get(pathOf(pageUrl))).body).toMatchObject({ reason: 'feature_disabled', faqs: [] });
    clock.advance(hourMs);
    expect((await ask(shop, faqsOf(old)[0]!)).status).toBe(200);
    await enable(true);
    const again = await shop.get(pathOf(pageUrl));
    expect(again).toMatchObject({ status: 200, body: old.body, headers: { etag: old.headers['etag'] } });
  });

  test('the last fact of a page changes: no list in between shows the old answer', async () => {
    const shop = await newShop();
    const url = 'https://northpeak.example/p/one';
    const one = { product_id: 'one', title: 'Brass Lamp', url, attributes: { weight_g: 900 } };
    await shop.put('/api/v1/products', { products: [one] });
    const [weight] = faqsOf(await settled(shop, url)).filter(({ question }) => question.includes('weigh'));
    await shop.patch('/api/v1/products', {
      products: [{ product_id: 'one', attributes: { weight_g: 950 } }],
    });
    expect((await ask(shop, weight!)).body['result_text']).toContain('950 g');
    for (const { faq_id, question } of faqsOf(await settled(shop, url)))
      expect((await ask(shop, { faq_id, question })).body['result_text']).not.toContain('900 g');
  });

  test('a deleted product: its page is as none, its ids are over', async () => {
    const shop = await newShop();
    const [first] = faqsOf(await settled(shop));
    await shop.delete('/api/v1/products/NP-1042');
    expect((await shop.get(pathOf(pageUrl))).status).toBe(202);
    expect(await ask(shop, first!)).toBeProblem(410, 'faq_retired');
  });
}

describe('on sqlite', () => suite('sqlite'));
describe.skipIf(!postgresWanted())('on postgres', () => suite('postgres'));
