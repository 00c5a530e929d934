import { describe, expect, test } from 'vitest';
import { useHttpApp } from './support/http-app.ts';
import { openRaw, rawRequest, sendRaw } from './support/raw-socket.ts';
import { send } from './support/wire-client.ts';

const http = useHttpApp();
const ask = { query_text: 'hello' };

describe('media types of a JSON route', () => {
  const cases: [string, number][] = [
    ['application/json', 200],
    ['Application/JSON; charset="UTF-8"', 200],
    ['application/json; charset=utf-8; v=1', 200],
    ['application/json; charset=utf-16', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-ndjson', 415],
    ['application/jsonx', 415],
    ['application/json, text/plain', 415],
    ['json', 415],
    ['*/*', 415],
  ];
  test.each(cases)('%s', async (type, status) => {
    const shop = await http.newCompany();
    const response = await shop.post('/api/v1/echo', ask, { 'content-type': type });
    if (status === 200) expect(response).toMatchObject({ status });
    else expect(response).toBeProblem(415, 'unsupported_media_type');
  });

  test('none at all, and any Content-Encoding', async () => {
    const shop = await http.newCompany();
    const authorization = `Bearer ${shop.key}`;
    const untyped = rawRequest('POST', '/api/v1/echo', { authorization }, JSON.stringify(ask));
    expect(await sendRaw(http.baseUrl, untyped)).toBeProblem(415, 'unsupported_media_type');
    for (const encoding of ['gzip', 'identity'])
      expect(await shop.post('/api/v1/echo', ask, { 'content-encoding': encoding })).toBeProblem(
        415,
        'unsupported_media_type',
      );
  });
});

describe('what is no JSON object', () => {
  const texts = [
    '',
    ' ',
    '{',
    '{"query_text":"a"}x',
    "{'query_text':'a'}",
    '{"query_text":"a",}',
    '[]',
    'null',
    '"a"',
  ];
  texts.push(
    '5',
    'query_text=a',
    '{"query_text":"a","faq_id":0005}',
    '{"query_text":"a","faq_id":NaN}',
    '\ufeff',
  );
  test.each(texts)('%j', async (text) => {
    const shop = await http.newCompany();
    expect(await shop.post('/api/v1/echo', text)).toBeProblem(400, 'invalid_json');
  });

  test('bytes that are no UTF-8', async () => {
    const shop = await http.newCompany();
    const bytes = Buffer.from('{"query_text":"\xff"}', 'latin1');
    expect(await shop.post('/api/v1/echo', bytes)).toBeProblem(400, 'invalid_json');
    expect(await shop.post('/api/v1/echo', Buffer.from(JSON.stringify(ask), 'utf16le'))).toBeProblem(
      400,
      'invalid_json',
    );
  });

  test('no body at all', async () => {
    const shop = await http.newCompany();
    const authorization = `Bearer ${shop.key}`;
    expect(await send(http.target, 'POST', '/api/v1/echo', { headers: { authorization } })).toBeProblem(
      400,
      'invalid_json',
    );
  });
});

describe('bodies at the edge', () => {
  test('a byte order mark is ignored; of a repeated key the last counts', async () => {
    const shop = await http.newCompany();
    const { body } = await shop.post('/api/v1/echo', '\ufeff{"query_text":"a","query_text":"b"}');
    expect(body).toEqual({ got: { query_text: 'b' } });
  });

  test('64 KiB pass, one byte more does not, with and without a length given', async () => {
    const shop = await http.newCompany();
    const padded = (size: number) => `{"query_text":"a"${' '.repeat(size - 18)}}`;
    expect(await shop.post('/api/v1/echo', padded(65_536))).toMatchObject({ status: 200 });
    expect(await shop.post('/api/v1/echo', padded(65_537))).toBeProblem(413, 'payload_too_large');
    const headers = { authorization: `Bearer ${shop.key}`, 'content-type': 'application/json' };
    const chunk = `${(65_537).toString(16)}\r\n${padded(65_537)}\r\n0\r\n\r\n`;
    const chunked = rawRequest('POST', '/api/v1/echo', { ...headers, 'transfer-encoding': 'chunked' }, chunk);
    const connection = await openRaw(http.baseUrl, chunked);
    await expect.poll(() => connection.received()).toContain('payload_too_large');
    connection.socket.destroy();
  });

  test('nested more than 16 deep', async () => {
    const shop = await http.newCompany();
    const nested = (depth: number) => `{"query_text":"a","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(await shop.post('/api/v1/echo', nested(15))).toMatchObject({ status: 200 });
    const response = await shop.post('/api/v1/echo', nested(16));
    expect(response).toBeProblem(400, 'invalid_request');
    expect(response.body['errors']).toMatchObject([{ pointer: `/x${'/0'.repeat(15)}`, code: 'too_deep' }]);
    expect(await shop.post('/api/v1/echo', nested(30_000))).toBeProblem(400, 'invalid_request');
    const metadata = await shop.post(
      '/api/v1/echo',
      `{"query_text":"a","user_metadata":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
    );
    expect(metadata.body['errors']).toMatchObject([{ pointer: '/user_metadata', code: 'too_deep' }]);
  });

  test('every fault of body, query and header at once', async () => {
    const shop = await http.newCompany();
    const response = await shop.post(
      '/api/v1/echo',
      { locale: 'x_y', end_user_id: '' },
      { 'idempotency-key': 'ä' },
    );
    expect(response).toBeProblem(400, 'invalid_request');
    expect(response.body['detail']).toBe('4 problems in the request.');
    expect(response.body['errors']).toMatchObject([
      { pointer: '/query_text', code: 'required' },
      { pointer: '/locale', code: 'format' },
      { pointer: '/end_user_id', code: 'blank' },
      { header: 'Idempotency-Key', code: 'format' },
    ]);
  });

  test('a body that a route does not ask for is not looked at', async () => {
    const shop = await http.newCompany();
    const call = (body: string, type: string) =>
      send(http.target, 'DELETE', '/api/v1/echo/a%2Fb', {
        headers: { authorization: `Bearer ${shop.key}`, 'content-type': type },
        body,
      });
    expect((await call('{', 'application/json')).body).toEqual({ got: 'a/b' });
    expect((await call('x', 'text/plain')).body).toEqual({ got: 'a/b' });
  });

  test('path parameters are checked too', async () => {
    const shop = await http.newCompany();
    const response = await shop.delete('/api/v1/echo/%00');
    expect(response).toBeProblem(400, 'invalid_request');
    expect(response.body['errors']).toMatchObject([{ parameter: 'id', code: 'format' }]);
    expect(await shop.delete(`/api/v1/echo/${'x'.repeat(3_000)}`)).toBeProblem(400, 'invalid_request');
    expect(await shop.delete('/api/v1/echo/%ff')).toBeProblem(400, 'malformed_request');
  });
});

describe('bulk bodies', () => {
  const ndjson = { 'content-type': 'application/x-ndjson' };

  test('a bad entry is told, the others go on', async () => {
    const shop = await http.newCompany();
    const { body } = await shop.put('/api/v1/bulk', { things: [{ id: 'a' }, 5, null, { id: 'b' }] });
    const fault = { pointer: '', code: 'type', detail: 'must be an object' };
    expect(body['got']).toEqual([
      { index: 0, value: { id: 'a' } },
      { index: 1, fault },
      { index: 2, fault },
      { index: 3, value: { id: 'b' } },
    ]);
  });

  test('one object per line', async () => {
    const shop = await http.newCompany();
    const { body } = await shop.put('/api/v1/bulk', '\ufeff{"id":"a"}\r\n\n{"id":\n{"id":"b"}', ndjson);
    expect(body['got']).toEqual([
      { index: 0, value: { id: 'a' } },
      { index: 1, fault: { pointer: '', code: 'format', detail: 'the line is not JSON' } },
      { index: 2, value: { id: 'b' } },
    ]);
    expect((await shop.put('/api/v1/bulk', '', ndjson)).body).toEqual({ got: [] });
  });

  test('an entry nested too deep is an error of that entry', async () => {
    const shop = await http.newCompany();
    const { body } = await shop.put(
      '/api/v1/bulk',
      `{"things":[{"x":${'['.repeat(40)}${']'.repeat(40)}},{"id":"b"}]}`,
    );
    expect(body['got']).toMatchObject([
      { index: 0, fault: { code: 'too_deep' } },
      { index: 1, value: { id: 'b' } },
    ]);
  });

  test('a bad envelope is refused as a whole', async () => {
    const shop = await http.newCompany();
    const errorOf = async (body: unknown, headers?: Record<string, string>) => {
      const response = await shop.put('/api/v1/bulk', body, headers);
      expect(response).toBeProblem(400, 'invalid_request');
      return (response.body['errors'] as Record<string, unknown>[])[0];
    };
    expect(await errorOf({})).toMatchObject({ pointer: '/things', code: 'required' });
    expect(await errorOf({ things: {} })).toMatchObject({ pointer: '/things', code: 'type' });
    expect(await errorOf({ things: Array(10_001).fill(0) })).toMatchObject({
      pointer: '/things',
      code: 'too_many',
    });
    expect(await errorOf('{}\n'.repeat(10_001), ndjson)).toMatchObject({ code: 'too_many' });
    expect(await shop.put('/api/v1/bulk', '[]')).toBeProblem(400, 'invalid_json');
    expect(await shop.put('/api/v1/bulk', Buffer.from([0x7b, 0xff]), ndjson)).toBeProblem(
      400,
      'invalid_json',
    );
  });

  test('10 MiB pass, more does not', async () => {
    const shop = await http.newCompany();
    const padded = (size: number) => `{"things":[]${' '.repeat(size - 13)}}`;
    expect(await shop.put('/api/v1/bulk', padded(10 * 1024 * 1024))).toMatchObject({ status: 200 });
    expect(await shop.put('/api/v1/bulk', padded(10 * 1024 * 1024 + 1))).toBeProblem(
      413,
      'payload_too_large',
    );
  });
});

describe('failures of a handler', () => {
  test('a defect: nothing of it is shown, and the log has the request id but not the message', async () => {
    const shop = await http.newCompany();
    const response = await shop.get('/api/v1/fail/defect');
    expect(response).toBeProblem(500, 'internal_error');
    expect(response.text).not.toMatch(/hello|TypeError|\.ts/);
    const [fields, message] = http.errors.at(-1)!;
    expect(message).toBe('request failed');
    expect(fields).toMatchObject({ request_id: response.body['request_id'], error: 'TypeError' });
    expect(JSON.stringify(fields)).not.toContain('hello');
    expect(await shop.get('/api/v1/fail/text')).toBeProblem(500, 'internal_error');
  });

  test('codes that say when to come back carry Retry-After', async () => {
    const shop = await http.newCompany();
    const busy = await shop.get('/api/v1/fail/thread_busy');
    expect(busy).toBeProblem(409, 'thread_busy');
    expect(busy.headers['retry-after']).toBe('1');
    const away = await shop.get('/api/v1/fail/unavailable');
    expect(away).toBeProblem(503, 'unavailable');
    expect(away.headers['retry-after']).toBe('2');
  });

  test('a caller that goes away aborts the work', async () => {
    const shop = await http.newCompany();
    const connection = await openRaw(
      http.baseUrl,
      rawRequest('GET', '/api/v1/wait', { authorization: `Bearer ${shop.key}` }),
    );
    await expect.poll(() => http.waiting()).toBe(1);
    connection.socket.destroy();
    await expect.poll(() => http.waiting()).toBe(0);
  });
});
