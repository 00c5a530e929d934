import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { systemClock as clock } from '../src/platform/clock/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { databaseFile } from '../src/platform/database/open-sqlite.ts';
import { systemIds as ids } from '../src/platform/ids/ids.ts';
import { postgresPrograms, startPostgres } from '../test/support/postgres.ts';
import type { BenchSuite } from './suite.ts';

const ROWS = 3_000;
const CALLERS = 16;
const ROUNDS = 3;
const log = { debug() {}, info() {}, warn() {}, error: console.error };
const text = 'x'.repeat(200);

type Figures = Record<string, number>;
type Store = { db: Database; rawInsert: (key: string) => Promise<unknown> | unknown };

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const median = (values: readonly number[]) =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

let keys = 0;
const newKey = () => `key-${++keys}`;

async function oneByOne(
  task: (i: number) => unknown,
): Promise<{ p50Ms: number; p99Ms: number; perSecond: number }> {
  const times: number[] = [];
  const start = performance.now();
  for (let i = 0; i < ROWS; i++) {
    const before = performance.now();
    await task(i);
    times.push(performance.now() - before);
  }
  const perSecond = ROWS / ((performance.now() - start) / 1_000);
  times.sort((a, b) => a - b);
  return { p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99), perSecond };
}

async function together(task: () => Promise<unknown>): Promise<number> {
  let left = ROWS * 2;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (left-- > 0) await task();
    }),
  );
  return (ROWS * 2) / ((performance.now() - start) / 1_000);
}

async function measure({ db, rawInsert }: Store): Promise<Figures> {
  const row = (hash: string) => ({ company_id: 'bench', hash, source_id: 's', text, created_at: 1 });
  const insert = () => db.write('bench', (sql) => sql.insertInto('snapshot').values(row(newKey())).execute());
  const raw = await oneByOne(() => rawInsert(newKey()));
  const first = keys;
  const write = await oneByOne(insert);
  const read = await oneByOne((i) =>
    db.read('bench', (sql) =>
      sql
        .selectFrom('snapshot')
        .select(['text', 'created_at'])
        .where('company_id', '=', 'bench')
        .where('hash', '=', `key-${first + 1 + ((i * 7) % ROWS)}`)
        .executeTakeFirstOrThrow(),
    ),
  );
  return {
    rawCommitP50Ms: raw.p50Ms,
    rawCommitsPerSecond: raw.perSecond,
    insertP50Ms: write.p50Ms,
    insertP99Ms: write.p99Ms,
    insertsPerSecond: write.perSecond,
    insertsPerSecond16Callers: await together(insert),
    readP50Ms: read.p50Ms,
    readP99Ms: read.p99Ms,
    readsPerSecond: read.perSecond,
  };
}

/** The median of each figure over the rounds, so that one noisy round does not decide. */
async function rounds(store: Store): Promise<Figures> {
  const all: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await measure(store));
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name] ?? 0))]));
}

async function onSqlite(): Promise<Figures> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  await migrate({ dataFolder, clock, log });
  const db = await openDatabase({ dataFolder, clock, ids, log });
  const raw = new DatabaseSync(databaseFile(dataFolder));
  raw.exec('pragma synchronous = full; pragma secure_delete = on');
  const insert = raw.prepare('insert into snapshot values (?, ?, ?, ?, ?)');
  const [begin, commit] = [raw.prepare('begin immediate'), raw.prepare('commit')];
  const rawInsert = (key: string) => {
    begin.run();
    insert.run('raw', key, 's', text, 1);
    commit.run();
  };
  try {
    return await rounds({ db, rawInsert });
  } finally {
    raw.close();
    await db.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Figures> {
  const server = await startPostgres({ durable: true });
  await migrate({ databaseUrl: server.url, clock, log });
  const db = await openDatabase({ databaseUrl: server.url, clock, ids, log });
  const raw = new pg.Client({ connectionString: server.url });
  await raw.connect();
  const statement = { name: 'raw', text: 'insert into snapshot values ($1, $2, $3, $4, $5)' };
  const rawInsert = (key: string) => raw.query({ ...statement, values: ['raw', key, 's', text, 1] });
  try {
    return await rounds({ db, rawInsert });
  } finally {
    await raw.end();
    await db.close();
    server.remove();
  }
}

const suite: BenchSuite = {
  name: 'store',
  description:
    'durable inserts and reads by key on both engines, beside bare commits of the same engine on the same disk',
  async run() {
    const method = `${ROUNDS} rounds of ${ROWS} operations, medians; fsync per commit on both engines; PostgreSQL over loopback TCP behind row-level security`;
    const postgres = postgresPrograms() ? await onPostgres() : 'left out: no server of version 15 or later';
    return { figures: { method, callersAtOnce: CALLERS, sqlite: await onSqlite(), postgres } };
  },
};

export default suite;
