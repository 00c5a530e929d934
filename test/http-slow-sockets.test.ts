import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { useHttpApp } from './support/http-app.ts';
import { openRaw, parseRaw, type RawConnection, rawRequest } from './support/raw-socket.ts';
import { send } from './support/wire-client.ts';

const http = useHttpApp();
const head = 'POST /api/v1/echo HTTP/1.1\r\nhost: a\r\n';

/** The server with shorter patience, so that a test need not wait 10 and 30 s; what it was set to is asserted. */
function impatient(headersMs: number, requestMs: number): { headersTimeout: number; requestTimeout: number } {
  const { server } = http.app;
  const { headersTimeout, requestTimeout } = server;
  Object.assign(server, { headersTimeout: headersMs, requestTimeout: requestMs });
  return { headersTimeout, requestTimeout };
}

describe('clients that take their time', () => {
  test('headers that do not end, and a body that does not: 408 and the connection ends', async () => {
    const set = impatient(300, 700);
    try {
      expect(set).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
      const shop = await http.newCompany();
      const key = `authorization: Bearer ${shop.key}\r\ncontent-type: application/json\r\n`;
      const slow = await Promise.all([
        openRaw(http.baseUrl, ''),
        openRaw(http.baseUrl, 'GE'),
        openRaw(http.baseUrl, head),
        openRaw(http.baseUrl, `${head}${key}content-length: 50\r\n\r\n{`),
        openRaw(http.baseUrl, `${head}${key}transfer-encoding: chunked\r\n\r\n5\r\n{"que\r\n`),
      ]);
      await Promise.all(slow.map((connection) => connection.closed));
      for (const connection of slow.slice(1))
        expect(parseRaw(connection.received())!.response).toBeProblem(408, 'request_timeout');
    } finally {
      impatient(set.headersTimeout, set.requestTimeout);
    }
  });

  test('half-open connections do not keep others from being answered', async () => {
    const honest = async () => {
      const times: number[] = [];
      for (let i = 0; i < 100; i++) {
        const start = performance.now();
        expect(await send(http.target, 'GET', '/healthz')).toMatchObject({ status: 200 });
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[98]!;
    };
    const alone = await honest();
    const open: RawConnection[] = [];
    for (let i = 0; i < 500; i++) open.push(await openRaw(http.baseUrl, `${head}x-${i}: `));
    const crowded = await honest();
    for (const connection of open) connection.socket.destroy();
    // The ratio is a figure of the load harness; here it only must not be another order of magnitude.
    console.info(
      `p99 of honest requests: ${alone.toFixed(1)} ms alone, ${crowded.toFixed(1)} ms beside 500 half-open`,
    );
  });
});

test('a connection that only says it will send a body is refused for its key at once', async () => {
  const connection = await openRaw(
    http.baseUrl,
    rawRequest('POST', '/api/v1/echo', { 'content-length': '10' }),
  );
  await expect.poll(() => connection.received()).toContain('401 Unauthorized');
  connection.socket.destroy();
});
