import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../ids/ids.ts';
import type { Database } from './database.ts';
import { refuseWrites } from './refuse-writes.ts';
import { queryBuilder } from './single-connection.ts';
import { SqliteBatchWriter } from './sqlite-batch-writer.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { explainDamage, isBusy } from './sqlite-errors.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { createStorageHealth, type StorageHealth } from './storage-health.ts';
import { createUnitsOfWork, type UnitsOfWork } from './unit-of-work.ts';

const FOREIGN_COMMIT_POLL_MS = 100;
const READ_BUSY_TRIES = 50;

export type SqliteOptions = {
  dataFolder: string;
  readOnly: boolean;
  clock: Clock;
  ids: Ids;
  onFailure: (error: unknown) => void;
};

type Tools = { units: UnitsOfWork; ids: Ids; health: StorageHealth };

/** The embedded store's file inside the data folder. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'aisle.db');
}

/** A read meets a lock only while another process recovers or removes the log, so it is tried again briefly. */
async function runRead(
  connection: SqliteConnection,
  query: Pick<CompiledQuery, 'sql' | 'parameters'>,
  { ids, health }: Tools,
): Promise<QueryResult<unknown>> {
  for (let tries = 1; ; tries++) {
    try {
      return connection.run(query);
    } catch (error) {
      if (!isBusy(error) || tries === READ_BUSY_TRIES) throw health.note(error);
    }
    await sleep(20 + 80 * ids.random());
  }
}

function watchForeignCommits(
  connection: SqliteConnection,
  health: StorageHealth,
  listener: () => void,
): () => void {
  let seen = connection.pragma('data_version');
  const look = () => {
    try {
      const version = connection.pragma('data_version');
      if (version === seen) return;
      seen = version;
    } catch (error) {
      // Another process may be recovering the log just now; the next look comes in 100 ms.
      if (!isBusy(error)) health.note(error);
      return;
    }
    listener();
  };
  const timer = setInterval(look, FOREIGN_COMMIT_POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function createReader(connection: SqliteConnection, tools: Tools): Pick<Database, 'read' | 'ping'> {
  const { units } = tools;
  const sql = queryBuilder('sqlite', (query) =>
    units.statement(connection, () => runRead(connection, query, tools)),
  );
  return {
    async read(_scope, work) {
      units.refuseNested();
      return units.run(connection, () => work(sql));
    },
    async ping() {
      await runRead(connection, { sql: 'select count(*) from migration', parameters: [] }, tools);
    },
  };
}

function createWriter(
  connection: SqliteConnection,
  units: UnitsOfWork,
  writer: SqliteWriter,
  onEnded: () => void,
): Pick<Database, 'write' | 'batch'> & { stop(): Promise<void> } {
  const sql = queryBuilder('sqlite', (query) => units.statement(connection, () => connection.run(query)));
  const batches = new SqliteBatchWriter(connection, writer);
  const ending = async <T>(work: () => Promise<T>): Promise<T> => {
    units.refuseNested();
    try {
      return await work();
    } finally {
      onEnded();
    }
  };
  return {
    write: (_scope, work) => ending(() => writer.write(() => units.run(connection, () => work(sql)))),
    batch: (_scope, statements) => ending(() => batches.write(statements)),
    async stop() {
      await batches.settled();
      await writer.stop();
    },
  };
}

/**
 * The store's version, asked for once in a turn of the event loop: what came in with this turn was sent before, so its
 * sender knows of no later commit; `forget` after each of this process's own.
 */
function createVersion(connection: SqliteConnection, health: StorageHealth) {
  let known: number | undefined;
  const forget = (): void => {
    known = undefined;
  };
  const version = (): number | undefined => {
    if (known !== undefined) return known;
    try {
      // Of the reading connection, which also sees the commits of this process's writer (sqlite.org/pragma.html#pragma_data_version).
      known = Number(connection.pragma('data_version'));
    } catch (error) {
      if (!isBusy(error)) throw health.note(error);
      return undefined;
    }
    setImmediate(forget);
    return known;
  };
  return { version, forget };
}

function openConnection(file: string, mode: 'writer' | 'reader'): SqliteConnection {
  try {
    return new SqliteConnection(file, mode);
  } catch (error) {
    throw explainDamage(file, error);
  }
}

/**
 * Opens the embedded store: one writing connection and one that reads the last commit beside it.
 *
 * The file must exist (`migrate` makes it): an empty database where data was kept before would hide a loss.
 */
export function openSqlite(options: SqliteOptions): Database {
  const file = databaseFile(options.dataFolder);
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const { clock, ids, onFailure, readOnly } = options;
  const units = createUnitsOfWork();
  const health = createStorageHealth(onFailure);
  const writing = readOnly ? undefined : openConnection(file, 'writer');
  const reading = openConnection(file, 'reader');
  const { version, forget } = createVersion(reading, health);
  const writer = writing && new SqliteWriter({ connection: writing, clock, ids, health });
  const doors = writer && createWriter(writing, units, writer, forget);
  const stops = new Set<() => void>();
  return {
    engine: 'sqlite',
    ...createReader(reading, { units, ids, health }),
    write: doors?.write ?? refuseWrites,
    batch: doors?.batch ?? refuseWrites,
    version,
    onForeignCommit(listener) {
      // The writer's own commits do not move the writer's data_version, those of any other connection do.
      const stopWatching = watchForeignCommits(writing ?? reading, health, listener);
      stops.add(stopWatching);
      return () => {
        stops.delete(stopWatching);
        stopWatching();
      };
    },
    announce: () => Promise.resolve(),
    async room() {
      const { bavail, blocks, bsize } = await statfs(options.dataFolder);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
    async close() {
      for (const stop of stops) stop();
      stops.clear();
      await doors?.stop();
      // The writing connection last: only it can fold the write-ahead log into the file.
      reading.close();
      writing?.close();
    },
  };
}
