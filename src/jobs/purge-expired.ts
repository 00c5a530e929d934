import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext } from '../services/context.ts';
import { purgeExpired } from '../services/threads/purge-expired.ts';
import { type JobKind, jobContext } from './job-kind.ts';

/** Deletes what no company's retention time covers any more. */
export function purgeExpiredRecords(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    handler: async (job) => {
      for (const { companyId } of await listCompanies(base))
        await purgeExpired(jobContext(base, job, companyId));
    },
  };
}
