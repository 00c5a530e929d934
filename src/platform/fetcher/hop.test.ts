import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeHop } from './hop.ts';

type Site = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let agent: Agent;
let site: Site = () => undefined;
let url: URL;

beforeAll(async () => {
  server = createServer((request, response) => site(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
});
beforeEach(() => {
  agent = new Agent();
  return () => agent.destroy();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const take = (more: Partial<Parameters<typeof takeHop>[1]> = {}) =>
  takeHop(url, {
    dispatcher: agent,
    userAgent: 'aisle',
    accept: 'text/html',
    signal: new AbortController().signal,
    limit: 1_000,
    ...more,
  });

const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Site =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

test.each([200, 201, 299])('%i is a body with its type and validators', async (status) => {
  site = answer(status, { 'content-type': 'text/html', etag: '"a"', 'last-modified': 'Mon' }, 'hello');
  const hop = await take();
  expect(hop).toEqual({
    kind: 'body',
    contentType: 'text/html',
    bytes: new Uint8Array(Buffer.from('hello')),
    etag: '"a"',
    lastModified: 'Mon',
  });
  site = answer(status, {}, 'hello');
  expect(Object.keys(await take())).toEqual(['kind', 'contentType', 'bytes']);
});

test.each([300, 301, 307, 399])(
  '%i with a place to go is a redirect, without one a failure',
  async (status) => {
    site = answer(status, { location: '/there' });
    expect(await take()).toEqual({ kind: 'redirect', location: '/there' });
    site = answer(status);
    expect(await take()).toEqual({ kind: 'failed', failure: 'http_error', status });
  },
);

test.each([400, 404, 500])('%i is a failure, a place to go or not', async (status) => {
  site = answer(status, { location: '/there' });
  expect(await take()).toEqual({ kind: 'failed', failure: 'http_error', status });
});

test('304 is unchanged, and only what was known is asked with', async () => {
  const asked: (string | undefined)[][] = [];
  site = ({ headers }, response) => {
    asked.push([headers['if-none-match'], headers['if-modified-since']]);
    response.writeHead(304, { location: '/there' }).end();
  };
  expect(await take({ known: { etag: '"a"' } })).toEqual({ kind: 'unchanged' });
  await take({ known: { lastModified: 'Mon' } });
  await take();
  expect(asked).toEqual([
    ['"a"', undefined],
    [undefined, 'Mon'],
    [undefined, undefined],
  ]);
});

test.each([
  ['a redirect', 302, { location: '/there' }],
  ['an error', 500, {}],
])('the body of %s is not read on: the connection ends', { timeout: 5_000 }, async (_, status, headers) => {
  const ended = Promise.withResolvers<void>();
  site = (_request, response) => {
    response.writeHead(status, headers);
    response.write('more follows');
    response.on('close', () => ended.resolve());
  };
  // The end of time would end it too.
  await take({ timeoutMs: 600_000 });
  await ended.promise;
});

describe('what is too large, too slow or not to be read', () => {
  test('a body at the limit is taken; one that says or turns out to be longer is not', async () => {
    const failed = { kind: 'failed', failure: 'too_large' };
    site = answer(200, { 'content-length': '5' }, 'hello');
    expect(await take({ limit: 5 })).toMatchObject({ kind: 'body' });
    expect(await take({ limit: 4 })).toEqual(failed);
    site = (_request, response) => response.write('hello') && response.end();
    expect(await take({ limit: 4 })).toEqual(failed);
    expect(await take({ limit: 4, cut: true })).toMatchObject({ bytes: new Uint8Array(Buffer.from('hell')) });
  });

  test('an unknown packing, an end of time, a caller who gave up, nobody there', async () => {
    site = answer(200, { 'content-encoding': 'zoo' }, 'hello');
    expect(await take()).toEqual({ kind: 'failed', failure: 'unsupported_content' });
    site = () => undefined;
    expect(await take({ timeoutMs: 50 })).toEqual({ kind: 'failed', failure: 'timeout' });
    const signal = AbortSignal.abort(new Error('stopped'));
    expect(await take({ signal })).toEqual({ kind: 'failed', failure: 'unreachable' });
    site = (request) => request.socket.destroy();
    expect(await take()).toEqual({ kind: 'failed', failure: 'unreachable' });
  });
});
