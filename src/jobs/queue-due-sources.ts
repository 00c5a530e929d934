import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { queueDueRuns } from '../services/sources/runs/queue-due-runs.ts';
import { jobContext } from './job-context.ts';

/** Queues the sources whose time to be read again has come. */
export function queueDueSources(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    handler: async (job) => {
      for (const { companyId } of await listCompanies(base))
        await queueDueRuns(jobContext(base, job, companyId));
    },
  };
}
