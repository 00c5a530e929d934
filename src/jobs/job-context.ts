import { type BaseContext, type ClaimedJob, type Context, companyContext } from '../services/context.ts';

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
