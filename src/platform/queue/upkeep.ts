import type { Database, Sql } from '../database/database.ts';
import type { BootTime } from './boot-time.ts';
import { buryJob } from './bury-job.ts';
import type { JobKind, JobTools } from './job-kind.ts';
import type { Queue } from './queue.ts';
import {
  burySpent,
  dueSchedules,
  findSpent,
  pruneJobs,
  reclaimExpired,
  upsertSchedule,
  winSchedule,
} from './store.ts';

/** A job to make every so often, for one company or for the whole installation. */
export type JobSchedule = { kind: string; everyMs: number; companyId?: string };

const KEEP_FINISHED_MS = 7 * 86_400_000;

/** Dead jobs are kept longer: somebody is expected to look at them. */
const KEEP_DEAD_MS = 30 * 86_400_000;

/** Records the schedules of this release. A new one runs for the first time at once. */
export async function recordSchedules(
  sql: Sql,
  schedules: readonly JobSchedule[],
  nowMs: number,
): Promise<void> {
  for (const { kind, everyMs, companyId = '' } of schedules)
    await upsertSchedule(sql, { kind, company_id: companyId, every_ms: everyMs, next_run_at: nowMs });
}

/** Takes back the jobs of dead workers and turns due schedules into jobs, in one transaction; returns the ids taken back. */
export async function keepUp(
  sql: Sql,
  options: { queue: Queue; nowMs: number; boot: BootTime },
): Promise<string[]> {
  const { queue, nowMs, boot } = options;
  const reclaimed = await reclaimExpired(sql, nowMs, boot);
  for (const row of await dueSchedules(sql, nowMs)) {
    if (!(await winSchedule(sql, row, nowMs))) continue;
    const companyId = row.company_id === '' ? null : row.company_id;
    await queue.add(sql, { kind: row.kind, companyId, payload: {}, dedupeKey: `schedule:${row.company_id}` });
  }
  return reclaimed;
}

/** Gives up the jobs whose last attempt killed its worker, each in a transaction of its own; returns their ids. */
export async function burySpentJobs(
  tools: Pick<JobTools, 'db' | 'log'>,
  kinds: Readonly<Record<string, JobKind>>,
  dead: { nowMs: number; boot: BootTime },
): Promise<string[]> {
  const spent = await tools.db.read(null, (sql) => findSpent(sql, dead.boot));
  for (const row of spent)
    await buryJob(tools, kinds[row.kind], row, (sql) =>
      burySpent(sql, { jobId: row.job_id, fence: row.fence }, dead),
    );
  return spent.map(({ job_id }) => job_id);
}

/** Deletes jobs that were done more than 7 days ago and dead ones after 30, in blocks so that no writer waits long. */
export async function pruneFinishedJobs(db: Database, nowMs: number): Promise<number> {
  let pruned = 0;
  for (const state of ['done', 'cancelled', 'dead'] as const) {
    const beforeMs = nowMs - (state === 'dead' ? KEEP_DEAD_MS : KEEP_FINISHED_MS);
    let block: number;
    do {
      block = await db.write(null, (sql) => pruneJobs(sql, state, beforeMs));
      pruned += block;
    } while (block > 0);
  }
  return pruned;
}
