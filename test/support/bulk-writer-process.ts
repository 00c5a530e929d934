import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { systemIds as ids } from '../../src/platform/ids/ids.ts';

/** Writes blocks of 500 rows one right behind the other, as an import does, until killed. Argument: a store address as JSON. */
const address = JSON.parse(process.argv[2] ?? '{}') as { dataFolder?: string; databaseUrl?: string };
const db = await openDatabase({
  ...address,
  clock,
  ids,
  log: { debug() {}, info() {}, warn() {}, error() {} },
});

for (let block = 0; ; block++) {
  const rows = Array.from({ length: 500 }, (_, i) => ({
    company_id: 'bulk',
    hash: `${block}-${i}`,
    source_id: 's',
    text: 'x'.repeat(1_000),
    created_at: block,
  }));
  await db.write('bulk', (sql) => sql.insertInto('snapshot').values(rows).execute());
  process.stdout.write('.');
}
