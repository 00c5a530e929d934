import type { BaseContext, JobKind } from '../services/context.ts';
import { findSourceOfJob } from '../services/sources/find-source-of-job.ts';
import { endRun, runSource } from '../services/sources/run-source.ts';
import { jobContext } from './job-context.ts';

/** Reads one source: a site, a feed or a file. */
export function runSources(base: BaseContext): JobKind {
  return {
    concurrency: 2,
    handler: async (job) => {
      const { sourceId } = job.payload;
      if (job.companyId === null || typeof sourceId !== 'string')
        throw new Error('a run names its company and source');
      await runSource(jobContext(base, job, job.companyId), sourceId);
    },
    onDead: async (job, bury) => {
      if (job.companyId === null) return;
      const ctx = jobContext(base, job, job.companyId);
      if (!(await base.db.write(null, bury))) return;
      const source = await findSourceOfJob(ctx, job.payload['sourceId']);
      const error = { code: 'internal_error', detail: 'Reading it failed several times; the log says why.' };
      if (source) await endRun(ctx, source, { status: 'failed', error });
    },
  };
}
