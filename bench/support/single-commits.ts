import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { systemIds as ids } from '../../src/platform/ids/ids.ts';

/**
 * Durable single-row commits through the store's own handle, in a process of its own, how many per second and how long
 * the slowest hundredth took: argument 1 is the store's address, 2 the number of callers, 3 the seconds.
 */
const [address, callers, seconds] = process.argv.slice(2).map((word) => JSON.parse(word)) as [
  { dataFolder: string; databaseUrl?: string },
  number,
  number,
];
const log = { debug() {}, info() {}, warn() {}, error: console.error };
const db = await openDatabase({ ...address, clock, ids, log });
const text = 'x'.repeat(200);
const insert = () =>
  db.write('bench', (sql) =>
    sql
      .insertInto('snapshot')
      .values({ company_id: 'bench', hash: ids.uuid(), source_id: 's', text, created_at: 1 })
      .execute(),
  );
for (let i = 0; i < 300; i++) await insert();
const times: number[] = [];
const startedMs = performance.now();
const endMs = startedMs + seconds * 1000;
await Promise.all(
  Array.from({ length: callers }, async () => {
    for (let fromMs = startedMs; fromMs < endMs; ) {
      await insert();
      const nowMs = performance.now();
      times.push(nowMs - fromMs);
      fromMs = nowMs;
    }
  }),
);
const perSecond = times.length / ((performance.now() - startedMs) / 1000);
times.sort((a, b) => a - b);
process.stdout.write(JSON.stringify({ perSecond, p99Ms: times[Math.ceil(0.99 * times.length) - 1] }));
await db.close();
