import { type BaseContext, type ClaimedJob, type Context, companyContext } from '../services/context.ts';

/** What a worker does with one kind of job, and how many of it one process runs at once. */
export type JobKind = {
  handler: (job: ClaimedJob) => Promise<void>;
  concurrency: number;
  timeoutMs?: number;
};

/** The context of a job of one company. Its signal aborts when the worker stops or the attempt takes too long. */
export function jobContext(base: BaseContext, job: ClaimedJob, companyId: string): Context {
  const { jobId, fence, signal } = job;
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  return companyContext({ ...base, signal }, companyId, { kind: 'job', jobId, fence }, requestId);
}
