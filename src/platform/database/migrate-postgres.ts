import pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { type AppliedMigration, type Migration, pendingMigrations } from './migration-files.ts';
import { translatePostgresError } from './postgres-errors.ts';
import { clientSettings, noticeDeadClients } from './postgres-pool.ts';
import { grantApplicationRole, secureRows, unscopedTables } from './row-security.ts';

/** Names the lock of the schema among the advisory locks of the database. */
const LOCK_KEY = 4_153_716_011;

const preparation = `
create collation if not exists "binary" from "C";
create table if not exists migration (
  version integer primary key,
  name text collate "binary" not null,
  hash text collate "binary" not null,
  applied_at bigint not null
)`;

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const value = await work();
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runOne(
  client: pg.Client,
  migrations: readonly Migration[],
  clock: Clock,
): Promise<string | undefined> {
  const unscoped = new Set(unscopedTables(migrations).keys());
  return inTransaction(client, async () => {
    const { rows } = await client.query<AppliedMigration>(
      'select version, name, hash from migration order by version',
    );
    const [next] = pendingMigrations(migrations, rows);
    if (next) {
      await client.query(next.text);
      await client.query('insert into migration (version, name, hash, applied_at) values ($1, $2, $3, $4)', [
        next.version,
        next.name,
        next.hash,
        clock.nowMs(),
      ]);
    }
    // In the same transaction as the tables themselves: there is no moment without the wall.
    await secureRows(client, unscoped);
    await grantApplicationRole(client);
    return next?.name;
  });
}

/** Runs the pending migrations on PostgreSQL under an advisory lock, one transaction each; returns their names. */
export async function migratePostgres(
  databaseUrl: string,
  migrations: readonly Migration[],
  clock: Clock,
  log: Log,
): Promise<string[]> {
  const client = new pg.Client({ ...clientSettings(databaseUrl), query_timeout: 0 });
  // The statement in flight rejects as well; the event alone must not end the process.
  client.on('error', (error) => log.warn({ err: error.message }, 'The migrating connection was lost.'));
  try {
    await client.connect();
    await client.query(noticeDeadClients);
    await client.query(`select pg_advisory_lock(${LOCK_KEY})`);
    await client.query(preparation);
    const names: string[] = [];
    for (
      let name = await runOne(client, migrations, clock);
      name;
      name = await runOne(client, migrations, clock)
    )
      names.push(name);
    return names;
  } catch (error) {
    throw translatePostgresError(error);
  } finally {
    await client.end();
  }
}
