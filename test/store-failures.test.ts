import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock as clock } from '../src/platform/clock/clock.ts';
import type { Database, Sql } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { databaseFile } from '../src/platform/database/open-sqlite.ts';
import { SqliteConnection } from '../src/platform/database/sqlite-connection.ts';
import { SqliteWriter } from '../src/platform/database/sqlite-writer.ts';
import { createStorageHealth } from '../src/platform/database/storage-health.ts';
import { systemIds as ids } from '../src/platform/ids/ids.ts';
import { silentLog as log, postgresWanted } from './support/engines.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';

const unavailable = { code: 'unavailable', members: { retry_after_seconds: expect.any(Number) as number } };

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );

describe('on sqlite', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'aisle-failures-'));
    await migrate({ dataFolder, clock, log });
  });
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  /** The writer over a connection that may not let the file grow, as a full disk does not. */
  function fullDisk() {
    const connection = new SqliteConnection(databaseFile(dataFolder), 'writer');
    const pages = connection.pragma('page_count') as number;
    const broken: unknown[] = [];
    const health = createStorageHealth((error) => broken.push(error));
    const writer = new SqliteWriter({ connection, clock, ids, health });
    const insert = (name: string, bytes: number) =>
      writer.write(async () => {
        connection.run({
          sql: 'insert into counter (name, value) values (?, 1)',
          parameters: [name.padEnd(bytes, '.')],
        });
        return name;
      });
    return { connection, pages, broken, insert };
  }

  const names = (connection: SqliteConnection) =>
    connection
      .run({
        sql: "select rtrim(name, '.') as name from counter where name <> 'faq_id' order by name",
        parameters: [],
      })
      .rows.map((row) => (row as { name: string }).name);

  test('a full disk is a 503, loses nothing else, and needs no restart once there is room', async () => {
    const { connection, pages, broken, insert } = fullDisk();
    connection.pragma(`max_page_count = ${pages + 2}`);
    await insert('before', 10);
    expect(await failure(insert('big', 100_000))).toMatchObject(unavailable);
    expect(names(connection)).toEqual(['before']);
    connection.pragma(`max_page_count = ${pages + 10_000}`);
    await insert('big', 100_000);
    expect(names(connection)).toEqual(['before', 'big']);
    expect(broken).toEqual([]);
    connection.close();
  });

  test('a full disk in a shared commit fails whom it must, and acknowledges only what is kept', async () => {
    const { connection, pages, insert } = fullDisk();
    connection.pragma(`max_page_count = ${pages + 2}`);
    const kept = names(connection);
    const outcomes = await Promise.allSettled([
      ...['s1', 's2', 's3'].map((name) => insert(name, 10)),
      insert('huge', 200_000),
      ...['s4', 's5'].map((name) => insert(name, 10)),
    ]);
    const acknowledged = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    expect(acknowledged).not.toContain('huge');
    expect(acknowledged).toContain('s5');
    expect(names(connection)).toEqual([...kept, ...acknowledged].sort());
    connection.close();
  });

  describe('with a damaged file', () => {
    let damaged: string;
    const open = (onFailure: (error: unknown) => void = () => undefined) =>
      openDatabase({ dataFolder: damaged, clock, ids, log, onFailure });
    const fill = (sql: Sql, from: number) =>
      sql
        .insertInto('counter')
        .values(Array.from({ length: 500 }, (_, i) => ({ name: `${from + i}`.padEnd(500, '.'), value: 1 })))
        .execute();

    beforeEach(async () => {
      damaged = mkdtempSync(join(tmpdir(), 'aisle-damaged-'));
      await migrate({ dataFolder: damaged, clock, log });
      const db = await open();
      for (let from = 0; from < 5_000; from += 500) await db.write(null, (sql) => fill(sql, from));
      await db.close();
    });
    afterEach(() => rmSync(damaged, { recursive: true, force: true }));

    test('that was cut short: opening refuses and names the file', async () => {
      truncateSync(databaseFile(damaged), 8_192);
      await expect(open()).rejects.toThrow(`The database file ${databaseFile(damaged)} cannot be used`);
      await expect(migrate({ dataFolder: damaged, clock, log })).rejects.toThrow(databaseFile(damaged));
    });

    test('in the middle: a statement that meets it is a 503, and no write is tried after it', async () => {
      const bytes = readFileSync(databaseFile(damaged));
      bytes.fill(0xff, bytes.length / 2);
      writeFileSync(databaseFile(damaged), bytes);
      const told: unknown[] = [];
      const db = await open((error) => told.push(error));
      const reading = db.read(null, (sql) => sql.selectFrom('counter').selectAll().execute());
      expect(await failure(reading)).toMatchObject(unavailable);
      expect(await failure(db.write(null, (sql) => fill(sql, 9_000)))).toMatchObject(unavailable);
      expect(await failure(db.write(null, async () => 1))).toMatchObject(unavailable);
      expect(told).toHaveLength(1);
      await db.close();
    });
  });
});

describe.skipIf(!postgresWanted())('on postgres', () => {
  let server: TestPostgres;
  let db: Database;
  beforeAll(async () => {
    server = await startPostgres({ durable: true });
    await migrate({ databaseUrl: server.url, clock, log });
    db = await openDatabase({ databaseUrl: server.url, clock, ids, log });
  });
  afterAll(async () => {
    await db.close();
    server.remove();
  });

  const insert = (name: string) =>
    db.write(null, (sql) => sql.insertInto('counter').values({ name, value: 1 }).execute());
  const known = (name: string) =>
    db.read(null, (sql) =>
      sql.selectFrom('counter').select('name').where('name', '=', name).executeTakeFirst(),
    );

  test('terminated backends cost at most the requests in flight', async () => {
    await insert('before');
    const killer = new pg.Client({ connectionString: server.url });
    await killer.connect();
    const started = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const inFlight = db.write(null, async (sql) => {
      await sql.insertInto('counter').values({ name: 'in flight', value: 1 }).execute();
      started.resolve();
      await go.promise;
      await sql.selectFrom('counter').select('name').execute();
    });
    await started.promise;
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    );
    go.resolve();
    expect(await failure(inFlight)).toMatchObject(unavailable);
    await insert('after');
    expect(await known('in flight')).toBeUndefined();
    expect(await known('after')).toBeDefined();
    await killer.end();
  });

  test('a server that is away is a 503 for reads and writes; back again, everything works without a restart', async () => {
    let signals = 0;
    const stop = db.onForeignCommit(() => signals++);
    await insert('acknowledged');
    server.halt('immediate');
    expect(await failure(insert('lost'))).toMatchObject(unavailable);
    expect(await failure(known('acknowledged'))).toMatchObject(unavailable);
    expect(await failure(db.ping())).toMatchObject(unavailable);
    expect(await failure(migrate({ databaseUrl: server.url, clock, log }))).toMatchObject(unavailable);
    await server.start();
    await insert('again');
    expect(await known('acknowledged')).toBeDefined();
    // The listening connection comes back by itself and is heard through.
    const before = signals;
    while (signals === before) {
      await db.announce('company', 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    stop();
  });
});
