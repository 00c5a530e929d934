import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock as clock } from '../src/platform/clock/clock.ts';
import { columns } from '../src/platform/database/columns.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import {
  type Migration,
  migrationsFolder,
  readMigrations,
} from '../src/platform/database/migration-files.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { databaseFile } from '../src/platform/database/open-sqlite.ts';
import { sha256Hex } from '../src/platform/ids/hash.ts';
import { systemIds as ids } from '../src/platform/ids/ids.ts';
import { silentLog as log, postgresWanted, startTestServer } from './support/engines.ts';
import { createDatabase } from './support/postgres.ts';

function migration(version: number, text: string): Migration {
  return { version, name: `${String(version).padStart(4, '0')}_test.sql`, text, hash: sha256Hex(text) };
}

const first = migration(1, 'create table a (x bigint);\ninsert into a values (1);');
const second = migration(2, 'create table b (company_id text collate "binary" not null, x bigint);');
const broken = migration(
  2,
  'create table b (x bigint);\ninsert into b values (1);\ninsert into nowhere values (2);',
);

const migrateProgram = new URL('support/migrate-process.ts', import.meta.url);

type Place = {
  address: { dataFolder?: string; databaseUrl?: string };
  query: (text: string) => Promise<unknown[]>;
};

function suite(newPlace: () => Promise<Place>, slowStatement: string): void {
  const run = (place: Place, migrations: Migration[]) =>
    migrate({ ...place.address, clock, log, migrations });

  test('runs each file once, in order', async () => {
    const place = await newPlace();
    expect(await run(place, [first])).toEqual(['0001_test.sql']);
    expect(await run(place, [first, second])).toEqual(['0002_test.sql']);
    expect(await run(place, [first, second])).toEqual([]);
    expect(await place.query('select x from a')).toEqual([{ x: 1 }]);
  });

  test('a file that fails leaves the version before it, whole', async () => {
    const place = await newPlace();
    await expect(run(place, [first, broken])).rejects.toThrow(/nowhere/);
    await expect(place.query('select x from b')).rejects.toThrow();
    expect(await run(place, [first, second])).toEqual(['0002_test.sql']);
  });

  test('stops at a file that was changed after it ran, naming it', async () => {
    const place = await newPlace();
    await run(place, [first]);
    await expect(run(place, [migration(1, `${first.text}\n`), second])).rejects.toThrow(
      /0001_test\.sql differs/,
    );
    await expect(place.query('select x from b')).rejects.toThrow();
  });

  test('stops at a database of a newer version', async () => {
    const place = await newPlace();
    await run(place, [first, second]);
    await expect(run(place, [first])).rejects.toThrow(/newer version of Aisle/);
  });

  test('killed between two statements of a file leaves the version before it, whole', async () => {
    const place = await newPlace();
    await run(place, [first]);
    const slow = migration(2, `create table b (x bigint);\n${slowStatement};\ncreate table c (x bigint);`);
    const child = spawn(
      process.execPath,
      [fileURLToPath(migrateProgram), JSON.stringify(place.address), JSON.stringify([first, slow])],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exited = once(child, 'exit');
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await once(child.stdout, 'data');
    await sleep(700);
    child.kill('SIGKILL');
    await exited;
    expect(output).toBe('started');
    await expect(place.query('select x from b')).rejects.toThrow();
    expect(await run(place, [first, second])).toEqual(['0002_test.sql']);
    expect(await place.query('select x from a')).toEqual([{ x: 1 }]);
  });

  test('started several times at once runs each file once', async () => {
    const place = await newPlace();
    const ran = await Promise.all([1, 2, 3].map(() => run(place, [first, second])));
    expect(ran.flat().sort()).toEqual(['0001_test.sql', '0002_test.sql']);
  });

  test('makes exactly the columns that the code knows', async () => {
    const place = await newPlace();
    await migrate({ ...place.address, clock, log });
    for (const [table, known] of Object.entries(columns)) {
      const found =
        'databaseUrl' in place.address
          ? await place.query(
              `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = 'public'`,
            )
          : await place.query(`select name from pragma_table_info('${table}')`);
      expect({ table, columns: found.map((row) => (row as { name: string }).name).sort() }).toEqual({
        table,
        columns: Object.keys(known).sort(),
      });
    }
  });
}

describe('migrations', () => {
  describe('on sqlite', () => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    async function newPlace(): Promise<Place & { dataFolder: string }> {
      const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-migrate-'));
      folders.push(dataFolder);
      return {
        dataFolder,
        address: { dataFolder },
        query: async (text) => {
          const database = new DatabaseSync(databaseFile(dataFolder));
          try {
            return database
              .prepare(text)
              .all()
              .map((row) => ({ ...row }));
          } finally {
            database.close();
          }
        },
      };
    }

    suite(
      newPlace,
      'insert into a with recursive n(x) as (select 1 union all select x + 1 from n where x < 2000000000) select max(x) from n',
    );

    test('make every table that the code knows, and no other', async () => {
      const place = await newPlace();
      await migrate({ ...place.address, clock, log });
      const tables = await place.query("select name from sqlite_master where type = 'table' order by name");
      expect(tables.map((row) => (row as { name: string }).name)).toEqual(
        [...Object.keys(columns), 'migration'].sort(),
      );
    });

    test('schema.sql is what they make (npx vitest run test/migrate.test.ts -u writes it)', async () => {
      const place = await newPlace();
      await migrate({ ...place.address, clock, log });
      const parts = await place.query(
        "select sql from sqlite_master where sql is not null and name <> 'migration' order by tbl_name, type desc, name",
      );
      const schema = parts.map((row) => `${(row as { sql: string }).sql};\n`).join('\n');
      await expect(
        `-- Generated from the migrations by test/migrate.test.ts; do not edit.\n\n${schema}`,
      ).toMatchFileSnapshot(new URL('schema.sql', migrationsFolder).pathname);
    });

    test('a database file that vanished is never replaced by an empty one', async () => {
      const { dataFolder } = await newPlace();
      await migrate({ dataFolder, clock, log });
      rmSync(databaseFile(dataFolder));
      await expect(migrate({ dataFolder, clock, log })).rejects.toThrow(/is missing although/);
      await expect(openDatabase({ dataFolder, clock, ids, log })).rejects.toThrow(/no database at/);
      expect(existsSync(databaseFile(dataFolder))).toBe(false);
    });

    test('a file that is no database is refused and left alone', async () => {
      const { dataFolder } = await newPlace();
      writeFileSync(databaseFile(dataFolder), 'these are my holiday notes, not a database\n'.repeat(100));
      await expect(migrate({ dataFolder, clock, log })).rejects.toThrow(/not a database/);
      expect(readFileSync(databaseFile(dataFolder), 'utf8')).toMatch(/^these are my holiday notes/);
    });

    test('the files are numbered without a gap', () => {
      expect(readMigrations().length).toBeGreaterThan(3);
    });
  });

  describe.skipIf(!postgresWanted())('on postgres', () => {
    let server: Awaited<ReturnType<typeof startTestServer>>;
    let made = 0;

    test('every text sorts and compares by code point, whatever the default of the database is', async () => {
      const place = await newPlace();
      await migrate({ ...place.address, clock, log });
      const columnsOfText = await place.query(
        `select table_name || '.' || column_name as name, collation_name as collation
         from information_schema.columns where table_schema = 'public' and data_type = 'text'`,
      );
      expect(columnsOfText.length).toBeGreaterThan(80);
      expect(columnsOfText.filter((row) => (row as { collation: string }).collation !== 'binary')).toEqual(
        [],
      );
    });

    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.release());

    async function newPlace(): Promise<Place> {
      const databaseUrl = await createDatabase(server.url, `migrate_${process.pid}_${++made}`);
      return {
        address: { databaseUrl },
        query: async (text) => {
          const client = new pg.Client({ connectionString: databaseUrl });
          await client.connect();
          try {
            return (await client.query(text)).rows.map((row: Record<string, unknown>) =>
              'x' in row ? { x: Number(row['x']) } : row,
            );
          } finally {
            await client.end();
          }
        },
      };
    }

    suite(newPlace, 'select pg_sleep(60)');
  });
});
