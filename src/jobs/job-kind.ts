import {
  type BaseContext,
  type ClaimedJob,
  type Context,
  companyContext,
  type DeadLetter,
  type Sql,
} from '../services/context.ts';

/** What a worker does with one kind of job, and how many of it one process runs at once. */
export type JobKind = {
  handler: (job: ClaimedJob) => Promise<void>;
  concurrency: number;
  timeoutMs?: number;
  /** Tells whoever waits for a job that it is given up, in one transaction with `bury`. */
  onDead?: (job: DeadLetter, bury: (sql: Sql) => Promise<boolean>) => Promise<void>;
};

/** The context of a job of one company. Its signal aborts when the worker stops or the attempt takes too long. */
export function jobContext(
  base: BaseContext,
  job: Pick<ClaimedJob, 'jobId' | 'fence'> & { signal?: AbortSignal },
  companyId: string,
): Context {
  const { jobId, fence, signal = base.signal } = job;
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  return companyContext({ ...base, signal }, companyId, { kind: 'job', jobId, fence }, requestId);
}
