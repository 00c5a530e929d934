import { addressArgument, openStore } from './open-store.ts';

/** A liar for the control run: it promises each row before it has written it. */
const db = await openStore(addressArgument());
const cycle = process.argv[3] ?? '0';
process.stdout.write('ready\n');

/** So many rows are promised and not written at every moment, however slow the writing is. */
const AHEAD = 5;
const hashOf = (row: number) => `early-${cycle}-${row}`;

for (let next = 0; ; next++) {
  process.stdout.write(`${hashOf(next)}\n`);
  if (next < AHEAD) continue;
  await db.write('early', (sql) =>
    sql
      .insertInto('snapshot')
      .values({
        company_id: 'early',
        hash: hashOf(next - AHEAD),
        source_id: 's',
        text: '',
        created_at: 1,
      })
      .execute(),
  );
}
