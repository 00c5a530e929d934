import { describe, expect, test } from 'vitest';
import { findApiKeys } from '../src/services/api-keys/find-api-keys.ts';
import { listApiKeys } from '../src/services/api-keys/list-api-keys.ts';
import { revokeApiKey } from '../src/services/api-keys/revoke-api-key.ts';
import { disableCompany } from '../src/services/companies/disable-company.ts';
import { enableCompany } from '../src/services/companies/enable-company.ts';
import { setLimit } from '../src/services/companies/set-limit.ts';
import { useHttpApp } from './support/http-app.ts';
import { openRaw, rawRequest, sendRaw } from './support/raw-socket.ts';
import { send } from './support/wire-client.ts';

const http = useHttpApp({ quotas: { 'product-faqs': 500 }, failedKeys: 1_000_000, trustedProxies: [] });
const vector = 'aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz';
const ask = { query_text: 'hello' };
const jsonType = { 'content-type': 'application/json' };

function anonymous(headers: Record<string, string>, body: unknown = ask, path = '/api/v1/echo') {
  return send(http.target, 'POST', path, { headers: { ...jsonType, ...headers }, body });
}

describe('the key', () => {
  test('none: wherever else it may be', async () => {
    const shop = await http.newCompany();
    const elsewhere = await send(http.target, 'POST', `/api/v1/echo?key=${shop.key}`, {
      headers: { ...jsonType, cookie: `key=${shop.key}` },
      body: { ...ask, key: shop.key },
    });
    expect(elsewhere).toBeProblem(401, 'missing_api_key');
    expect(elsewhere.headers['www-authenticate']).toBe('Bearer realm="aisle"');
    expect(elsewhere.body['detail']).toContain('Authorization: Bearer');
  });

  test('whatever else it is: one and the same answer', async () => {
    const shop = await http.newCompany();
    const { key } = await shop.withScopes('faqs:read');
    const ctx = http.contextOf(shop.companyId);
    const [stored] = await findApiKeys(ctx, key.slice(0, 17));
    await revokeApiKey(ctx, stored!);
    const values = ['', 'Bearer', 'Bearer ', 'Basic eDp5', 'Bearer x', `Bearer ${vector}`, `Bearer ${key}`];
    values.push(
      `Bearer ${shop.key}, Bearer ${shop.key}`,
      `Bearer ${'a'.repeat(10_000)}`,
      `Token ${shop.key}`,
    );
    const bodies = new Set<string>();
    for (const authorization of values) {
      const response = await anonymous({ authorization });
      expect(response, authorization.slice(0, 40)).toBeProblem(401, 'invalid_api_key');
      expect(response.headers['www-authenticate']).toBe('Bearer realm="aisle", error="invalid_token"');
      bodies.add(response.text.replaceAll(String(response.body['request_id']), ''));
    }
    expect(bodies.size).toBe(1);
  });

  test('two Authorization headers', async () => {
    const shop = await http.newCompany();
    const header = `authorization: Bearer ${shop.key}\r\n`;
    const raw = `GET /api/v1/echo HTTP/1.1\r\nhost: localhost\r\n${header}${header}\r\n`;
    expect(await sendRaw(http.baseUrl, raw)).toBeProblem(401, 'invalid_api_key');
  });

  test('the scheme in any case', async () => {
    const shop = await http.newCompany();
    for (const scheme of ['bearer', 'BEARER'])
      expect(await anonymous({ authorization: `${scheme} ${shop.key}` })).toMatchObject({ status: 200 });
  });

  test('a bad key never costs a store read when its checksum is wrong', async () => {
    let reads = 0;
    const { db } = http.base;
    const read = db.read.bind(db);
    const counted = (...args: Parameters<typeof read>) => {
      reads++;
      return read(...args);
    };
    Object.assign(db, { read: counted });
    await anonymous({ authorization: `Bearer ${vector.replace('Northpeak', 'Southpeak')}` });
    const afterBadChecksum = reads;
    await anonymous({ authorization: `Bearer ${vector}` });
    Object.assign(db, { read });
    expect([afterBadChecksum, reads]).toEqual([0, 1]);
  });
});

describe('what a key may do', () => {
  test('a browser: refused, without any CORS header, and the key is flagged', async () => {
    const shop = await http.newCompany();
    const response = await shop.post('/api/v1/echo', ask, { origin: 'https://shop.example' });
    expect(response).toBeProblem(403, 'browser_use_forbidden');
    await expect
      .poll(async () => (await listApiKeys(http.contextOf(shop.companyId)))[0]!.browserSeenAtMs)
      .toBeTypeOf('number');
  });

  test('access not enabled, enabled, disabled again: at once on this node', async () => {
    const shop = await http.newCompany({ enable: false });
    const ctx = http.contextOf(shop.companyId);
    expect(await shop.post('/api/v1/echo', ask)).toBeProblem(403, 'access_not_enabled');
    await enableCompany(ctx);
    expect(await shop.post('/api/v1/echo', ask)).toMatchObject({ status: 200 });
    await disableCompany(ctx);
    expect(await shop.post('/api/v1/echo', ask)).toBeProblem(403, 'access_not_enabled');
  });

  test('a missing scope is named', async () => {
    const reader = await http.newCompany({ scopes: ['faqs:read'] });
    const response = await reader.post('/api/v1/echo', ask);
    expect(response).toBeProblem(403, 'insufficient_scope');
    expect(response.body['required_scope']).toBe('messages:write');
    expect(response.headers['www-authenticate']).toBe(
      'Bearer realm="aisle", error="insufficient_scope", scope="messages:write"',
    );
  });
});

