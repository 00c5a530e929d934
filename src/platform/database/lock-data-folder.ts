import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-errors.ts';

/** Who holds a data folder, as told to whoever is refused. */
export type LockHolder = { pid: number; port: number };

const LOCK_FILE = 'serve.lock.db';
const HOLDER_FILE = 'serve.lock.json';

function describeHolder(folder: string): string {
  try {
    const { pid, port } = JSON.parse(readFileSync(join(folder, HOLDER_FILE), 'utf8')) as LockHolder;
    return `the process ${pid}, which serves port ${port}`;
  } catch {
    // The holder has the lock already and its name not yet.
    return 'another process';
  }
}

/**
 * Makes this process the one server of a data folder until the returned function is called or the process dies.
 *
 * The lock is an exclusive transaction on a small SQLite file of its own: the operating system frees it on any death,
 * so no stale lock is ever left to clean up. Throws an error that names the holder when another process serves already.
 */
export function lockDataFolder(folder: string, holder: LockHolder): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `The data folder ${folder} is in use by ${describeHolder(folder)}. Stop it first, serve another folder, or use PostgreSQL to serve from several processes.`,
      { cause: error },
    );
  }
  writeFileSync(join(folder, HOLDER_FILE), JSON.stringify(holder));
  return () => lock.close();
}
