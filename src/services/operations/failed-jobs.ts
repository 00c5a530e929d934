import { AppError } from '../../errors.ts';
import type { BaseContext } from '../context.ts';
import { type FailedJob, requeueJob, selectFailedJobs } from './store.ts';

/** Jobs that failed for good, newest first, and how many wait and run; for operators only. */
export async function listFailedJobs(
  base: BaseContext,
): Promise<{ failed: FailedJob[]; queued: number; running: number }> {
  return selectFailedJobs(base);
}

/** Lets a job that failed for good begin anew. Throws `job_not_found`. */
export async function retryJob(base: BaseContext, jobId: string): Promise<void> {
  if (!(await requeueJob(base, jobId, base.clock.nowMs())))
    throw new AppError('job_not_found', 'There is no such failed job.');
}
