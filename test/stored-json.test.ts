/** Rows as an earlier release wrote them, of a newer one, and damaged ones: shoppers go on, and the log says what was not read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Sql } from '../src/platform/database/database.ts';
import { useAisle } from './support/start-aisle.ts';
import { type WireClient, wireClient } from './support/wire-client.ts';

const aisle = useAisle();
const pageUrl = 'https://northpeak.example/p/trailhead-2';
const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  url: pageUrl,
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13_900, currency: 'USD' },
  attributes: { waterproof: true, weight_g: 540, color: 'brown' },
};
const sandal = {
  product_id: 'NP-7',
  title: 'Delta River Sandal',
  categories: ['Footwear > Sandals'],
  price: { amount: 4_900, currency: 'USD' },
  attributes: { waterproof: true, weight_g: 310, color: 'black' },
};
const settings = { integrations: { ai_powered_faqs: { enabled: true } } };

let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(aisle.base.log, 'warn');
});
afterEach(() => warned.mockRestore());

const newShop = () => aisle.newCompany({ products: [boot, sandal], settings });

/** Writes into the store as another release would have, then starts this one on it; gives back the same shop there. */
async function rewritten(shop: WireClient, write: (sql: Sql, companyId: string) => Promise<unknown>) {
  await aisle.base.db.write(shop.companyId, (sql) => write(sql, shop.companyId));
  await aisle.restart();
  warned = vi.spyOn(aisle.base.log, 'warn');
  return wireClient(aisle.target, shop, () => Promise.resolve(shop.key));
}

function unread(column: string) {
  return warned.mock.calls.filter(([told]) => (told as { column?: string }).column === column);
}

const withMemory = (context: string) => (sql: Sql, companyId: string) =>
  sql.updateTable('thread').set({ context }).where('company_id', '=', companyId).execute();

describe('a thread', () => {
  const say = (shop: WireClient, query_text: string, thread_id?: unknown) =>
    shop.post('/api/v1/send_message', { query_text, thread_id });

  test('whose memory was written before versions goes on where it was', async () => {
    const shop = await newShop();
    const { body } = await say(shop, 'Is the Trailhead 2 waterproof?');
    const before = { questions: ['Is the Trailhead 2 waterproof?'], productIds: ['NP-1042'] };
    const later = await rewritten(
      shop,
      withMemory(JSON.stringify({ ...before, focusProductId: 'NP-1042', shownPassages: [] })),
    );
    const next = await say(later, 'and how heavy is it?', body['thread_id']);
    expect(next).toMatchObject({ status: 200, body: { thread_id: body['thread_id'] } });
    expect(next.body['result_text']).toContain('540');
    expect(unread('thread.context')).toEqual([]);
  });

  test('whose last search was written before versions is refined', async () => {
    const shop = await newShop();
    const search = (at: WireClient, query_text: string, thread_id?: unknown) =>
      at.post('/api/v1/search', { query_text, thread_id });
    const { body } = await search(shop, 'brown footwear');
    const constraints = [
      {
        slot: 'color',
        operator: 'is',
        value: 'brown',
        tags: ['attr.color=brown'],
        surface: 'brown',
        start: 0,
        end: 5,
      },
    ];
    const memory = { questions: [], productIds: ['NP-1042'], shownPassages: [] };
    const earlier = { query: 'brown footwear', text: 'footwear', constraints, sort: 'relevance' };
    const later = await rewritten(shop, withMemory(JSON.stringify({ ...memory, search: earlier })));
    const next = await search(later, 'under $200', body['thread_id']);
    expect(next).toMatchObject({ status: 200, body: { interpreted_query: { text: 'footwear' } } });
    expect(unread('thread.context')).toEqual([]);
  });

  test.each([
    ['is damaged', '{"questions":["Is the'],
    ['has members of other types', '{"v":1,"questions":"Is it?","productIds":7}'],
    ['is of a newer release', '{"v":99,"asked":["Is it?"]}'],
    [
      'has a last search that cannot be read',
      '{"questions":[],"search":{"text":"boots","constraints":[{"slot":"mood"}]}}',
    ],
  ])('whose memory %s goes on as if nothing had been said', async (_, context) => {
    const shop = await newShop();
    const { body } = await say(shop, 'Is the Trailhead 2 waterproof?');
    const later = await rewritten(shop, withMemory(context));
    const next = await say(later, 'How heavy is the Trailhead 2?', body['thread_id']);
    expect(next).toMatchObject({ status: 200, body: { thread_id: body['thread_id'] } });
    expect(next.body['result_text']).toContain('540');
    expect(unread('thread.context').length).toBeGreaterThan(0);
    const again = await later.post('/api/v1/search', { query_text: 'boots', thread_id: body['thread_id'] });
    expect(again.status).toBe(200);
  });
});

