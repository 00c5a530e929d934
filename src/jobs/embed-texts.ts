import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { embedCompany } from '../services/likeness/embed-company.ts';
import { jobContext } from './job-context.ts';

const timeoutMs = 3_600_000;

/** Keeps the vectors of all companies' texts up with the texts and the model; nothing where no embedding model is set. */
export function embedTextsOfAll(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    timeoutMs,
    handler: async (job) => {
      if (base.models.config.embedding === undefined) return;
      for (const { companyId } of await listCompanies(base))
        await embedCompany(jobContext(base, job, companyId));
    },
  };
}
