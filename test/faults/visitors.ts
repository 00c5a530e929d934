import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { defaultWebsiteQuotas } from '../../src/platform/limits/limits.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { log, openStore } from './kill/open-store.ts';
import type { StoreAddress } from './kill/scenario.ts';
import { endServed, serveProduct } from './served.ts';
import { runAttacks } from './visitors/attacks.ts';
import { callersOf } from './visitors/caller.ts';
import { flood } from './visitors/flood.ts';

/**
 * The website surface under attack: 10,000 sessions from one network against the limits that ship, while others shop; then
 * origin tricks, replays, foreign threads and forged identities. Refused or capped, and no shopper is.
 *
 * node test/faults/visitors.ts [--engine sqlite|postgres] [--sessions 10000] [--visitors 50] [--json]
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    sessions: { type: 'string', default: '10000' },
    visitors: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const [sessions, visitors] = [Number(values.sessions), Number(values.visitors)];
/** Networks of the parts of a run; each is a limit of its own. */
const networks = { quiet: 0, flood: 10_000, attacks: 40_000 };

async function countSessions(address: StoreAddress): Promise<number> {
  const db = await openStore(address);
  const { count } = await db.read(null, (sql) =>
    sql
      .selectFrom('website_session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  await db.close();
  return Number(count);
}

async function run(address: StoreAddress) {
  await migrate({ ...address, clock, log });
  const served = await serveProduct(address, { program: new URL('visitors/victim.ts', import.meta.url) });
  if (!served) throw new Error('The product ended before it served.');
  const callers = callersOf(served.baseUrl);
  try {
    const quiet = await flood(callers, { sessions: 0, visitors, first: networks.quiet });
    const startedMs = clock.monotonicMs();
    const storm = await flood(callers, { sessions, visitors, first: networks.flood });
    const seconds = (clock.monotonicMs() - startedMs) / 1000;
    // A window begins with its first request, so a run of s seconds touches at most this many.
    const most = defaultWebsiteQuotas['website-address-sessions'] * (1 + Math.ceil(seconds / 60));
    const stored = await countSessions(address);
    const attempts = await runAttacks(callers, Math.floor(clock.nowMs() / 1000), networks.attacks);
    const broken = attempts.filter(({ held }) => !held);
    const isCapped =
      storm.wrong === 0 &&
      storm.opened <= most &&
      storm.opened + storm.refused === storm.sessions &&
      stored === storm.opened + storm.others.served + quiet.others.served;
    return {
      held: isCapped && storm.others.failed === 0 && quiet.others.failed === 0 && broken.length === 0,
      ...{ quiet: quiet.others, storm, mostOpened: most, stored },
      requestsPerSecond: Math.round(sessions / seconds),
      attempts: attempts.length,
      broken,
    };
  } finally {
    callers.close();
    await endServed(served);
  }
}

async function onPostgres(dataFolder: string) {
  const server = await startPostgres({ durable: true });
  try {
    return await run({ databaseUrl: server.url, dataFolder });
  } finally {
    server.remove();
  }
}

if (values.engine === 'postgres' && !postgresPrograms()) {
  console.log('left out: no PostgreSQL server of version 15 or later is installed');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-visitors-'));
  try {
    const result =
      values.engine === 'postgres' ? await onPostgres(folder) : await run({ dataFolder: folder });
    const report = { harness: 'visitors', engine: values.engine, ...result };
    console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
    process.exitCode = result.held ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
