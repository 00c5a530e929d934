import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type OpenDatabaseOptions, openDatabase } from '../../src/platform/database/open-database.ts';
import { systemIds as ids } from '../../src/platform/ids/ids.ts';
import type { Log } from '../../src/platform/log/log.ts';
import { createDatabase, dropDatabase, postgresPrograms, startPostgres } from './postgres.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** Where one test file's store lies; plain values, so a child process can be given them. */
export type StoreAddress = { dataFolder?: string; databaseUrl?: string };

/** One engine's store of one test file. The members may be used inside tests and hooks only. */
export type TestStore = {
  readonly engine: 'sqlite' | 'postgres';
  /** The file's handle, opened before its tests and closed after them. */
  readonly db: Database;
  readonly address: StoreAddress;
  /** Another handle on the same store, as a second process has one; the caller closes it. */
  open(options?: Partial<OpenDatabaseOptions>): Promise<Database>;
  /** Makes a company of its own for one test and returns its id. */
  newCompany(): Promise<string>;
};

type Place = { address: StoreAddress; remove: () => Promise<void> };

/** Set by run-postgres.ts: files of one run then share one server. */
const runFolder = process.env['AISLE_TEST_RUN_FOLDER'];

async function sharedServer(folder: string): Promise<string> {
  const address = join(folder, 'server.json');
  try {
    mkdirSync(join(folder, 'starting'));
  } catch {
    for (let tries = 0; tries < 600; tries++) {
      try {
        return (JSON.parse(readFileSync(address, 'utf8')) as { url: string }).url;
      } catch {
        await sleep(50);
      }
    }
    throw new Error('The PostgreSQL server of this run did not start.');
  }
  const { url, folder: serverFolder } = await startPostgres();
  writeFileSync(`${address}.new`, JSON.stringify({ url, folder: serverFolder }));
  renameSync(`${address}.new`, address);
  return url;
}

/** The PostgreSQL server of this run, or one of this file alone; `release` ends what this file started. */
export async function startTestServer(): Promise<{ url: string; release: () => void }> {
  if (runFolder) return { url: await sharedServer(runFolder), release: () => undefined };
  const own = await startPostgres();
  return { url: own.url, release: () => own.remove() };
}

async function postgresPlace(): Promise<Place> {
  const server = await startTestServer();
  const name = `aisle_${ids.uuid().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(server.url, name);
  return {
    address: { databaseUrl },
    remove: async () => {
      await dropDatabase(server.url, name);
      server.release();
    },
  };
}

async function sqlitePlace(): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-store-'));
  return {
    address: { dataFolder },
    remove: async () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}

/** Makes an enabled company with the given id. */
export async function insertCompany(db: Database, companyId: string, nowMs: number): Promise<string> {
  await db.write(companyId, (sql) =>
    sql
      .insertInto('company')
      .values({
        company_id: companyId,
        name: companyId,
        access_enabled: 1,
        settings: '{}',
        limits: '{}',
        change_seq: 0,
        created_at: nowMs,
        updated_at: nowMs,
      })
      .execute(),
  );
  return companyId;
}

/** The store of one engine for the describe block (or file) it is called in, opened and removed by its hooks. */
export function testStore(engine: 'sqlite' | 'postgres'): TestStore {
  let place: Place | undefined;
  let db: Database | undefined;
  const address = () => {
    if (!place) throw new Error('The store exists inside tests and hooks only.');
    return place.address;
  };
  const open = (options: Partial<OpenDatabaseOptions> = {}) =>
    openDatabase({ ...address(), clock, ids, log: silentLog, ...options });
  beforeAll(async () => {
    place = engine === 'sqlite' ? await sqlitePlace() : await postgresPlace();
    await migrate({ ...place.address, clock, log: silentLog });
    db = await open();
  });
  afterAll(async () => {
    await db?.close();
    await place?.remove();
  });
  return {
    engine,
    open,
    get address() {
      return address();
    },
    get db() {
      if (!db) throw new Error('The store exists inside tests and hooks only.');
      return db;
    },
    newCompany: () => insertCompany(db!, ids.ulid('com', clock.nowMs()), clock.nowMs()),
  };
}

/** Whether suites on PostgreSQL can run here; with AISLE_TEST_ALL=1 they must. */
export function postgresWanted(): boolean {
  return postgresPrograms() !== undefined || process.env['AISLE_TEST_ALL'] === '1';
}

/**
 * Runs one suite on each engine, a fresh database per engine and file.
 *
 * Where no PostgreSQL is installed its suite is shown as skipped and named at the end of the run (run-postgres.ts).
 */
export function forEachStore(suite: (engine: 'sqlite' | 'postgres', store: TestStore) => void): void {
  describe('on sqlite', () => suite('sqlite', testStore('sqlite')));
  describe.skipIf(!postgresWanted())('on postgres', () => suite('postgres', testStore('postgres')));
}
