/** Rows of products, keys, limits, people, sources and what is kept of answers, as an earlier or a newer release wrote them. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Sql } from '../src/platform/database/database.ts';
import type { Tables } from '../src/platform/database/tables.ts';
import { listAudit } from '../src/services/audit/list-audit.ts';
import { setLimit } from '../src/services/companies/set-limit.ts';
import { addCase } from '../src/services/evals/add-case.ts';
import { lastChange } from '../src/services/evals/last-change.ts';
import { listCases } from '../src/services/evals/list-cases.ts';
import { runCases } from '../src/services/evals/run-cases.ts';
import { loadMarks, putMark } from '../src/services/gaps/store.ts';
import { rememberMapping, storedMapping } from '../src/services/imports/remember-mapping.ts';
import { addMember } from '../src/services/members/add-member.ts';
import { listMemberships } from '../src/services/members/list-memberships.ts';
import { defaultOptions, noProgress } from '../src/services/sources/source.ts';
import { insertSource } from '../src/services/sources/store.ts';
import { useAisle } from './support/start-aisle.ts';
import { type WireClient, wireClient } from './support/wire-client.ts';

const aisle = useAisle();
const product = (product_id: string, title: string) => ({
  product_id,
  title,
  categories: ['Lamps'],
  price: { amount: 4_900, currency: 'EUR' },
  attributes: { color: 'brass' },
});
const lamps = [product('a', 'Brass lamp'), product('b', 'Copper lamp'), product('c', 'Iron lamp')];

let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(aisle.base.log, 'warn');
});
afterEach(() => warned.mockRestore());

/** Starts the server anew, without what it remembered of rows; gives back the same shop there. */
async function restarted(shop: WireClient): Promise<WireClient> {
  await aisle.restart();
  warned = vi.spyOn(aisle.base.log, 'warn');
  return wireClient(aisle.target, shop, () => Promise.resolve(shop.key));
}

/** Writes into the store as another release would have, then starts this one on it. */
async function rewritten<Table extends Written>(
  shop: WireClient,
  table: Table,
  values: Partial<Tables[Table]>,
): Promise<WireClient> {
  await write(shop, table, values);
  return restarted(shop);
}

type Written =
  | 'company'
  | 'api_key'
  | 'product'
  | 'source'
  | 'trace'
  | 'message'
  | 'member'
  | 'audit'
  | 'eval_case'
  | 'eval_run'
  | 'gap_mark'
  | 'import_mapping';

/** Sets columns of all rows of the shop in a table. */
async function write<Table extends Written>(
  { companyId }: Pick<WireClient, 'companyId'>,
  table: Table,
  values: Partial<Tables[Table]>,
): Promise<void> {
  await aisle.base.db.write(companyId, (sql: Sql) =>
    sql
      .updateTable(table as 'company')
      .set(values as Partial<Tables['company']>)
      .where('company_id', '=', companyId)
      .execute(),
  );
}

function unread(column: string) {
  return warned.mock.calls.filter(([told]) => (told as { column?: string }).column === column);
}

describe('a product', () => {
  const list = async (shop: WireClient, more = '') =>
    (await shop.get(`/api/v1/products?limit=2${more}`)).body as {
      data: { product_id: string }[];
      next_cursor: string | null;
    };
  const found = async (shop: WireClient) => {
    const { status, body } = await shop.post('/api/v1/search', { query_text: 'lamp', answer: false });
    expect(status).toBe(200);
    return (body['products'] as { product_id: string }[]).map(({ product_id }) => product_id).toSorted();
  };
  async function withRecord(record: string): Promise<WireClient> {
    const shop = await aisle.newCompany({ products: lamps });
    await aisle.base.db.write(shop.companyId, (sql) =>
      sql
        .updateTable('product')
        .set({ record })
        .where('company_id', '=', shop.companyId)
        .where('product_id', '=', 'a')
        .execute(),
    );
    return restarted(shop);
  }

  test.each(['{"productId":"a","title":"Brass', '{"v":1,"id":"a","names":{}}', '{"productId":"a"}', ''])(
    'that cannot be read (%s) is as if it were not there, and the list goes on behind it',
    async (record) => {
      const shop = await withRecord(record);
      expect(await found(shop)).toEqual(['b', 'c']);
      expect(await shop.get('/api/v1/products/a')).toBeProblem(404, 'product_not_found');
      expect(await shop.patch('/api/v1/products/a', { title: 'New' })).toBeProblem(404, 'product_not_found');
      const { data, next_cursor } = await list(shop);
      expect(data.map(({ product_id }) => product_id)).toEqual(['b', 'c']);
      expect(next_cursor).toBeNull();
      expect(unread('product.record').length).toBeGreaterThan(0);
    },
  );

  test('that cannot be read is whole again when it is sent again, and can be deleted', async () => {
    const shop = await withRecord('{');
    expect((await shop.put('/api/v1/products', { products: lamps })).body).toMatchObject({
      updated: 1,
      unchanged: 2,
    });
    expect(await found(shop)).toEqual(['a', 'b', 'c']);
    const other = await withRecord('{');
    expect(await other.delete('/api/v1/products/a')).toMatchObject({ status: 204 });
    expect(await other.delete('/api/v1/products/a')).toBeProblem(404, 'product_not_found');
    expect(await found(other)).toEqual(['b', 'c']);
  });
});

