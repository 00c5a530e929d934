import { faultPoint } from '../../../platform/faults/fault-point.ts';
import { raiseChangeSeq } from '../../companies/raise-change-seq.ts';
import { readOwnCompany } from '../../companies/read-own-company.ts';
import type { Context } from '../../context.ts';
import { type Faq, type FaqPage, isListable } from '../../faq-lookup/faq-types.ts';
import { withTransaction } from '../../transaction.ts';
import { type Production, produceFaqs } from '../candidates/produce-faqs.ts';
import { recordGenerationTime } from '../pages/generation-estimate.ts';
import { generationDeadlineMs, pageStateAt } from '../pages/page-state.ts';
import { findPage } from '../pages/store.ts';
import { listPageFaqs } from '../store.ts';
import { productToTranslate } from '../translation/product-to-translate.ts';
import type { GenerationInput, GenerationJob } from './generation-job.ts';
import { FactsMoved, publishPageFaqs } from './publish-page-faqs.ts';
import { takenQuestions } from './taken-questions.ts';
import { translatePage } from './translate-page.ts';

/** How often the work is begun again because the facts moved under it. */
const mostRounds = 5;

/** The change number up to which this node's indexes are caught up before the work reads anything. */
async function catchUp(ctx: Context): Promise<number> {
  const changeSeq = await withTransaction(ctx, async (tx) => (await readOwnCompany(tx))?.changeSeq ?? 0);
  await ctx.indexes.apply(ctx.companyId, changeSeq);
  return changeSeq;
}

/** Whether only what is missing is made: the list is fresh, and what stands keeps its ids, answers and age. */
function isRepair(page: FaqPage, nowMs: number): boolean {
  const state = pageStateAt(page, nowMs);
  return state.kind === 'ready' && !state.stale;
}

async function produce(
  ctx: Context,
  page: FaqPage,
  existing: readonly Faq[],
  job: GenerationJob,
): Promise<Production> {
  const isOverdue =
    page.state === 'generating' && ctx.clock.nowMs() - page.requestedAtMs > generationDeadlineMs;
  if (isOverdue) return { kind: 'none', reason: 'generation_failed' };
  try {
    const taken = takenQuestions(existing, isRepair(page, ctx.clock.nowMs()));
    return await produceFaqs(ctx, page, taken);
  } catch (error) {
    // A worker that stops gives the job back; any other failure counts, and the last one ends the page's waiting.
    if (ctx.signal.aborted || job.attempt < job.maxAttempts) throw error;
    ctx.log.error({ job_id: job.jobId, err: error }, 'The FAQs of a page could not be generated.');
    return { kind: 'none', reason: 'generation_failed' };
  }
}

/** Completes a job whose page waits for nothing; false, and nothing changed, when it does by now. */
async function completeIdle(ctx: Context, job: GenerationJob, input: GenerationInput): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    await raiseChangeSeq(tx, 0);
    const page = await findPage(tx, input.urlKey, input.locale);
    if (page && page.state !== 'not_available') return false;
    await tx.queue.complete(tx.sql!, job);
    return true;
  });
}

/**
 * The work of one generation job: makes a page's FAQs, or finds why there are none, and completes the job in the
 * transaction of its effect. May run twice: the second run finds the page done.
 *
 * Throws when an attempt fails that is not the last one, and when the lease was lost.
 */
export async function generatePageFaqs(
  ctx: Context,
  job: GenerationJob,
  input: GenerationInput,
): Promise<void> {
  faultPoint('faqs:claimed');
  const startedMs = ctx.clock.monotonicMs();
  for (let round = 1; ; round++) {
    const changeSeq = await catchUp(ctx);
    const page = await findPage(ctx, input.urlKey, input.locale);
    if (!page || page.state === 'not_available') {
      if (await completeIdle(ctx, job, input)) return;
      continue;
    }
    faultPoint('faqs:begun');
    const translated = await productToTranslate(ctx, page);
    if (translated) return translatePage(ctx, job, page, translated);
    const existing = await listPageFaqs(ctx, page.urlKey, page.locale);
    const production = await produce(ctx, page, existing, job);
    faultPoint('faqs:generated');
    const repair = isRepair(page, ctx.clock.nowMs()) && existing.some(isListable);
    try {
      await publishPageFaqs(ctx, job, { page, production, changeSeq, repair });
      recordGenerationTime(ctx.clock.monotonicMs() - startedMs);
      return;
    } catch (error) {
      if (!(error instanceof FactsMoved) || round === mostRounds) throw error;
    }
  }
}
