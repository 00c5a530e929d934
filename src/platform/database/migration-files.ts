import { readdirSync, readFileSync } from 'node:fs';
import { sha256Hex } from '../ids/hash.ts';

/** One numbered file of `migrations/`. `hash` is the SHA-256 of its text with LF line ends. */
export type Migration = { version: number; name: string; text: string; hash: string };

/** The folder that ships beside `src/` (and beside the published `dist/`). */
export const migrationsFolder: URL = new URL('../../../migrations/', import.meta.url);

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** Reads the migrations in order; throws on a gap or on a number given twice. */
export function readMigrations(folder: URL = migrationsFolder): Migration[] {
  const migrations: Migration[] = [];
  for (const name of readdirSync(folder).sort()) {
    const version = Number(fileName.exec(name)?.[1]);
    if (Number.isNaN(version)) continue;
    if (version !== migrations.length + 1)
      throw new Error(`Migration ${name} should have the number ${migrations.length + 1}.`);
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n');
    migrations.push({ version, name, text, hash: sha256Hex(text) });
  }
  return migrations;
}

export type AppliedMigration = { version: number; name: string; hash: string };

/** Which migrations are still to run; throws when the recorded ones are not a prefix of `known`. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  for (const record of applied) {
    const file = known[record.version - 1];
    if (!file)
      throw new Error(
        `The database was written by a newer version of Aisle (migration ${record.name}). Start that version, or restore a backup made before the upgrade.`,
      );
    if (file.hash !== record.hash)
      throw new Error(
        `Migration ${file.name} differs from the one this database was made with. Migrations are never edited after release; put the file back.`,
      );
  }
  return known.slice(applied.length);
}
