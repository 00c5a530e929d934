import { expect, test } from 'vitest';
import { useHttpApp } from './support/http-app.ts';
import { send } from './support/wire-client.ts';

const http = useHttpApp();

test('while draining: routes first, then 503 before the key is looked at; alive but not ready', async () => {
  const shop = await http.newCompany();
  expect(await send(http.target, 'GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  http.app.drain.begin();
  http.app.drain.begin();
  const refused = await shop.post('/api/v1/echo', { query_text: 'a' });
  expect(refused).toBeProblem(503, 'unavailable');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await send(http.target, 'POST', '/api/v1/echo', { body: {} })).toBeProblem(503, 'unavailable');
  expect(await send(http.target, 'GET', '/nowhere')).toBeProblem(404, 'not_found');
  expect(await send(http.target, 'GET', '/readyz')).toBeProblem(503, 'unavailable');
  expect(await send(http.target, 'GET', '/healthz')).toMatchObject({ status: 200 });
});

test('not ready while the store cannot be reached', async () => {
  const { db } = http.base;
  const ping = db.ping.bind(db);
  Object.assign(db, { ping: () => Promise.reject(new Error('gone')) });
  const response = await send(http.target, 'GET', '/readyz');
  Object.assign(db, { ping });
  expect(response).toBeProblem(503, 'unavailable');
  expect(response.text).not.toContain('gone');
});