describe('the scopes of a key', () => {
  const search = (shop: WireClient) => shop.post('/api/v1/search', { query_text: 'lamp' });

  test('of the release before hold, without those that this one does not know', async () => {
    const shop = await aisle.newCompany({ products: lamps });
    const later = await rewritten(shop, 'api_key', { scopes: '["search:read","moon:write"]' });
    expect(await search(later)).toMatchObject({ status: 200 });
    expect(await later.get('/api/v1/settings')).toBeProblem(403, 'insufficient_scope');
    expect(unread('api_key.scopes').length).toBeGreaterThan(0);
  });

  test.each(['["search:read"', '{"v":1,"all":true}', '"search:read"', '[["search:read"]]'])(
    'that cannot be read (%s) are none',
    async (scopes) => {
      const shop = await aisle.newCompany({ products: lamps });
      const later = await rewritten(shop, 'api_key', { scopes });
      expect(await search(later)).toBeProblem(403, 'insufficient_scope');
      expect(unread('api_key.scopes').length).toBeGreaterThan(0);
    },
  );
});

describe('the limits of a company', () => {
  const quota = async (shop: WireClient) =>
    (await shop.post('/api/v1/search', { query_text: 'lamp' })).headers['x-ratelimit-limit'];

  test('hold as they are written today and as they were written before versions', async () => {
    const shop = await aisle.newCompany();
    await setLimit(aisle.contextOf(shop.companyId), 'search', 7);
    expect(await quota(await restarted(shop))).toBe('7');
    expect(await quota(await rewritten(shop, 'company', { limits: '{"search":5}' }))).toBe('5');
    expect(unread('company.limits')).toEqual([]);
  });

  test.each(['{"v":1,"search":"5"}', '{"search":0}', '{"v":2,"per_minute":{}}', '[]', ''])(
    'that cannot be read (%s) are the defaults',
    async (limits) => {
      const shop = await aisle.newCompany();
      const later = await rewritten(shop, 'company', { limits });
      expect(await quota(later)).toBe('1000000');
      expect(unread('company.limits').length).toBeGreaterThan(0);
    },
  );
});

test('what a person is let into is what can be read of it', async () => {
  const shop = await aisle.newCompany();
  const userId = `user of ${shop.companyId}`;
  const person = { userId, email: 'a@shop.example', name: 'A', role: 'member', grants: ['faqs'] } as const;
  await addMember(aisle.base, shop.companyId, person);
  const grantsOf = async () => (await listMemberships(aisle.base, userId)).map(({ grants }) => grants);
  expect(await grantsOf()).toEqual([['faqs']]);
  expect(unread('member.grants')).toEqual([]);
  await write(shop, 'member', { grants: '["moon","analytics"]' });
  expect(await grantsOf()).toEqual([['analytics']]);
  await write(shop, 'member', { grants: '{"all":true}' });
  expect(await grantsOf()).toEqual([[]]);
  expect(unread('member.grants')).toHaveLength(2);
});

