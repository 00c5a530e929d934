import { Agent, request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { useHttpApp } from './support/http-app.ts';
import { openRaw, parseRaw, rawRequest } from './support/raw-socket.ts';

const http = useHttpApp();

/** One request on a kept connection. */
function keepAlive(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject).end();
  });
}

test('a server that is stopped finishes what it runs, refuses what comes, and closes despite kept connections', async () => {
  const shop = await http.newCompany();
  const agent = new Agent({ keepAlive: true });
  expect(await keepAlive(`${http.baseUrl}/readyz`, agent)).toBe(200);
  const wait = rawRequest('GET', '/api/v1/wait', { authorization: `Bearer ${shop.key}` });
  const running = await openRaw(http.baseUrl, wait);
  await expect.poll(() => http.waiting()).toBe(1);
  // A second request of the same connection: it is in the server when draining begins.
  const late = await openRaw(http.baseUrl, wait);
  await expect.poll(() => http.waiting()).toBe(2);
  late.socket.write(wait + rawRequest('GET', '/readyz', {}) + rawRequest('GET', '/healthz', {}));

  const streamEnded = new Promise<void>((resolve) =>
    http.app.drain.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const closed = http.app.close();
  await streamEnded;
  http.release();
  http.release();
  await closed;
  await Promise.all([running.closed, late.closed]);

  expect(parseRaw(running.received())!.response).toMatchObject({ status: 200 });
  const first = parseRaw(late.received())!;
  expect(first.response).toMatchObject({ status: 200 });
  expect(first.response.headers['connection']).toBe('close');
  await expect(keepAlive(`${http.baseUrl}/readyz`, agent)).rejects.toThrow();
  agent.destroy();
});
