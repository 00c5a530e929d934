import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock as clock } from '../../../src/platform/clock/clock.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { systemIds as ids } from '../../../src/platform/ids/ids.ts';
import { createQueue } from '../../../src/platform/queue/create-queue.ts';
import { startWorker } from '../../../src/platform/queue/start-worker.ts';
import { integrityFaults, log, openStore } from './open-store.ts';
import { compare, type KillScenario } from './scenario.ts';

const unfinished = (db: Database) =>
  db.read(null, (sql) =>
    sql
      .selectFrom('job')
      .select('job_id')
      .where('kind', '=', 'effect')
      .where('state', 'in', ['queued', 'running'])
      .execute(),
  );

/** Lets a worker finish everything that the killed ones left; what is unfinished after a minute is a fault. */
async function finish(db: Database): Promise<string[]> {
  const queue = createQueue({ clock, ids });
  const worker = startWorker({
    ...{ db, queue, clock, ids, log },
    // Nobody kills this one. Leases as short as the victims' would run out on a busy machine while their jobs still run.
    timing: { pollMs: 50 },
    handlers: {
      effect: {
        concurrency: 16,
        handler: (job) =>
          db.write('jobs', async (sql) => {
            const effect = {
              company_id: 'jobs',
              hash: ids.uuid(),
              source_id: job.jobId,
              text: '',
              created_at: 0,
            };
            await sql.insertInto('snapshot').values(effect).execute();
            await queue.complete(sql, job);
          }),
      },
    },
  });
  for (let tries = 0; tries < 600 && (await unfinished(db)).length > 0; tries++) await sleep(100);
  await worker.stop();
  return (await unfinished(db)).map(({ job_id }) => `${job_id} never ended`);
}

const scenario: KillScenario = {
  name: 'jobs',
  description:
    'jobs added and run by a worker that is killed; every job that was added takes effect exactly once',
  victim: (address) => ({
    program: new URL('jobs-victim.ts', import.meta.url),
    args: [JSON.stringify(address)],
  }),
  async verify({ address, acknowledged, last }) {
    const db = await openStore(address);
    const faults = last ? await finish(db) : [];
    const jobs = await db.read(null, (sql) =>
      sql.selectFrom('job').select(['job_id', 'state']).where('kind', '=', 'effect').execute(),
    );
    const effects = await db.read('jobs', (sql) =>
      sql.selectFrom('snapshot').select('source_id').where('company_id', '=', 'jobs').execute(),
    );
    await db.close();
    const { lost } = compare(
      acknowledged,
      jobs.map(({ job_id }) => job_id),
    );
    const { duplicated } = compare(
      new Set(),
      effects.map(({ source_id }) => source_id),
    );
    const effective = new Set(effects.map(({ source_id }) => source_id));
    for (const { job_id, state } of jobs) {
      if ((state === 'done') !== effective.has(job_id))
        faults.push(`${job_id} is ${state}, its effect is ${effective.has(job_id) ? '' : 'not '}there`);
    }
    return { lost, duplicated, faults: [...faults, ...integrityFaults(address)] };
  },
};

export default scenario;
