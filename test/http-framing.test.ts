import { describe, expect, test } from 'vitest';
import { useHttpApp } from './support/http-app.ts';
import { openRaw, parseRaw, rawRequest, sendRaw } from './support/raw-socket.ts';

const http = useHttpApp();
const path = '/api/v1/echo';
const json = { 'content-type': 'application/json' };

describe('broken framing is 400 and the connection ends', () => {
  const cases: [string, string][] = [
    [
      'both length headers',
      rawRequest('POST', path, { ...json, 'transfer-encoding': 'chunked', 'content-length': '5' }, 'hello'),
    ],
    [
      'two lengths',
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello`,
    ],
    ['length that is no number', `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 5x\r\n\r\nhello`],
    ['negative length', `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n`],
    [
      'chunked twice',
      `POST ${path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, chunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'unknown transfer coding',
      `POST ${path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: gzip\r\n\r\n0\r\n\r\n`,
    ],
    ['space before the colon', `GET /healthz HTTP/1.1\r\nhost : a\r\n\r\n`],
    ['bare line feeds', `GET /healthz HTTP/1.1\nhost: a\n\n`],
    ['folded header', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: 1\r\n 2\r\n\r\n`],
    ['NUL in a header', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['unknown method', `FETCH /healthz HTTP/1.1\r\nhost: a\r\n\r\n`],
    ['unknown version', `GET /healthz HTTP/3.0\r\nhost: a\r\n\r\n`],
    ['no Host', `GET /healthz HTTP/1.1\r\n\r\n`],
    ['two Hosts', `GET /healthz HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n`],
    ['bad Host', `GET /healthz HTTP/1.1\r\nhost: a b\r\n\r\n`],
    ['Host with a path', `GET /healthz HTTP/1.1\r\nhost: a/b\r\n\r\n`],
    ['bad percent-encoding in the path', `GET /healthz%zz HTTP/1.1\r\nhost: a\r\n\r\n`],
    ['bad percent-encoding in the query', `GET /healthz?a=%e0%80 HTTP/1.1\r\nhost: a\r\n\r\n`],
    ['control character in the address', `GET /health\x01z HTTP/1.1\r\nhost: a\r\n\r\n`],
  ];
  test.each(cases)('%s', async (_name, bytes) => {
    const connection = await openRaw(http.baseUrl, bytes);
    await connection.closed;
    const response = parseRaw(connection.received())!.response;
    expect(response).toBeProblem(400, 'malformed_request');
    expect(response.headers['connection']).toBe('close');
  });

  test('a broken chunk in the middle of a body', async () => {
    const shop = await http.newCompany();
    const headers = { ...json, authorization: `Bearer ${shop.key}`, 'transfer-encoding': 'chunked' };
    const connection = await openRaw(http.baseUrl, rawRequest('POST', path, headers, '5\r\n{"que\r\nzz\r\n'));
    await connection.closed;
    expect(parseRaw(connection.received())!.response).toBeProblem(400, 'malformed_request');
  });
});

describe('sizes', () => {
  test('an address over 8 KiB: 414, also when it alone is larger than all headers may be', async () => {
    for (const size of [8_193, 20_000, 40_000, 200_000])
      expect(await sendRaw(http.baseUrl, rawRequest('GET', `/${'a'.repeat(size - 1)}`, {}))).toBeProblem(
        414,
        'uri_too_long',
      );
    const longest = `/healthz?a=${'b'.repeat(8_181)}`;
    expect(await sendRaw(http.baseUrl, rawRequest('GET', longest, {}))).toMatchObject({ status: 200 });
  });

  test('headers over 16 KiB: 431', async () => {
    for (const size of [16_500, 30_000, 100_000])
      expect(await sendRaw(http.baseUrl, rawRequest('GET', '/healthz', { x: 'a'.repeat(size) }))).toBeProblem(
        431,
        'headers_too_large',
      );
    const many = Object.fromEntries(Array.from({ length: 1_500 }, (_, i) => [`x-${i}`, 'abcdefgh']));
    expect(await sendRaw(http.baseUrl, rawRequest('GET', '/healthz', many))).toBeProblem(
      431,
      'headers_too_large',
    );
    expect(
      await sendRaw(http.baseUrl, rawRequest('GET', '/healthz', { x: 'a'.repeat(16_000) })),
    ).toMatchObject({ status: 200 });
  });
});

describe('methods', () => {
  test('a known path: 405 with Allow, for every method there is', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'MKCOL']) {
      const response = await sendRaw(http.baseUrl, rawRequest(method, path, json, '{'));
      expect(response, method).toBeProblem(405, 'method_not_allowed');
      expect(response.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    }
    const head = await sendRaw(http.baseUrl, rawRequest('HEAD', '/api/v1/bulk', {}));
    expect(head).toMatchObject({ status: 405, text: '' });
    expect(head.headers['allow']).toBe('PUT, OPTIONS');
  });

  test('OPTIONS: 204 with Allow and nothing of CORS', async () => {
    const preflight = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
    const response = await sendRaw(http.baseUrl, rawRequest('OPTIONS', path, preflight));
    expect(response).toMatchObject({ status: 204, text: '' });
    expect(response.headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(await sendRaw(http.baseUrl, rawRequest('OPTIONS', '/nowhere', preflight))).toBeProblem(
      404,
      'not_found',
    );
  });

  test('CONNECT is no way through', async () => {
    const response = await sendRaw(http.baseUrl, 'CONNECT 127.0.0.1:80 HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(response).toBeProblem(405, 'method_not_allowed');
    expect(response.headers['allow']).toContain('GET');
  });

  test('HEAD is GET without the body', async () => {
    const get = await sendRaw(http.baseUrl, rawRequest('GET', '/healthz', {}));
    const head = await sendRaw(http.baseUrl, rawRequest('HEAD', '/healthz', {}));
    const { 'x-request-id': _a, date: _b, ...expected } = get.headers;
    expect(head).toMatchObject({ status: 200, text: '', headers: expected });
  });
});

describe('paths', () => {
  const refused = [
    '/api/v1/echo/',
    '/api/v1//echo',
    '/API/V1/echo',
    '/api/v2/echo',
    '/api/v1/../v1/echo',
    '/api/v1/echo;x=1',
  ];
  refused.push('/api/v1/.env', '/api/v1/echo%00', '/', '//', '/api', '/docs/', '/docs/problems', '/healthz/');
  test.each(refused)('%s is no route', async (other) => {
    expect(await sendRaw(http.baseUrl, rawRequest('POST', other, json, '{}'))).toBeProblem(404, 'not_found');
  });

  test('an absolute address in the request line', async () => {
    expect(
      await sendRaw(http.baseUrl, rawRequest('GET', 'http://elsewhere.example/healthz', {})),
    ).toMatchObject({ status: 200 });
  });

  test('the Host is never reflected', async () => {
    const response = await sendRaw(http.baseUrl, rawRequest('GET', '/nowhere', { host: 'evil.example' }));
    expect(response).toBeProblem(404, 'not_found');
    expect(response.text + JSON.stringify(response.headers)).not.toContain('evil.example');
  });
});

describe('Expect', () => {
  test('anything but 100-continue: 417', async () => {
    const bytes = rawRequest('POST', path, { ...json, expect: '200-ok' }, '{}');
    expect(await sendRaw(http.baseUrl, bytes)).toBeProblem(417, 'expectation_failed');
  });

  test('100-continue is answered', async () => {
    const shop = await http.newCompany();
    const headers = {
      ...json,
      authorization: `Bearer ${shop.key}`,
      expect: '100-continue',
      'content-length': '18',
    };
    const connection = await openRaw(http.baseUrl, rawRequest('POST', path, headers));
    await expect.poll(() => connection.received()).toContain('100 Continue');
    connection.socket.write('{"query_text":"a"}');
    await expect.poll(() => connection.received()).toContain('200 OK');
    connection.socket.destroy();
  });
});

describe('one connection, several requests', () => {
  test('after a refusal with a body unread the next request is answered', async () => {
    const first = rawRequest('POST', path, json, JSON.stringify({ query_text: 'x'.repeat(100_000) }));
    const connection = await openRaw(http.baseUrl, first + rawRequest('GET', '/healthz', {}));
    await expect.poll(() => connection.received()).toContain('{"status":"ok"}');
    const { response, rest } = parseRaw(connection.received())!;
    expect(response).toBeProblem(401, 'missing_api_key');
    expect(parseRaw(rest)!.response).toMatchObject({ status: 200 });
    connection.socket.destroy();
  });

  test('a broken second request is refused after the first was answered', async () => {
    const connection = await openRaw(http.baseUrl, `${rawRequest('GET', '/healthz', {})}hello\r\n\r\n`);
    await connection.closed;
    const { response, rest } = parseRaw(connection.received())!;
    expect(response).toMatchObject({ status: 200 });
    expect(parseRaw(rest)!.response).toBeProblem(400, 'malformed_request');
  });
});
