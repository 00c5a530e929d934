import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-errors.ts';

/** Who holds a data folder, as told to whoever is refused. */
export type LockHolder = { pid: number; port: number };

const LOCK_FILE = 'serve.lock.db';
/** Keeps the locks from being collected: a lock that nobody refers to would be closed, and with it freed. */
const held = new Set<DatabaseSync>();

const HOLDER_FILE = 'serve.lock.json';

/** Thrown to a second server of a folder. `holder` is absent while the first has the lock already and its name not yet. */
export class DataFolderInUse extends Error {
  readonly folder: string;
  readonly holder: LockHolder | undefined;

  constructor(folder: string, holder: LockHolder | undefined, cause: unknown) {
    const who = holder ? `the process ${holder.pid}, which serves port ${holder.port}` : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. Only PostgreSQL lets several processes serve one store.`,
      { cause },
    );
    this.name = 'DataFolderInUse';
    this.folder = folder;
    this.holder = holder;
  }
}

function readHolder(folder: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, HOLDER_FILE), 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/**
 * Makes this process the one server of a data folder until the returned function is called or the process dies.
 *
 * The lock is an exclusive transaction on a small SQLite file of its own: the operating system frees it on any death,
 * so no stale lock is ever left to clean up. Throws `DataFolderInUse`, which names the holder, when another process serves already.
 */
export function lockDataFolder(folder: string, holder: LockHolder): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderInUse(folder, readHolder(folder), error);
  }
  writeFileSync(join(folder, HOLDER_FILE), JSON.stringify(holder));
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
