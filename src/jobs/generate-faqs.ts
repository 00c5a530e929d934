import type { BaseContext, Context, DeadLetter, JobKind } from '../services/context.ts';
import { generatePageFaqs } from '../services/faqs/generation/generate-page-faqs.ts';
import type { GenerationInput } from '../services/faqs/generation/generation-job.ts';
import { giveUpGeneration } from '../services/faqs/generation/give-up-generation.ts';
import { jobContext } from './job-context.ts';

type Work = { ctx: Context; page: GenerationInput };

function workOf(base: BaseContext, job: DeadLetter & { signal?: AbortSignal }): Work {
  const { urlKey, locale } = job.payload;
  if (job.companyId === null || typeof urlKey !== 'string' || typeof locale !== 'string')
    throw new Error('a FAQ job names its company, page and locale');
  return { ctx: jobContext(base, job, job.companyId), page: { urlKey, locale } };
}

/** Makes the FAQs of one page. */
export function generateFaqs(base: BaseContext): JobKind {
  return {
    concurrency: 2,
    timeoutMs: 40_000,
    handler: async (job) => {
      const { ctx, page } = workOf(base, job);
      await generatePageFaqs(ctx, job, page);
    },
    onDead: async (job, bury) => {
      const { ctx, page } = workOf(base, job);
      await giveUpGeneration(ctx, page, bury);
    },
  };
}