describe('a source', () => {
  const options = { ...defaultOptions, everyHours: 6, exclude: ['/private/*'] };
  async function newSource(shop: WireClient): Promise<string> {
    const nowMs = aisle.base.clock.nowMs();
    const sourceId = aisle.base.ids.ulid('src', nowMs);
    const url = 'https://northpeak.example/';
    const times = { startedAtMs: undefined, finishedAtMs: undefined, cancelledAtMs: undefined };
    await insertSource(
      aisle.contextOf(shop.companyId),
      {
        ...{ sourceId, kind: 'website', name: url, url, urlKey: `website ${url}`, options, status: 'ok' },
        ...{ runSeq: 1, progress: noProgress(), error: undefined, report: undefined, nextRunAtMs: undefined },
        ...{ ...times, createdAtMs: nowMs, updatedAtMs: nowMs },
      },
      null,
    );
    return `/api/v1/sources/${sourceId}`;
  }

  test('written before versions is what it was', async () => {
    const shop = await aisle.newCompany();
    const path = await newSource(shop);
    const { body: before } = await shop.get(path);
    expect(before).toMatchObject({ every_hours: 6, exclude: ['/private/*'] });
    const later = await rewritten(shop, 'source', {
      options: JSON.stringify(options),
      progress: JSON.stringify({ ...noProgress(), found: 9 }),
      report: '{"notes":[]}',
      error: '{"code":"empty","detail":"It gave no product."}',
      started_at: 1,
    });
    expect((await later.get(path)).body).toMatchObject({
      ...{ every_hours: 6, exclude: ['/private/*'], progress: { found: 9 } },
      last_run: { error: { code: 'empty' }, report: { notes: [] } },
    });
    for (const column of ['options', 'progress', 'report', 'error'])
      expect(unread(`source.${column}`)).toEqual([]);
  });

  test('whose options cannot be read is listed, is not read, and is whole when they are set again', async () => {
    const shop = await aisle.newCompany();
    const path = await newSource(shop);
    const lost = { options: '{"v":2,"paths":["!/private/"]}', progress: '{', report: '[]', error: '7' };
    const later = await rewritten(shop, 'source', { ...lost, started_at: 1 });
    expect((await later.get(path)).body).toMatchObject({
      ...{ every_hours: 0, status: 'ok', progress: { found: 0 } },
      last_run: { error: { code: 'unreadable' } },
    });
    expect(await later.post(`${path}/run`, {})).toMatchObject({ status: 202 });
    await expect.poll(async () => (await later.get(path)).body['status'], { timeout: 20_000 }).toBe('failed');
    const { body } = await later.get(path);
    expect(body).toMatchObject({ last_run: { error: { code: 'options_lost' } }, next_run_at: null });
    for (const column of ['options', 'progress', 'report', 'error'])
      expect(unread(`source.${column}`).length).toBeGreaterThan(0);
    const set = await later.patch(path, { every_hours: 12, exclude: ['/private/*'] });
    expect(set.body).toMatchObject({ every_hours: 12, exclude: ['/private/*'] });
    expect((await (await restarted(later)).get(path)).body).toMatchObject({ every_hours: 12 });
    expect(unread('source.options')).toEqual([]);
  });
});

describe('what is kept of an answer', () => {
  async function answered() {
    const shop = await aisle.newCompany({ products: lamps });
    const { body, headers } = await shop.post('/api/v1/send_message', {
      query_text: 'Which lamps are there?',
    });
    const rate = (at: WireClient) =>
      at.post(`/api/v1/messages/${String(body['message_id'])}/feedback`, { rating: 1 });
    return { shop, rate, path: `/api/v1/traces/${headers['x-request-id']}` };
  }

  test('a trace written before versions is told as it was; one that cannot be read is none', async () => {
    const { shop, path } = await answered();
    const { body } = await shop.get(path);
    expect(body).toHaveProperty('status');
    expect(body).not.toHaveProperty('v');
    await write(shop, 'trace', { body: '{"kind":"fresh","status":"answered"}' });
    expect((await shop.get(path)).body).toMatchObject({ kind: 'fresh', status: 'answered' });
    expect(unread('trace.body')).toEqual([]);
    for (const damaged of ['zstd:AAAA', '{', '{"v":9}', '[]']) {
      await write(shop, 'trace', { body: damaged });
      expect(await shop.get(path)).toBeProblem(404, 'trace_not_found');
    }
    expect(unread('trace.body')).toHaveLength(4);
  });

  test('an answer that cannot be read can be rated all the same', async () => {
    const { shop, rate } = await answered();
    expect(await rate(shop)).toMatchObject({ status: 200 });
    expect(unread('message.response')).toEqual([]);
    await write(shop, 'message', { response: 'zstd:AAAA' });
    expect(await rate(shop)).toMatchObject({ status: 200 });
    expect(unread('message.response')).toHaveLength(1);
  });
});

