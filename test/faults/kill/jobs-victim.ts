import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../src/errors.ts';
import { systemClock as clock } from '../../../src/platform/clock/clock.ts';
import { systemIds as ids } from '../../../src/platform/ids/ids.ts';
import { createQueue } from '../../../src/platform/queue/create-queue.ts';
import type { ClaimedJob } from '../../../src/platform/queue/queue.ts';
import { startWorker } from '../../../src/platform/queue/start-worker.ts';
import { addressArgument, log, openStore } from './open-store.ts';

/** Adds jobs and prints the id of each once the add has committed; a worker beside it runs them, one row of effect each. */
const db = await openStore(addressArgument());
const queue = createQueue({ clock, ids });

async function handler(job: ClaimedJob): Promise<void> {
  await sleep(2);
  await db.write('jobs', async (sql) => {
    const effect = { company_id: 'jobs', hash: ids.uuid(), source_id: job.jobId, text: '', created_at: 0 };
    await sql.insertInto('snapshot').values(effect).execute();
    await queue.complete(sql, job);
  });
}

const timing = { leaseMs: 1_000, renewMs: 300, pollMs: 50 };
startWorker({ db, queue, clock, ids, log, timing, handlers: { effect: { concurrency: 8, handler } } });
process.stdout.write('ready\n');

try {
  for (;;) {
    const { jobId } = await db.write(null, (sql) =>
      queue.add(sql, { kind: 'effect', companyId: 'jobs', payload: {}, maxAttempts: 1_000 }),
    );
    process.stdout.write(`${jobId}\n`);
    queue.wake();
  }
} catch (error) {
  // When the database server is what is killed, the adding ends and the worker waits for it to come back.
  if (!(error instanceof AppError)) throw error;
}
