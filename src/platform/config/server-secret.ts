import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function stored(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * The secret that signs sessions: `AISLE_SECRET`, else that of the data folder, made when first needed and readable by
 * its owner only. Nodes that share a database need the same `AISLE_SECRET`.
 */
export function serverSecret(dataFolder: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const path = join(dataFolder, 'secret');
  const known = stored(path);
  if (known !== undefined) return known;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // "wx": of two processes that start at once only one makes it.
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return stored(path)!;
}
