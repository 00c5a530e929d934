import { beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../src/errors.ts';
import { disableCompany } from '../src/services/companies/disable-company.ts';
import { setLimit } from '../src/services/companies/set-limit.ts';
import { describeProduct } from './support/describe-product.ts';
import { type Operation, operationsOf } from './support/operations.ts';
import { useAisle } from './support/start-aisle.ts';
import { send, type WireClient, type WireResponse } from './support/wire-client.ts';

// Collected before the server runs, so that every operation is a test of its own.
const { document } = await describeProduct();
const operations = operationsOf(document);
const guarded = operations.filter(({ template }) => template.startsWith('/api/'));
const writing = guarded.filter(({ hasBody }) => hasBody);
const scopes = [...new Set(guarded.map(({ scope }) => scope ?? ''))];
const vector = 'aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz';

const aisle = useAisle();
let shop: WireClient;

beforeAll(async () => {
  shop = await aisle.newCompany();
});

function call(
  operation: Operation,
  headers: Record<string, string>,
  body: unknown = operation.body,
): Promise<WireResponse> {
  return send(aisle.target, operation.method, operation.path, {
    headers,
    ...(operation.hasBody ? { body } : {}),
  });
}

/** Anything but a defect: a success, or a valid problem document. */
function expectAnswer(response: WireResponse, note: string): void {
  expect(response.status, `${note}: ${response.text.slice(0, 300)}`).toBeLessThan(500);
  if (response.status >= 400)
    expect(response, note).toBeProblem(response.status, response.body['code'] as ErrorCode);
}

describe('who may call', () => {
  test('there are operations, each with a scope', () => {
    expect(guarded.length).toBeGreaterThan(10);
    expect(guarded.filter(({ scope }) => !scope)).toEqual([]);
  });

  test.each(guarded)('$name', async (operation) => {
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
    expect(await call(operation, {})).toBeProblem(401, 'missing_api_key');
    for (const authorization of ['Basic eDp5', 'Bearer x', `Bearer ${vector}`])
      expect(await call(operation, { authorization })).toBeProblem(401, 'invalid_api_key');
    const origin = { origin: 'https://northpeak.example' };
    expect(await call(operation, { ...bearer(shop.key), ...origin })).toBeProblem(
      403,
      'browser_use_forbidden',
    );
    const others = await shop.withScopes(...scopes.filter((scope) => scope !== operation.scope));
    const lacking = await call(operation, bearer(others.key));
    expect(lacking).toBeProblem(403, 'insufficient_scope');
    expect(lacking.body['required_scope']).toBe(operation.scope);
    const allowed = await shop.withScopes(operation.scope ?? '');
    const answer = await call(operation, bearer(allowed.key));
    expect([401, 403]).not.toContain(answer.status);
    expectAnswer(answer, 'with the scope');
    expect(answer.headers['ratelimit-policy']).toBeTruthy();
  });

  test('a company that is not enabled calls nothing', async () => {
    const off = await aisle.newCompany();
    await disableCompany(aisle.contextOf(off.companyId));
    for (const operation of guarded)
      expect(await call(operation, { authorization: `Bearer ${off.key}` })).toBeProblem(
        403,
        'access_not_enabled',
      );
  });

  test('a used-up limit refuses every operation of its policy', async () => {
    const busy = await aisle.newCompany();
    const ctx = aisle.contextOf(busy.companyId);
    for (const policy of ['product-faqs', 'send-message', 'search', 'management'] as const)
      await setLimit(ctx, policy, 1);
    const headers = { authorization: `Bearer ${busy.key}` };
    for (const operation of guarded) await call(operation, headers);
    for (const operation of guarded) {
      const response = await call(operation, headers);
      expect(response, operation.name).toBeProblem(429, 'rate_limited');
      expect(response.headers['x-ratelimit-limit']).toBe('1');
    }
  });
});

function matches(template: string, path: string): boolean {
  const given = path.split('?', 1)[0]!.split('/');
  const parts = template.split('/');
  return parts.length === given.length && parts.every((part, i) => part.startsWith('{') || part === given[i]);
}

describe('methods', () => {
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  test.each([...new Set(operations.map(({ template }) => template))])('%s', async (template) => {
    const { path, method: first } = operations.find((operation) => operation.template === template)!;
    // A fixed path such as /threads/export is also an id of the parameter beside it.
    const here = operations.filter((operation) => matches(operation.template, path));
    const taken = new Set(here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    const allow = [...all.filter((method) => taken.has(method)), 'OPTIONS'].join(', ');
    for (const method of all) {
      const response = await send(aisle.target, method, path);
      if (method === 'OPTIONS') expect(response).toMatchObject({ status: 204, text: '' });
      else if (taken.has(method))
        expect([404, 405]).not.toContain(template.startsWith('/api/') ? response.status : 0);
      else if (method === 'HEAD') expect(response.status).toBe(405);
      else expect(response, method).toBeProblem(405, 'method_not_allowed');
      if (method === 'OPTIONS' || !taken.has(method)) expect(response.headers['allow']).toBe(allow);
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(response.headers['x-request-id']).toMatch(/^req_/);
    }
    expect(await send(aisle.target, first, `${path.split('?')[0]}/`)).toBeProblem(404, 'not_found');
  });
});

describe('content types', () => {
  const refused = [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ];
  refused.push('multipart/form-data; boundary=x', 'application/jsonl');

  test.each(writing)('$name', async (operation) => {
    const key = { authorization: `Bearer ${shop.key}` };
    // A form is how files are sent; only one operation takes them.
    const isTaken = (type: string) =>
      operation.template === '/api/v1/sources' && type.startsWith('multipart/');
    for (const type of refused.filter((each) => !isTaken(each)))
      expect(await call(operation, { ...key, 'content-type': type }), type).toBeProblem(
        415,
        'unsupported_media_type',
      );
    expect(await call(operation, { ...key, 'content-encoding': 'gzip' })).toBeProblem(
      415,
      'unsupported_media_type',
    );
    for (const text of ['', '[]', 'null', '{', '"x"'])
      expect(await call(operation, key, text), text).toBeProblem(400, 'invalid_json');
  });
});

/** Values of every wrong kind, and texts that break parsers, stores and pages. */
const hostile: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    9_007_199_254_740_992,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
  ],
  ...[
    'x'.repeat(5_000),
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    '%00',
    '\r\n\r\n',
  ],
  ...[
    [],
    [null],
    [[]],
    ['x'],
    {},
    { a: null },
    { toString: 1 },
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    '5',
    'null',
  ],
];

