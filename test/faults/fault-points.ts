import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createDatabase, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { isWhole, type KilledAt, killAt } from './fault-points/kill-at.ts';
import { faultPointNames } from './fault-points/names.ts';
import { log } from './kill/open-store.ts';
import type { StoreAddress } from './kill/scenario.ts';

/**
 * kill -9 at every fault point of a FAQ job: the page is ready or refused within 45 s of the death.
 *
 * node test/faults/fault-points.ts [--engine sqlite|postgres] [--point faqs:generated] [--json]
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    point: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const limitMs = 45_000;
/** Points at once: most of a run is waiting for leases. */
const lanes = values.engine === 'postgres' ? 3 : 1;

async function runPoints(newStore: (point: string) => Promise<StoreAddress>): Promise<KilledAt[]> {
  const left = faultPointNames().filter((name) => values.point === undefined || name === values.point);
  const results: KilledAt[] = [];
  const lane = async () => {
    for (let point = left.shift(); point !== undefined; point = left.shift()) {
      const address = await newStore(point);
      await migrate({ ...address, clock, log });
      results.push(await killAt(address, point, { endLeasesNow: false, limitMs: limitMs * 2 }));
      if (!values.json) process.stderr.write(`${point}: ${results.at(-1)!.generatingMs} ms\n`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results.sort((a, b) => a.point.localeCompare(b.point));
}

async function onSqlite(folder: string): Promise<KilledAt[]> {
  return runPoints(async (point) => ({ dataFolder: join(folder, point.replace(':', '-')) }));
}

async function onPostgres(folder: string): Promise<KilledAt[]> {
  const server = await startPostgres({ durable: true });
  try {
    return await runPoints(async (point) => ({
      databaseUrl: await createDatabase(server.url, point.replace(/[:-]/gu, '_')),
      dataFolder: join(folder, point.replace(':', '-')),
    }));
  } finally {
    server.remove();
  }
}

if (values.engine === 'postgres' && !postgresPrograms()) {
  console.log('left out: no PostgreSQL server of version 15 or later is installed');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-points-'));
  const run = values.engine === 'postgres' ? onPostgres : onSqlite;
  const points = await run(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
  const report = {
    harness: 'fault-points',
    engine: values.engine,
    held: points.length > 0 && points.every((point) => isWhole(point, limitMs)),
    longestGeneratingMs: Math.max(...points.map(({ generatingMs }) => generatingMs)),
    duplicates: points.reduce((sum, { duplicates }) => sum + duplicates, 0),
    points,
  };
  console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  process.exitCode = report.held ? 0 : 1;
}
