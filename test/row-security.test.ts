import { sql as raw } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columns } from '../src/platform/database/columns.ts';
import type { Database } from '../src/platform/database/database.ts';
import { readMigrations } from '../src/platform/database/migration-files.ts';
import { unscopedTables } from '../src/platform/database/row-security.ts';
import { forEachStore, postgresWanted, type TestStore } from './support/engines.ts';

const scoped = Object.entries(columns)
  .filter(([table, names]) => 'company_id' in names && !unscopedTables(readMigrations()).has(table))
  .map(([table]) => table);

test('the tables without a wall are these and no others, each with its reason', () => {
  expect([...unscopedTables(readMigrations()).keys()].sort()).toEqual([
    'api_key',
    'company',
    'counter',
    'invitation',
    'job',
    'member',
    'model_reservation',
    'model_spend',
    'schedule',
    'website_session',
    'website_site',
  ]);
  expect(scoped.length).toBeGreaterThan(15);
});

/** Values for one row of any table: the company's id, else something the column's type takes. */
async function plant(client: pg.Client, table: string, companyId: string): Promise<void> {
  const { rows } = await client.query<{ column_name: string; data_type: string }>(
    "select column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  const values = rows.map(({ column_name, data_type }) => {
    if (column_name === 'company_id') return companyId;
    return data_type === 'text' ? `planted ${companyId}` : 1;
  });
  await client.query(
    `insert into "${table}" (${rows.map(({ column_name }) => `"${column_name}"`).join(', ')})
     values (${values.map((_, i) => `$${i + 1}`).join(', ')})`,
    values,
  );
}

const countIn = (db: Database, scope: string | null, table: string) =>
  db.read(scope, async (sql) => {
    const { rows } = await raw<{ rows: number }>`select count(*) as rows from ${raw.table(table)}`.execute(
      sql,
    );
    return rows[0]!.rows;
  });

async function asSuperuser<T>(store: TestStore, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: store.address.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe.skipIf(!postgresWanted())('row-level security', () => {
  forEachStore((engine, store) => {
    if (engine !== 'postgres') {
      test('is PostgreSQL’s: on SQLite the predicate of each statement is the wall', () => {
        expect(store.db.engine).toBe('sqlite');
      });
      return;
    }
    let own: string;
    let foreign: string;

    beforeAll(async () => {
      own = await store.newCompany();
      foreign = await store.newCompany();
      await asSuperuser(store, async (client) => {
        for (const table of scoped)
          for (const companyId of [own, foreign]) await plant(client, table, companyId);
      });
    });

    test.each(scoped)(
      '%s: a company sees its own planted row only, and without a company there is none',
      async (table) => {
        expect(await countIn(store.db, own, table)).toBe(1);
        expect(await countIn(store.db, null, table)).toBe(0);
        expect(await countIn(store.db, 'nobody', table)).toBe(0);
      },
    );

    test.each(scoped)('%s: a statement without its predicate changes no foreign row', async (table) => {
      await store.db.write(own, (sql) => raw`delete from ${raw.table(table)}`.execute(sql));
      expect(await countIn(store.db, own, table)).toBe(0);
      expect(await countIn(store.db, foreign, table)).toBe(1);
    });

    test('a row of another company cannot be written', async () => {
      const row = { company_id: foreign, hash: 'x', source_id: 's', text: 't', created_at: 1 };
      const writing = store.db.write(own, (sql) => sql.insertInto('snapshot').values(row).execute());
      await expect(writing).rejects.toThrow(/row-level security/);
    });

    test('the setting ends with its unit of work: the next on the same connection starts without', async () => {
      const narrow = await store.open({ maxConnections: 1 });
      try {
        expect(await countIn(narrow, foreign, 'trace')).toBe(1);
        expect(await countIn(narrow, null, 'trace')).toBe(0);
        await narrow.write(foreign, async () => 1);
        expect(await countIn(narrow, null, 'trace')).toBe(0);
      } finally {
        await narrow.close();
      }
    });

    test('a company id that is an SQL text stays a text', async () => {
      const hostile = `x', true); set role postgres; select set_config('app.company_id', '${foreign}`;
      expect(await countIn(store.db, hostile, 'trace')).toBe(0);
      expect(await countIn(store.db, `\\' or 1=1 --`, 'trace')).toBe(0);
    });

    describe('with a login that owns the tables but is no superuser', () => {
      let address: string;
      beforeAll(async () => {
        address = await asSuperuser(store, async (client) => {
          const name = `owner_${process.pid}`;
          await client.query(`create role ${name} login; grant ${name} to postgres`);
          for (const table of [...Object.keys(columns), 'migration'])
            await client.query(`alter table "${table}" owner to ${name}`);
          const url = new URL(store.address.databaseUrl!);
          url.username = name;
          return url.href;
        });
      });
      afterAll(() =>
        asSuperuser(store, (client) =>
          client.query(`reassign owned by owner_${process.pid} to postgres; drop role owner_${process.pid}`),
        ),
      );

      test('the forced policies hold for the owner too', async () => {
        const db = await store.open({ databaseUrl: address });
        try {
          expect(await countIn(db, foreign, 'trace')).toBe(1);
          expect(await countIn(db, own, 'trace')).toBe(0);
          expect(await countIn(db, null, 'trace')).toBe(0);
        } finally {
          await db.close();
        }
      });
    });
  });
});
