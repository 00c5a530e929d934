import { DatabaseSync } from 'node:sqlite';
import { systemClock as clock } from '../../../src/platform/clock/clock.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { openDatabase } from '../../../src/platform/database/open-database.ts';
import { databaseFile } from '../../../src/platform/database/open-sqlite.ts';
import { systemIds as ids } from '../../../src/platform/ids/ids.ts';
import type { StoreAddress } from './scenario.ts';

export const log = { debug() {}, info() {}, warn() {}, error: console.error };

export const openStore = (address: StoreAddress): Promise<Database> =>
  openDatabase({ ...address, clock, ids, log });

/** The store address that a victim was started with. */
export const addressArgument = (): StoreAddress => JSON.parse(process.argv[2] ?? '{}') as StoreAddress;

/** What SQLite itself says of its file; nothing when all is well, and on PostgreSQL, which checks as it recovers. */
export function integrityFaults(address: StoreAddress): string[] {
  if (address.databaseUrl !== undefined || !address.dataFolder) return [];
  const database = new DatabaseSync(databaseFile(address.dataFolder), { readOnly: true });
  try {
    return database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
      .filter((answer) => answer !== 'ok')
      .map((answer) => `integrity check: ${answer}`);
  } finally {
    database.close();
  }
}
