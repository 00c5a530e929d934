import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { Migration } from '../../src/platform/database/migration-files.ts';

/** Runs the given migrations in a process of its own, to be killed. Arguments: a store address and migrations as JSON. */
const address = JSON.parse(process.argv[2] ?? '{}') as { dataFolder?: string; databaseUrl?: string };
const migrations = JSON.parse(process.argv[3] ?? '[]') as Migration[];
const log = { debug() {}, info() {}, warn() {}, error() {} };
process.stdout.write('started');
await migrate({ ...address, clock, log, migrations });
process.stdout.write('ended');
