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

  async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  test('a window ends in the database a minute after its first request', async () => {
    const beforeMs = Date.now();
    await nodes[0]!.count('search', 'co_window', undefined);
    const { rows } = await asOwner((client) =>
      client.query(`select expire::float8 as ends from rate_limit_window where key like '%search:co_window'`),
    );
    const endsMs = (rows as { ends: number }[]).map(({ ends }) => ends);
    expect(endsMs).toHaveLength(1);
    expect(endsMs[0]).toBeGreaterThanOrEqual(beforeMs + 59_000);
    expect(endsMs[0]).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  test('connections that the database ends are told and made again', async () => {
    const told: string[] = [];
    const log = { ...silentLog, warn: (_fields: object, message: string) => void told.push(message) };
    const node = await createLimits({ databaseUrl, log });
    try {
      await node.count('search', 'co_cut', undefined);
      await asOwner((client) =>
        client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      );
      await expect.poll(() => told).toContain('an idle connection of the rate limits was lost');
      expect(await node.count('search', 'co_cut', undefined)).toMatchObject({ remaining: 598 });
    } finally {
      await node.close();
    }
  });

  test('a node that finds another making the table waits and uses it', async () => {
    await asOwner(async (client) => {
      await client.query('drop table rate_limit_window');
      await client.query('begin');
      await client.query(
        'create table rate_limit_window (key varchar(255) primary key, points integer not null default 0, expire bigint)',
      );
      const late = createLimits({ databaseUrl, log: silentLog });
      await expect
        .poll(() =>
          asOwner(async (other) => {
            const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
            return (await other.query(waiting)).rows.length;
          }),
        )
        .toBeGreaterThan(0);
      await client.query('commit');
      const node = await late;
      expect(await node.count('search', 'co_late', undefined)).toMatchObject({ remaining: 599 });
      await node.close();
    });
  });

  test('a login that may not make the table does not count without it', async () => {
    await asOwner(async (client) => {
      await client.query(`create role stranger login password 'x'`);
      await client.query('alter table rate_limit_window rename to rate_limit_window_hidden');
      const url = new URL(databaseUrl);
      url.username = 'stranger';
      url.password = 'x';
      try {
        await expect(createLimits({ databaseUrl: url.href, log: silentLog })).rejects.toThrow(/permission/);
      } finally {
        await client.query('alter table rate_limit_window_hidden rename to rate_limit_window');
        await client.query('drop role stranger');
      }
    });
  });

  test('a login that does not own the table counts in it, and says so only where the table is in the log', async () => {
    const told: string[] = [];
    const log = { ...silentLog, warn: (_fields: object, message: string) => void told.push(message) };
    await asOwner(async (client) => {
      await client.query(`create role guest login password 'x'`);
      await client.query('grant create on schema public to guest');
      await client.query('grant select, insert, update, delete on rate_limit_window to guest');
      const url = new URL(databaseUrl);
      url.username = 'guest';
      url.password = 'x';
      try {
        for (const [kept, messages] of [
          ['unlogged', []],
          ['logged', ['the rate limits are kept in the log of the database']],
        ] as const) {
          await client.query(`alter table rate_limit_window set ${kept}`);
          const node = await createLimits({ databaseUrl: url.href, log });
          expect((await node.count('search', `co_${kept}`, undefined)).remaining).toBe(599);
          expect(told).toEqual(messages);
          await node.close();
        }
      } finally {
        await client.query('drop owned by guest');
        await client.query('drop role guest');
      }
    });
  });

  test('without the store: unavailable, never a guess', async () => {
    const [lost] = nodes.splice(1, 1);
    await lost!.close();
    await expect(lost!.count('search', 'co_a', undefined)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
