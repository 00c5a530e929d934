import { AppError } from '../../../src/errors.ts';
import { addressArgument, openStore } from './open-store.ts';

/** Sixteen callers at once, each writing pairs of rows and printing the id of a pair once its write has resolved. */
const db = await openStore(addressArgument());
const cycle = process.argv[3] ?? '0';
process.stdout.write('ready\n');

let next = 0;

async function keepWriting(): Promise<never> {
  for (;;) {
    const id = `${cycle}-${next++}`;
    await db.write('rows', async (sql) => {
      for (const source_id of ['first', 'second'])
        await sql
          .insertInto('snapshot')
          .values({ company_id: 'rows', hash: id, source_id, text: 'x'.repeat(300), created_at: next })
          .execute();
    });
    process.stdout.write(`${id}\n`);
  }
}

// When the database server is what is killed, the writers end with what they were promised so far.
await Promise.all(Array.from({ length: 16 }, keepWriting)).catch((error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  process.exit(0);
});
