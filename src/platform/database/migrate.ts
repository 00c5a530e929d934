import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { refuseNetworkFolder } from './refuse-network-folder.ts';

export type MigrateOptions = {
  dataFolder?: string;
  databaseUrl?: string;
  /** As in `openDatabase`. */
  allowNetworkFolder?: boolean;
  clock: Clock;
  log: Log;
  /** The numbered files; those of the repository unless a test brings its own. */
  migrations?: readonly Migration[];
};

/**
 * Brings the schema up to date, making the embedded database when the data folder is new; returns the names of the files it ran.
 *
 * Each file is one transaction under a lock, so two starts at once run it once. Throws on a file changed since it ran
 * and on a database newer than this program.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { databaseUrl, dataFolder, clock, log, migrations = readMigrations() } = options;
  if (!databaseUrl && !dataFolder)
    throw new Error('Neither a data folder nor a database address is configured.');
  if (!databaseUrl && !options.allowNetworkFolder) refuseNetworkFolder(dataFolder!);
  const applied = databaseUrl
    ? await (await import('./migrate-postgres.ts')).migratePostgres(databaseUrl, migrations, clock, log)
    : migrateSqlite(dataFolder!, migrations, clock);
  if (applied.length > 0) log.info({ applied }, 'The schema was brought up to date.');
  return applied;
}
