import { describe, expect, test } from 'vitest';
import { authenticate } from '../../src/services/api-keys/authenticate.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { findApiKeys } from '../../src/services/api-keys/find-api-keys.ts';
import { flagBrowserUse } from '../../src/services/api-keys/flag-browser-use.ts';
import { listApiKeys } from '../../src/services/api-keys/list-api-keys.ts';
import { revokeApiKey } from '../../src/services/api-keys/revoke-api-key.ts';
import { rotateApiKey } from '../../src/services/api-keys/rotate-api-key.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { companyContext } from '../../src/services/context.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

const hourMs = 3_600_000;

forEachStore((_engine, store) => {
  let made = 0;
  async function newCompany() {
    const clock = fakeClock();
    const base = testBase(store.db, clock);
    const company = await createCompany(base, { name: `Keys ${++made}`, enable: true });
    const ctx = companyContext(base, company.companyId, { kind: 'operator' }, 'req_test');
    return { base, clock, ctx, companyId: company.companyId };
  }

  async function onlyKey(ctx: Parameters<typeof findApiKeys>[0], text: string) {
    const [key, ...others] = await findApiKeys(ctx, text);
    expect(others).toEqual([]);
    return key!;
  }

  describe('authenticate', () => {
    test('a new key opens its own company with the three public scopes', async () => {
      const { base, ctx, companyId } = await newCompany();
      const { key, secret } = await createApiKey(ctx, { name: 'ci' });
      expect(secret).toMatch(/^aisle_sk_[0-9A-Za-z]{49}$/);
      expect(await authenticate(base, secret)).toMatchObject({
        companyId,
        keyId: key.keyId,
        scopes: ['messages:write', 'faqs:read', 'search:read'],
        accessEnabled: true,
        limits: {},
      });
    });

    test('no part of the store holds the key', async () => {
      const { ctx } = await newCompany();
      const { secret } = await createApiKey(ctx, { name: 'ci' });
      const rows = await store.db.read(ctx.companyId, async (sql) => [
        await sql.selectFrom('api_key').selectAll().execute(),
        await sql.selectFrom('audit').selectAll().where('company_id', '=', ctx.companyId).execute(),
      ]);
      expect(JSON.stringify(rows)).toContain(secret.slice(0, 17));
      expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 18));
    });

    test.each(['', 'aisle_sk_', `aisle_sk_${'0'.repeat(49)}`, 'x'.repeat(10_000)])(
      'refuses %j without asking the store',
      async (secret) => {
        const { base } = await newCompany();
        const closed = testBase({ ...base.db, read: () => Promise.reject(new Error('the store was asked')) });
        expect(await authenticate(closed, secret)).toBeUndefined();
      },
    );

    test('an unknown key of the right form opens nothing', async () => {
      const { base } = await newCompany();
      const published = 'aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz';
      expect(await authenticate(base, published)).toBeUndefined();
    });

    test('a revoked key is refused by the next request on this node, and elsewhere within a second', async () => {
      const { base, ctx } = await newCompany();
      const { key, secret } = await createApiKey(ctx, { name: 'ci' });
      const clock = fakeClock();
      const other = await store.open();
      try {
        const elsewhere = testBase({ ...other, onForeignCommit: () => () => undefined }, clock);
        expect(await authenticate(base, secret)).toBeDefined();
        expect(await authenticate(elsewhere, secret)).toBeDefined();
        await revokeApiKey(ctx, await onlyKey(ctx, key.keyId));
        expect(await authenticate(base, secret)).toBeUndefined();
        clock.advance(1_000);
        expect(await authenticate(elsewhere, secret)).toBeUndefined();
      } finally {
        await other.close();
      }
    });

    test('an expiry ends a key at its very moment, cached or not', async () => {
      const { base, clock, ctx } = await newCompany();
      const { secret } = await createApiKey(ctx, { name: 'ci', expiresAtMs: clock.nowMs() + 500 });
      expect(await authenticate(base, secret)).toBeDefined();
      clock.advance(499);
      expect(await authenticate(base, secret)).toBeDefined();
      clock.advance(1);
      expect(await authenticate(base, secret)).toBeUndefined();
    });

    test('within a minute of a noted use nothing is written', async () => {
      const { base, clock, ctx } = await newCompany();
      const { key, secret } = await createApiKey(ctx, { name: 'ci' });
      const isNoted = async () => (await onlyKey(ctx, key.keyId)).lastUsedAtMs !== undefined;
      let writes = 0;
      const write: typeof base.db.write = (companyId, work) => {
        writes++;
        return store.db.write(companyId, work);
      };
      const counting = testBase({ ...store.db, write }, clock);
      const writesAfter = async (ms: number) => {
        clock.advance(ms);
        await authenticate(counting, secret);
        return writes;
      };
      expect(await writesAfter(0)).toBe(1);
      await expect.poll(isNoted, { timeout: 20_000 }).toBe(true);
      expect(await writesAfter(1)).toBe(1);
      expect(await writesAfter(59_998)).toBe(1);
      expect(await writesAfter(1)).toBe(2);
    });

    test('a time of use that cannot be written refuses nobody; the log names the key', async () => {
      const { clock, ctx } = await newCompany();
      const { key, secret } = await createApiKey(ctx, { name: 'ci' });
      const told: unknown[] = [];
      const broken = testBase({ ...store.db, write: () => Promise.reject(new Error('full')) }, clock);
      const log = { ...broken.log, warn: (fields: unknown) => void told.push(fields) };
      expect(await authenticate({ ...broken, log }, secret)).toMatchObject({ keyId: key.keyId });
      await expect.poll(() => told).toEqual([{ key_id: key.keyId, error: 'Error: full' }]);
    });

    test('the time of use is noted once a minute', async () => {
      const { base, clock, ctx } = await newCompany();
      const { key, secret } = await createApiKey(ctx, { name: 'ci' });
      const usedAt = async () =>
        (await listApiKeys(ctx)).find(({ keyId }) => keyId === key.keyId)?.lastUsedAtMs;
      const firstUse = clock.nowMs();
      await authenticate(base, secret);
      await expect.poll(usedAt, { timeout: 20_000 }).toBe(firstUse);
      clock.advance(59_000);
      await authenticate(base, secret);
      clock.advance(1_000);
      await authenticate(base, secret);
      await expect.poll(usedAt, { timeout: 20_000 }).toBe(firstUse + 60_000);
    });
  });

  test('a rotated key keeps name and scopes, and the old one ends after the overlap', async () => {
    const { base, clock, ctx } = await newCompany();
    const old = await createApiKey(ctx, { name: 'push', scopes: ['catalog:write', 'search:read'] });
    const next = await rotateApiKey(ctx, await onlyKey(ctx, old.key.keyId), 24 * hourMs);
    expect(next.key).toMatchObject({ name: 'push', scopes: ['search:read', 'catalog:write'] });
    clock.advance(24 * hourMs - 1);
    expect(await authenticate(base, old.secret)).toBeDefined();
    clock.advance(1);
    expect(await authenticate(base, old.secret)).toBeUndefined();
    expect(await authenticate(base, next.secret)).toBeDefined();
    await expect(rotateApiKey(ctx, await onlyKey(ctx, old.key.keyId), 0)).rejects.toMatchObject({
      code: 'invalid_request',
    });
    await expect(rotateApiKey(ctx, await onlyKey(ctx, next.key.keyId), 169 * hourMs)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  test('a rotation does not lengthen a life that ends earlier', async () => {
    const { clock, ctx } = await newCompany();
    const expiresAtMs = clock.nowMs() + hourMs;
    const old = await createApiKey(ctx, { name: 'short', expiresAtMs });
    await rotateApiKey(ctx, await onlyKey(ctx, old.key.keyId), 24 * hourMs);
    expect((await onlyKey(ctx, old.key.keyId)).expiresAtMs).toBe(expiresAtMs);
  });

  test('bad names, scopes and expiries are named all at once', async () => {
    const { ctx, clock } = await newCompany();
    const bad = createApiKey(ctx, { name: ' ', scopes: ['all', 'search:read'], expiresAtMs: clock.nowMs() });
    await expect(bad).rejects.toMatchObject({
      members: {
        errors: [
          { pointer: '/name', code: 'blank' },
          { pointer: '/scopes', code: 'format' },
          { pointer: '/expires_at', code: 'range' },
        ],
      },
    });
    expect(await listApiKeys(ctx)).toEqual([]);
  });

  test('a company lists and finds its own keys only', async () => {
    const { base, ctx } = await newCompany();
    const rival = await newCompany();
    const { key } = await createApiKey(ctx, { name: 'ci' });
    await flagBrowserUse(base, key.keyId);
    expect(await listApiKeys(rival.ctx)).toEqual([]);
    expect(await findApiKeys(rival.ctx, key.keyId)).toEqual([]);
    expect(await findApiKeys(ctx, key.prefix)).toHaveLength(1);
    expect(await listApiKeys(ctx)).toMatchObject([{ keyId: key.keyId, createdBy: 'operator' }]);
    expect((await listApiKeys(ctx))[0]).toHaveProperty('browserSeenAtMs');
    expect((await listApiKeys(ctx))[0]).not.toHaveProperty('keyHash');
  });
});
