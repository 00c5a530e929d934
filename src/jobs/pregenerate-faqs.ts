import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { pregenerateFaqs } from '../services/faqs/pregeneration/pregenerate-faqs.ts';
import { jobContext } from './job-context.ts';

/** Then the next run begins, with what was written meanwhile. */
const longestRunMs = 300_000;

/** Makes FAQs that no page has asked for yet: one page at a time on the whole server, of each company in turn. */
export function pregenerateFaqsOfAll(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    handler: async (job) => {
      const untilMs = base.clock.monotonicMs() + longestRunMs;
      const companies = await listCompanies(base);
      let turns = companies.map(({ companyId }) => pregenerateFaqs(jobContext(base, job, companyId)));
      while (turns.length > 0) {
        const left: typeof turns = [];
        for (const turn of turns) {
          if (base.clock.monotonicMs() >= untilMs) return;
          if (!(await turn.next()).done) left.push(turn);
        }
        turns = left;
      }
    },
  };
}
