import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { recheckGaps } from '../services/gaps/recheck-gaps.ts';
import { jobContext } from './job-context.ts';

const timeoutMs = 600_000;

/** Asks what had no answer again where a company's data has changed since. */
export function recheckGapsOfAll(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    timeoutMs,
    handler: async (job) => {
      for (const { companyId } of await listCompanies(base))
        await recheckGaps(jobContext(base, job, companyId));
    },
  };
}