test('a line of the audit log stands without details that cannot be read', async () => {
  const shop = await aisle.newCompany();
  const ctx = aisle.contextOf(shop.companyId);
  const details = async () => (await listAudit(ctx, { limit: 1 })).entries.map((entry) => entry.details);
  const [written] = await details();
  expect(written).toHaveProperty('request_id');
  expect(written).not.toHaveProperty('v');
  await write(shop, 'audit', { details: '{"from":1,"request_id":"req_1"}' });
  expect(await details()).toEqual([{ from: 1, request_id: 'req_1' }]);
  expect(unread('audit.details')).toEqual([]);
  await write(shop, 'audit', { details: '{"from":' });
  expect(await details()).toEqual([{}]);
  expect(unread('audit.details').length).toBeGreaterThan(0);
});

test('cases and runs written before versions are what they were; what cannot be read is left out', async () => {
  const shop = await aisle.newCompany({ products: lamps });
  const ctx = aisle.contextOf(shop.companyId);
  const body = { ask: 'Is there a brass lamp?', expect: { must_contain: ['moon'] } };
  await addCase(ctx, body);
  await runCases(ctx);
  const kept = await listCases(ctx);
  expect(kept.cases.map((each) => each.body)).toEqual([body]);
  expect(kept.runs).toMatchObject([{ failed: 1, results: [{ name: body.ask, passed: false }] }]);
  await write(shop, 'eval_case', { body: JSON.stringify(body) });
  await write(shop, 'eval_run', { results: JSON.stringify([{ name: body.ask, passed: true }]) });
  expect((await listCases(ctx)).cases).toEqual(kept.cases);
  await runCases(ctx);
  expect((await lastChange(ctx))?.broken).toEqual([body.ask]);
  expect([...unread('eval_case.body'), ...unread('eval_run.results')]).toEqual([]);
  await write(shop, 'eval_case', { body: '[]' });
  await write(shop, 'eval_run', { results: '{"v":1,"cases":[{"passed":"yes"}]}' });
  expect((await listCases(ctx)).cases).toEqual([]);
  expect((await listCases(ctx)).runs).toMatchObject([{ results: [] }, { failed: 1, results: [] }]);
  expect((await lastChange(ctx))?.broken).toEqual([]);
  expect(unread('eval_case.body').length).toBeGreaterThan(0);
  expect(unread('eval_run.results').length).toBeGreaterThan(0);
});

test('a question that is answered since stays so, whatever answers it', async () => {
  const shop = await aisle.newCompany();
  const ctx = aisle.contextOf(shop.companyId);
  const answeredBy = { sourceId: 'product:a', title: 'Brass lamp' };
  const mark = { locale: 'en', questionKey: 'k', state: 'answered', asked: 3, updatedAtMs: 5 } as const;
  await putMark(ctx, { ...mark, answeredBy });
  expect(await loadMarks(ctx)).toEqual([{ ...mark, answeredBy }]);
  await write(shop, 'gap_mark', { answered_by: JSON.stringify(answeredBy) });
  expect(await loadMarks(ctx)).toEqual([{ ...mark, answeredBy }]);
  expect(unread('gap_mark.answered_by')).toEqual([]);
  await write(shop, 'gap_mark', { answered_by: '{"sourceId":7}' });
  expect(await loadMarks(ctx)).toEqual([mark]);
  expect(unread('gap_mark.answered_by')).toHaveLength(1);
});

test('how the columns of a file are read is guessed anew when what was said cannot be read', async () => {
  const shop = await aisle.newCompany();
  const ctx = aisle.contextOf(shop.companyId);
  const mapping = { columns: { Nr: 'product_id' }, urlPattern: 'https://shop.example/{Nr}' } as const;
  await rememberMapping(ctx, 'lamps.csv', mapping);
  expect(await storedMapping(ctx, 'lamps.csv')).toEqual(mapping);
  await write(shop, 'import_mapping', { mapping: '{"columns":{"Nr":"product_id"}}' });
  expect(await storedMapping(ctx, 'lamps.csv')).toEqual({ columns: { Nr: 'product_id' } });
  expect(unread('import_mapping.mapping')).toEqual([]);
  for (const lost of ['{"columns":{"Nr":"moon"}}', '{"v":2}', '{"columns":']) {
    await write(shop, 'import_mapping', { mapping: lost });
    expect(await storedMapping(ctx, 'lamps.csv')).toBeUndefined();
  }
  expect(unread('import_mapping.mapping')).toHaveLength(3);
});