/** Every copy of `value` with one member, at any depth, replaced. */
function* replaced(value: unknown, by: unknown): Generator<unknown> {
  if (value === null || typeof value !== 'object') return;
  const entries = Object.entries(value);
  for (const [key, member] of entries) {
    const put = (next: unknown) =>
      Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
    yield put(by);
    for (const inner of replaced(member, by)) yield put(inner);
  }
}

describe('hostile values in every field', () => {
  test.each(writing)(
    '$name',
    async (operation) => {
      const victim = await aisle.newCompany();
      const key = { authorization: `Bearer ${victim.key}` };
      for (const value of hostile)
        for (const body of replaced(operation.body, value))
          expectAnswer(await call(operation, key, body), JSON.stringify(body)?.slice(0, 300) ?? 'no body');
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    },
    120_000,
  );

  const withParameters = guarded.filter(({ template }) => template.includes('{'));
  test.each(withParameters)('$name: ids', async (operation) => {
    const ids = [
      '0',
      '-1',
      '5.0',
      '%00',
      '%ff',
      '..%2f',
      '%F0%9F%98%80',
      'x'.repeat(129),
      'x'.repeat(5_000),
      "'%20or%201=1",
      '%ED%A0%80',
    ];
    for (const id of ids) {
      const path = operation.template.replaceAll(/\{\w+\}/g, id);
      const response = await send(aisle.target, operation.method, path, {
        headers: { authorization: `Bearer ${shop.key}` },
        ...(operation.hasBody ? { body: operation.body } : {}),
      });
      expectAnswer(response, path.slice(0, 100));
    }
  });

  test.each(guarded)('$name: query', async (operation) => {
    const queries = [
      'limit=0',
      'limit=05',
      'limit=1&limit=2',
      'cursor=x',
      'locale=en_US',
      'locale=*',
      'page_url=x',
      'from=x',
      'x=%zz',
    ];
    for (const query of queries) {
      const joined = operation.path.includes('?')
        ? `${operation.path}&${query}`
        : `${operation.path}?${query}`;
      const response = await send(aisle.target, operation.method, joined, {
        headers: { authorization: `Bearer ${shop.key}` },
        ...(operation.hasBody ? { body: operation.body } : {}),
      });
      expectAnswer(response, joined);
    }
  });
});
