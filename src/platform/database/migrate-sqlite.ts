import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock/clock.ts';
import { type AppliedMigration, type Migration, pendingMigrations } from './migration-files.ts';
import { databaseFile } from './open-sqlite.ts';
import { explainDamage } from './sqlite-errors.ts';

const LOCK_WAIT_MS = 60_000;

/** Says that this folder has held a database, so that a vanished file is noticed and never replaced by an empty one. */
const MARKER = 'store.json';

const historyTable = `create table if not exists migration (
  -- Unscoped: the history of the schema itself.
  version integer primary key,
  name text collate "binary" not null,
  hash text collate "binary" not null,
  applied_at bigint not null
)`;

function prepareFolder(dataFolder: string): string {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataFolder);
  if (!existsSync(file) && existsSync(join(dataFolder, MARKER)))
    throw new Error(
      `The database file ${file} is missing although this folder held one. Put it back or restore a backup; an empty one is not made in its place.`,
    );
  return file;
}

function runOne(database: DatabaseSync, migrations: readonly Migration[], clock: Clock): string | undefined {
  database.exec('begin immediate');
  try {
    const applied = database
      .prepare('select version, name, hash from migration order by version')
      .all() as AppliedMigration[];
    const [next] = pendingMigrations(migrations, applied);
    if (next) {
      database.exec(next.text);
      database
        .prepare('insert into migration (version, name, hash, applied_at) values (?, ?, ?, ?)')
        .run(next.version, next.name, next.hash, clock.nowMs());
    }
    database.exec('commit');
    return next?.name;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Runs the pending migrations on the embedded store, one transaction each; returns their names. */
export function migrateSqlite(dataFolder: string, migrations: readonly Migration[], clock: Clock): string[] {
  const file = prepareFolder(dataFolder);
  const database = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    database.exec(historyTable);
    const names: string[] = [];
    for (let name = runOne(database, migrations, clock); name; name = runOne(database, migrations, clock))
      names.push(name);
    const marker = join(dataFolder, MARKER);
    if (!existsSync(marker)) writeFileSync(marker, `${JSON.stringify({ engine: 'sqlite' })}\n`);
    return names;
  } catch (error) {
    throw explainDamage(file, error);
  } finally {
    database.close();
  }
}
