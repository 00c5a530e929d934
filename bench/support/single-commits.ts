import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { systemIds as ids } from '../../src/platform/ids/ids.ts';

/**
 * Durable single-row commits per second through the store's own handle, in a process of its own: argument 1 is the
 * store's address, 2 the number of callers, 3 the seconds.
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
let commits = 0;
const startedMs = performance.now();
const endMs = startedMs + seconds * 1000;
await Promise.all(
  Array.from({ length: callers }, async () => {
    for (; performance.now() < endMs; commits++) await insert();
  }),
);
process.stdout.write(JSON.stringify(commits / ((performance.now() - startedMs) / 1000)));
await db.close();
