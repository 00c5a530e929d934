import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { IndexKey, StoredIndex } from './index-files.ts';
import { openIndexFiles } from './open-index-files.ts';

/** An index folder on disk: what it is, and what can be read of it; undefined when that is not whole. */
export type FoundIndex =
  | { place: string; key: IndexKey; stored: StoredIndex }
  | { place: string; stored: undefined };

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The key a manifest gives itself; whether it is whole is the reader's to say. */
async function keyIn(folder: string): Promise<IndexKey | undefined> {
  try {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    return (JSON.parse(text) as { manifest?: { key?: IndexKey } } | null)?.manifest?.key;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every index folder of a data folder, read one after the other; nothing is changed or deleted. */
export async function* storedIndexes(dataFolder: string): AsyncGenerator<FoundIndex> {
  const folder = join(dataFolder, 'index');
  const files = openIndexFiles({ folder, log: silent, readOnly: true });
  for (const company of await foldersIn(folder))
    for (const name of await foldersIn(join(folder, company))) {
      const place = join(company, name);
      const key = await keyIn(join(folder, place));
      const stored = key && (await files.read(key));
      yield key && stored ? { place, key, stored } : { place, stored: undefined };
    }
}
