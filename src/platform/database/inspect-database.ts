import { existsSync, statfsSync } from 'node:fs';
import { platform } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type AppliedMigration, pendingMigrations, readMigrations } from './migration-files.ts';
import { databaseFile } from './open-sqlite.ts';
import { translatePostgresError } from './postgres-errors.ts';
import { clientSettings } from './postgres-pool.ts';
import { networkFileSystem } from './refuse-network-folder.ts';
import { unguardedTables, unscopedTables } from './row-security.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { explainDamage } from './sqlite-errors.ts';

/** A setting of the engine that decides whether an acknowledged write survives a power cut. */
export type DurabilitySetting = { name: string; value: string; safe: boolean };

/** What `aisle doctor` looks at before a store is opened. */
export type DatabaseState = {
  /** False where nothing has been stored yet. */
  exists: boolean;
  /** Names of the migrations that the next start will run. */
  pending: readonly string[];
  durability: readonly DurabilitySetting[];
  /** Tables with rows of companies that PostgreSQL does not guard; always empty on SQLite. */
  unguarded: readonly string[];
  /** The kind of network file system the embedded store lies on. */
  networkFileSystem: string | undefined;
};

type Address = { dataFolder: string; databaseUrl?: string | undefined };

/**
 * Looks at a store without changing, migrating or making anything.
 *
 * Throws when it cannot be read, is damaged, or was written by another version of the migrations.
 */
export async function inspectDatabase({ dataFolder, databaseUrl }: Address): Promise<DatabaseState> {
  return databaseUrl === undefined ? inspectSqlite(dataFolder) : inspectPostgres(databaseUrl);
}

function pendingNames(applied: readonly AppliedMigration[]): string[] {
  return pendingMigrations(readMigrations(), applied).map(({ name }) => name);
}

function networkFolder(folder: string): string | undefined {
  if (platform() !== 'linux' || !existsSync(folder)) return undefined;
  return networkFileSystem(Number(statfsSync(folder).type));
}

function inspectSqlite(dataFolder: string): DatabaseState {
  const file = databaseFile(dataFolder);
  const common = { unguarded: [], networkFileSystem: networkFolder(dataFolder) };
  if (!existsSync(file)) return { ...common, exists: false, pending: pendingNames([]), durability: [] };
  try {
    return {
      ...common,
      exists: true,
      pending: pendingNames(sqliteMigrations(file)),
      durability: sqliteDurability(file),
    };
  } catch (error) {
    throw explainDamage(file, error);
  }
}

function sqliteMigrations(file: string): AppliedMigration[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const known = database.prepare("select 1 from sqlite_master where name = 'migration'").get();
    if (!known) return [];
    return database
      .prepare('select version, name, hash from migration order by version')
      .all() as AppliedMigration[];
  } finally {
    database.close();
  }
}

/** Read on a connection as the product opens them; opening throws where the engine does not take the settings. */
function sqliteDurability(file: string): DurabilitySetting[] {
  const connection = new SqliteConnection(file, 'reader');
  try {
    const [journal, synchronous] = [connection.pragma('journal_mode'), connection.pragma('synchronous')];
    return [
      { name: 'journal_mode', value: String(journal), safe: journal === 'wal' },
      {
        name: 'synchronous',
        value: synchronous === 2 ? 'full' : String(synchronous),
        safe: synchronous === 2,
      },
    ];
  } finally {
    connection.close();
  }
}

async function inspectPostgres(databaseUrl: string): Promise<DatabaseState> {
  const client = new pg.Client(clientSettings(databaseUrl));
  // The statement in flight rejects as well; the event alone must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const known = await client.query<{ exists: boolean }>(
      "select to_regclass('migration') is not null as exists",
    );
    const exists = known.rows[0]!.exists;
    const applied = exists
      ? (await client.query<AppliedMigration>('select version, name, hash from migration order by version'))
          .rows
      : [];
    const settings = await client.query<{ name: string; value: string }>(
      `select name, setting as value from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
    );
    return {
      exists,
      pending: pendingNames(applied),
      durability: settings.rows.map((row) => ({ ...row, safe: row.value !== 'off' })),
      unguarded: await unguardedTables(client, new Set(unscopedTables(readMigrations()).keys())),
      networkFileSystem: undefined,
    };
  } catch (error) {
    throw translatePostgresError(error);
  } finally {
    await client.end();
  }
}
