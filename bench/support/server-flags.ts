import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type ProcessFlags = { flags: Record<'serve', string[]>; environment: Record<string, string> };

const told = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../bin/process-flags.json'), 'utf8'),
) as ProcessFlags;

/** What `bin/aisle.js` starts a server with, so that benches measure what ships. */
export const serverFlags: readonly string[] = told.flags.serve;

/** The environment that it gives to a server. */
export const serverEnvironment = { ...told.environment, ...process.env };
