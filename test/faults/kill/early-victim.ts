import { addressArgument, openStore } from './open-store.ts';

/** A liar for the control run: it promises each row before it has written it. */
const db = await openStore(addressArgument());
const cycle = process.argv[3] ?? '0';
process.stdout.write('ready\n');

for (let next = 0; ; next++) {
  const hash = `early-${cycle}-${next}`;
  process.stdout.write(`${hash}\n`);
  // Time for the kill to come between the promise and the row.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await db.write('early', (sql) =>
    sql
      .insertInto('snapshot')
      .values({ company_id: 'early', hash, source_id: 's', text: '', created_at: 1 })
      .execute(),
  );
}
