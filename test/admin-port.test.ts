import { expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import { send } from './support/wire-client.ts';

const aisle = useAisle();

test('metrics are served on the admin port alone, and hold patterns and codes but nothing of a request', async () => {
  const shop = await aisle.newCompany();
  await shop.get('/api/v1/products/secret-id-4711');
  await aisle.send('GET', '/nowhere/secret-path');
  const admin = { baseUrl: aisle.adminUrl };
  const { status, headers, text } = await send(admin, 'GET', '/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(
    /aisle_http_requests_total\{method="GET",route="\/api\/v1\/products\/:product_id",status="404"\} [1-9]/,
  );
  expect(text).toMatch(/aisle_http_requests_total\{method="GET",route="",status="404"\} [1-9]/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toMatch(/secret-|aisle_sk_/);
  expect(await send(admin, 'GET', '/healthz')).toMatchObject({ status: 404 });
  expect(await aisle.send('GET', '/metrics')).toBeProblem(404, 'not_found');
});
