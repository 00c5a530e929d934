import type { JobKind, JobTools } from './job-kind.ts';
import type { Bury, DeadLetter } from './queue.ts';
import type { JobRow } from './store.ts';

/** What a job's row says of it, whoever works on it. */
export function letterOf(row: JobRow): DeadLetter {
  return {
    jobId: row.job_id,
    companyId: row.company_id,
    kind: row.kind,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
    fence: row.fence,
  };
}

/**
 * Gives a job up and has its kind tell whoever waits for it, in one transaction. `bury` records the end.
 *
 * A kind that cannot tell does not keep the job alive: it is given up all the same. Rejects when the store cannot write.
 */
export async function buryJob(
  { db, log }: Pick<JobTools, 'db' | 'log'>,
  kind: JobKind | undefined,
  row: JobRow,
  bury: Bury,
): Promise<void> {
  if (kind?.onDead)
    try {
      return await kind.onDead(letterOf(row), bury);
    } catch (error) {
      log.error(
        { jobId: row.job_id, kind: row.kind, err: error },
        'Nobody could be told that a job is dead.',
      );
    }
  await db.write(null, bury);
}