describe('the order of checks', () => {
  const bad = (headers: Record<string, string>, path = '/api/v1/echo') =>
    send(http.target, 'POST', path, { headers: { 'content-type': 'text/plain', ...headers }, body: '{' });

  test('each refusal hides every later one', async () => {
    const off = await http.newCompany({ enable: false, scopes: ['faqs:read'] });
    const origin = { origin: 'https://shop.example' };
    const authorization = `Bearer ${off.key}`;
    expect(await bad({ ...origin, authorization }, '/api/v1/nowhere')).toBeProblem(404, 'not_found');
    expect(await bad({ ...origin, authorization }, '/api/v1/wait')).toBeProblem(405, 'method_not_allowed');
    expect(await bad({ ...origin })).toBeProblem(401, 'missing_api_key');
    expect(await bad({ ...origin, authorization: 'x' })).toBeProblem(401, 'invalid_api_key');
    expect(await bad({ ...origin, authorization })).toBeProblem(403, 'browser_use_forbidden');
    expect(await bad({ authorization })).toBeProblem(403, 'access_not_enabled');
    await enableCompany(http.contextOf(off.companyId));
    expect(await bad({ authorization })).toBeProblem(403, 'insufficient_scope');
    const writer = await off.withScopes('messages:write');
    const ctx = http.contextOf(off.companyId);
    await setLimit(ctx, 'send-message', 1);
    expect(await bad({ authorization: `Bearer ${writer.key}` })).toBeProblem(415, 'unsupported_media_type');
    expect(await bad({ authorization: `Bearer ${writer.key}` })).toBeProblem(429, 'rate_limited');
    await setLimit(ctx, 'send-message', 1_000);
    const large = { authorization: `Bearer ${writer.key}`, 'content-type': 'text/plain' };
    expect(
      await send(http.target, 'POST', '/api/v1/echo', { headers: large, body: 'x'.repeat(70_000) }),
    ).toBeProblem(413, 'payload_too_large');
    expect(await writer.post('/api/v1/echo', '{')).toBeProblem(400, 'invalid_json');
  });

  test('refused before any of the body is read', async () => {
    const head = rawRequest('POST', '/api/v1/echo', { ...jsonType, 'content-length': '100' });
    const connection = await openRaw(http.baseUrl, head);
    await expect.poll(() => connection.received()).toContain('missing_api_key');
    connection.socket.destroy();
  });
});

describe('limits', () => {
  test('the state is told on every response past the 403 checks', async () => {
    const shop = await http.newCompany();
    await setLimit(http.contextOf(shop.companyId), 'product-faqs', 3);
    const url = '/api/v1/echo?page_url=https%3A%2F%2Fshop.example%2Fp';
    const first = await shop.get(url);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"product-faqs";q=3;w=60',
      ratelimit: '"product-faqs";r=2;t=60',
      'x-ratelimit-limit': '3',
      'x-ratelimit-remaining': '2',
    });
    const resetsIn = Number(first.headers['x-ratelimit-reset']) - Date.now() / 1000;
    expect(resetsIn).toBeGreaterThan(50);
    expect(resetsIn).toBeLessThan(62);
    const refused = await shop.get('/api/v1/echo');
    expect(refused).toBeProblem(400, 'invalid_request');
    expect(refused.headers['x-ratelimit-remaining']).toBe('1');
    await shop.head(url);
    const over = await shop.get(url);
    expect(over).toBeProblem(429, 'rate_limited');
    expect(over.body['detail']).toBe('3 requests per minute are allowed.');
    expect(over.headers['x-ratelimit-remaining']).toBe('0');
    const reader = await shop.withScopes('search:read');
    expect((await reader.get(url)).headers['ratelimit']).toBeUndefined();
  });

  test('of 700 requests at once exactly 500 are accepted, and another company is not slowed', async () => {
    const shop = await http.newCompany();
    const other = await http.newCompany();
    const url = '/api/v1/echo?page_url=https%3A%2F%2Fshop.example%2Fp';
    const responses = await Promise.all(Array.from({ length: 700 }, () => shop.get(url)));
    const counts = responses.map(({ status }) => status);
    expect(counts.filter((status) => status === 200)).toHaveLength(500);
    expect(counts.filter((status) => status === 429)).toHaveLength(200);
    expect(await other.get(url)).toMatchObject({ status: 200 });
  });
});
