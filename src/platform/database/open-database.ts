import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { Database } from './database.ts';
import { openSqlite } from './open-sqlite.ts';
import { refuseNetworkFolder } from './refuse-network-folder.ts';

export type OpenDatabaseOptions = {
  /** Where the embedded store lies; used when `databaseUrl` is not set. */
  dataFolder?: string;
  /** A PostgreSQL address; wins over `dataFolder`. */
  databaseUrl?: string;
  /** PostgreSQL connections of this process at most; 16 unless set. */
  maxConnections?: number;
  /** Opens the embedded store on a network file system all the same; the operator answers for its locks. */
  allowNetworkFolder?: boolean;
  /** Refuses writes; for long reads in a worker thread and for `doctor`. */
  readOnly?: boolean;
  log: Log;
  clock: Clock;
  ids: Ids;
  /** Called once when the disk failed and the store no longer accepts writes; the process should end and be restarted. */
  onFailure?: (error: unknown) => void;
};

/** Opens the store of a data folder, or of a PostgreSQL server, whose schema `migrate` has brought up to date. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { databaseUrl, dataFolder, readOnly = false, clock, ids, log } = options;
  if (databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres({ databaseUrl, readOnly, maxConnections: options.maxConnections, log });
  }
  if (!dataFolder) throw new Error('Neither a data folder nor a database address is configured.');
  if (!options.allowNetworkFolder) refuseNetworkFolder(dataFolder);
  const onFailure = (error: unknown) => {
    log.error({ err: error }, 'The disk of the store failed; writes are refused until a restart.');
    options.onFailure?.(error);
  };
  return openSqlite({ dataFolder, readOnly, clock, ids, onFailure });
}
