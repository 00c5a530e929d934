import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { systemIds as ids } from '../../src/platform/ids/ids.ts';
import { createQueue } from '../../src/platform/queue/create-queue.ts';
import { startWorker } from '../../src/platform/queue/start-worker.ts';

/**
 * A worker in a process of its own, to be killed. Its `effect` jobs take a moment, write one row named after the attempt
 * and complete in the same transaction. Argument: a store address as JSON.
 */
const address = JSON.parse(process.argv[2] ?? '{}') as { dataFolder?: string; databaseUrl?: string };
const log = { debug() {}, info() {}, warn() {}, error() {} };
const db = await openDatabase({ ...address, clock, ids, log });
const queue = createQueue({ clock, ids });
startWorker({
  db,
  queue,
  clock,
  ids,
  log,
  timing: { leaseMs: 1_000, renewMs: 300, pollMs: 50 },
  handlers: {
    effect: {
      concurrency: 3,
      handler: async (job) => {
        await sleep(20);
        await db.write(job.companyId, async (sql) => {
          await sql
            .insertInto('snapshot')
            .values({
              company_id: job.companyId!,
              hash: `${job.jobId}:${job.fence}`,
              source_id: job.jobId,
              text: '',
              created_at: 0,
            })
            .execute();
          await queue.complete(sql, job);
        });
        process.stdout.write('.');
      },
    },
  },
});
process.stdout.write('ready');
