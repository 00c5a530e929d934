import type { BaseContext } from '../services/context.ts';
import { generatePageFaqs } from '../services/faqs/generate-page-faqs.ts';
import { type JobKind, jobContext } from './job-kind.ts';

/** Makes the FAQs of one page. */
export function generateFaqs(base: BaseContext): JobKind {
  return {
    concurrency: 2,
    timeoutMs: 40_000,
    handler: async (job) => {
      const { urlKey, locale } = job.payload;
      if (job.companyId === null || typeof urlKey !== 'string' || typeof locale !== 'string')
        throw new Error('a FAQ job names its company, page and locale');
      await generatePageFaqs(jobContext(base, job, job.companyId), job, { urlKey, locale });
    },
  };
}
