import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, stopPostgres } from './postgres.ts';

/**
 * Vitest's global setup: gives the files of one run a folder in which the first that needs PostgreSQL starts the one
 * server, and stops that server after the last.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-run-'));
  process.env['AISLE_TEST_RUN_FOLDER'] = folder;
  return () => {
    const address = join(folder, 'server.json');
    if (existsSync(address))
      stopPostgres((JSON.parse(readFileSync(address, 'utf8')) as { folder: string }).folder);
    rmSync(folder, { recursive: true, force: true });
    if (!postgresPrograms())
      console.warn('left out: every suite on PostgreSQL (no server of version 15 or later found)');
  };
}
