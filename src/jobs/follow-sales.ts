import { followSales } from '../services/catalog/writing/follow-sales.ts';
import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { jobContext } from './job-context.ts';

/** Lets indexes and FAQs follow sales that begin and end. */
export function followSalesOfAll(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    handler: async (job) => {
      for (const { companyId } of await listCompanies(base))
        await followSales(jobContext(base, job, companyId));
    },
  };
}
