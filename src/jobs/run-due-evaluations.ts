import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { runDueCases } from '../services/evals/run-due-cases.ts';
import { jobContext } from './job-context.ts';

const timeoutMs = 3_600_000;

/** Runs the test cases of every company whose time for it has come. */
export function runDueEvaluations(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    timeoutMs,
    handler: async (job) => {
      for (const { companyId } of await listCompanies(base))
        await runDueCases(jobContext(base, job, companyId));
    },
  };
}
