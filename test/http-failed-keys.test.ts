import { expect, test } from 'vitest';
import { useHttpApp } from './support/http-app.ts';
import { send } from './support/wire-client.ts';

const http = useHttpApp({ failedKeys: 30, trustedProxies: ['127.0.0.1'] });
const vector = 'aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz';

test('30 bad keys per address and minute, then 429 for bad keys alone', async () => {
  const shop = await http.newCompany();
  const from = (address: string, authorization?: string) =>
    send(http.target, 'POST', '/api/v1/echo', {
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: { query_text: 'a' },
    });
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) statuses.push((await from('203.0.113.7', `Bearer ${vector}`)).status);
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
  const refused = await from('203.0.113.7', 'Basic x');
  expect(refused).toBeProblem(429, 'rate_limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await from('203.0.113.7', `Bearer ${shop.key}`)).toMatchObject({ status: 200 });
  expect(await from('203.0.113.7')).toBeProblem(401, 'missing_api_key');
  expect(await from('203.0.113.8', `Bearer ${vector}`)).toBeProblem(401, 'invalid_api_key');
});
