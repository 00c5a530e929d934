import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemIds } from '../src/platform/ids/ids.ts';
import { createLimits, type Limits } from '../src/platform/limits/limits.ts';
import { postgresWanted, silentLog, startTestServer } from './support/engines.ts';
import { createDatabase, dropDatabase } from './support/postgres.ts';

describe.skipIf(!postgresWanted())('rate limits shared through PostgreSQL', () => {
  const nodes: Limits[] = [];
  let databaseUrl = '';
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const server = await startTestServer();
    const name = `aisle_${systemIds.uuid().replaceAll('-', '')}`;
    databaseUrl = await createDatabase(server.url, name);
    remove = async () => {
      await dropDatabase(server.url, name);
      server.release();
    };
    // Both at once: the table is made once.
    nodes.push(...(await Promise.all([1, 2].map(() => createLimits({ databaseUrl, log: silentLog })))));
  });

  afterAll(async () => {
    for (const node of nodes) await node.close();
    await remove?.();
  });

  test('of 700 requests at two nodes exactly 500 are allowed, and both tell the same window', async () => {
    const states = await Promise.all(
      Array.from({ length: 700 }, (_, i) => nodes[i % 2]!.count('product-faqs', 'co_a', undefined)),
    );
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(500);
    for (const node of nodes) {
      const state = await node.count('product-faqs', 'co_a', undefined);
      expect(state).toMatchObject({ policy: 'product-faqs', quota: 500, remaining: 0, allowed: false });
      expect(state.resetMs).toBeGreaterThan(30_000);
      expect(state.resetMs).toBeLessThanOrEqual(60_000);
    }
  });

  test('companies, policies and addresses are counted apart', async () => {
    expect(await nodes[0]!.count('product-faqs', 'co_b', undefined)).toMatchObject({ remaining: 499 });
    expect(await nodes[1]!.count('search', 'co_a', 7)).toMatchObject({ quota: 7, remaining: 6 });
    expect(await nodes[1]!.countFailedKey('203.0.113.1')).toMatchObject({ quota: 30, remaining: 29 });
  });

  test('counting writes nothing to the log of the database, so no request waits for the disk', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `select relpersistence from pg_class where relname = 'rate_limit_window'`,
    );
    await client.end();
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });

  test('without the store: unavailable, never a guess', async () => {
    const [lost] = nodes.splice(1, 1);
    await lost!.close();
    await expect(lost!.count('search', 'co_a', undefined)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