describe('a FAQ', () => {
  type Listed = { faq_id: number; question: string };

  async function listed(shop: WireClient): Promise<Listed[]> {
    const path = `/api/v1/product-faqs?${new URLSearchParams({ page_url: pageUrl })}`;
    for (;;) {
      const { status, body } = await shop.get(path);
      if (status !== 202) return (body['faqs'] ?? []) as Listed[];
      await sleep(20);
    }
  }

  const ask = (shop: WireClient, { faq_id, question }: Listed) =>
    shop.post('/api/v1/send_message', { faq_id, query_text: question });

  test('written before versions says what it said', async () => {
    const shop = await newShop();
    const faqs = await listed(shop);
    const said = await Promise.all(faqs.map((faq) => ask(shop, faq)));
    const later = await rewritten(shop, async (sql, companyId) => {
      const own = sql.selectFrom('faq').select(['faq_id', 'answer']).where('company_id', '=', companyId);
      for (const { faq_id, answer } of await own.execute()) {
        const { v, ...before } = JSON.parse(answer) as Record<string, unknown>;
        expect(v).toBe(1);
        const update = sql.updateTable('faq').set({ answer: JSON.stringify(before) });
        await update.where('company_id', '=', companyId).where('faq_id', '=', faq_id).execute();
      }
    });
    expect(await listed(later)).toEqual(faqs);
    for (const [i, faq] of faqs.entries()) {
      const { body } = await ask(later, faq);
      expect(body['result_text']).toBe(said[i]!.body['result_text']);
    }
    expect(unread('faq.answer')).toEqual([]);
  });

  test.each(['{"kind":"stored","answer":{"text":"Yes."}}', '{"v":7,"kind":"tree"}', 'Yes.'])(
    'that cannot be read (%s) is not listed and is answered anew',
    async (answer) => {
      const shop = await newShop();
      const faqs = await listed(shop);
      const [lost] = faqs;
      const said = await ask(shop, lost!);
      const later = await rewritten(shop, (sql, companyId) =>
        sql
          .updateTable('faq')
          .set({ answer, variants: '{"not":"a list"}' })
          .where('company_id', '=', companyId)
          .where('faq_id', '=', lost!.faq_id)
          .execute(),
      );
      expect((await listed(later)).map(({ faq_id }) => faq_id)).not.toContain(lost!.faq_id);
      const now = await ask(later, lost!);
      expect(now).toMatchObject({ status: 200, body: { result_text: said.body['result_text'] } });
      expect(unread('faq.answer').length).toBeGreaterThan(0);
    },
  );
});

describe('a rule of search', () => {
  const hide = { kind: 'hide', target: { product_ids: ['NP-1042'] } };
  const find = async (shop: WireClient) => {
    const { status, body } = await shop.post('/api/v1/search', { query_text: 'footwear', answer: false });
    expect(status).toBe(200);
    return (body['products'] as { product_id: string }[]).map(({ product_id }) => product_id);
  };
  const withBody = (body: string) => (sql: Sql, companyId: string) =>
    sql.updateTable('search_rule').set({ body }).where('company_id', '=', companyId).execute();

  test('written before versions holds', async () => {
    const shop = await newShop();
    expect(await shop.put('/api/v1/search/rules/r1', hide)).toMatchObject({ status: 200 });
    const later = await rewritten(shop, withBody('{"target":{"productIds":["NP-1042"]}}'));
    expect(await find(later)).toEqual(['NP-7']);
    expect((await later.get('/api/v1/search/rules')).body).toMatchObject({ data: [{ rule_id: 'r1' }] });
  });

  test.each(['{"target":{"productIds":"NP-1042"}}', '{"v":2,"targets":[]}', '{'])(
    'that cannot be read (%s) is as if it were not there',
    async (body) => {
      const shop = await newShop();
      await shop.put('/api/v1/search/rules/r1', hide);
      const later = await rewritten(shop, withBody(body));
      expect((await find(later)).toSorted()).toEqual(['NP-1042', 'NP-7']);
      expect((await later.get('/api/v1/search/rules')).body).toMatchObject({ data: [] });
      expect(await later.get('/api/v1/search/rules/r1')).toBeProblem(404, 'rule_not_found');
      expect(unread('search_rule.body').length).toBeGreaterThan(0);
    },
  );
});

describe('settings', () => {
  const withSettings = (column: string) => (sql: Sql, companyId: string) =>
    sql.updateTable('company').set({ settings: column }).where('company_id', '=', companyId).execute();
  const boots = (shop: WireClient) => shop.post('/api/v1/search', { query_text: 'boots' });

  test('written before versions, with fewer groups, hold; the others have their defaults', async () => {
    const shop = await newShop();
    const later = await rewritten(
      shop,
      withSettings('{"company":{"domains":["old.example"],"currency":"EUR"}}'),
    );
    const { body } = await later.get('/api/v1/settings');
    expect(body).toMatchObject({
      company: { domains: ['old.example'], currency: 'EUR', default_locale: 'en' },
      team: { require_second_factor: false },
    });
    expect(unread('company.settings')).toEqual([]);
  });

  test('a group that cannot be read has its defaults, and the others hold', async () => {
    const shop = await newShop();
    const later = await rewritten(
      shop,
      withSettings(
        '{"v":1,"company":{"domains":["old.example"]},"threads":{"retentionDays":"long"},"team":1}',
      ),
    );
    expect((await later.get('/api/v1/settings')).body).toMatchObject({
      company: { domains: ['old.example'] },
      threads: { retention_days: 90 },
      team: { require_second_factor: true },
    });
    expect(await boots(later)).toMatchObject({ status: 200 });
    expect(unread('company.settings').length).toBeGreaterThan(0);
  });

  test.each(['', '{"company":', '{"v":5}'])(
    'that cannot be read at all (%s) end no request',
    async (column) => {
      const shop = await newShop();
      const later = await rewritten(shop, withSettings(column));
      expect(await boots(later)).toMatchObject({ status: 200 });
      expect((await later.get('/api/v1/settings')).body).toMatchObject({
        company: { domains: [] },
        team: { require_second_factor: true },
      });
      expect(unread('company.settings').length).toBeGreaterThan(0);
    },
  );
});
