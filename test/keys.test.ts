import { describe, expect, test } from 'vitest';
import { createApiKey } from '../src/services/api-keys/create-api-key.ts';
import { findApiKeys } from '../src/services/api-keys/find-api-keys.ts';
import { listApiKeys } from '../src/services/api-keys/list-api-keys.ts';
import { revokeApiKey } from '../src/services/api-keys/revoke-api-key.ts';
import { rotateApiKey } from '../src/services/api-keys/rotate-api-key.ts';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const path = '/api/v1/products';
const withKey = (key: string) => aisle.send('GET', path, { headers: { authorization: `Bearer ${key}` } });

describe('keys over HTTP', () => {
  test('a revoked key is refused by the next request, and its body says no more than any bad key’s', async () => {
    const shop = await aisle.newCompany();
    const ctx = aisle.contextOf(shop.companyId);
    const { key, secret } = await createApiKey(ctx, { name: 'ci' });
    expect((await withKey(secret)).status).toBe(200);
    const [stored] = await findApiKeys(ctx, key.keyId);
    await revokeApiKey(ctx, stored!);
    const revoked = await withKey(secret);
    expect(revoked).toBeProblem(401, 'invalid_api_key');
    const unknown = await withKey('aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz');
    const withoutIds = ({ request_id: _id, instance: _instance, ...rest }: Record<string, unknown>) => rest;
    expect(withoutIds(revoked.body)).toEqual(withoutIds(unknown.body));
  });

  test('rotation with overlap: both keys work; without, the old one ends at once', async () => {
    const shop = await aisle.newCompany();
    const ctx = aisle.contextOf(shop.companyId);
    const { key, secret } = await createApiKey(ctx, { name: 'push' });
    const [stored] = await findApiKeys(ctx, key.keyId);
    const next = await rotateApiKey(ctx, stored!, 3_600_000);
    expect([(await withKey(secret)).status, (await withKey(next.secret)).status]).toEqual([200, 200]);
    const [second] = await findApiKeys(ctx, next.key.keyId);
    await rotateApiKey(ctx, second!, 0);
    expect(await withKey(next.secret)).toBeProblem(401, 'invalid_api_key');
  });

  test('a key sent by a browser is refused and flagged', async () => {
    const shop = await aisle.newCompany();
    const response = await shop.get(path, { origin: 'https://northpeak.example' });
    expect(response).toBeProblem(403, 'browser_use_forbidden');
    const ctx = aisle.contextOf(shop.companyId);
    await expect
      .poll(
        async () => (await listApiKeys(ctx)).some(({ browserSeenAtMs }) => browserSeenAtMs !== undefined),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
  });

  test('a restart forgets nothing: keys, settings and products are there', async () => {
    const shop = await aisle.newCompany({ products: [{ product_id: 'a', title: 'A thing' }] });
    await aisle.restart();
    const headers = { authorization: `Bearer ${shop.key}` };
    expect((await aisle.send('GET', `${path}/a`, { headers })).body).toMatchObject({ title: 'A thing' });
  });
});
