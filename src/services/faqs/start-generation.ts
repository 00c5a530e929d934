import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import type { FaqPage } from './faq-types.ts';
import { claimGeneration } from './store.ts';

export const generateFaqsJob = 'generate_faqs';

/** The one generation that may be queued or running for a page. */
export async function addGenerationJob(tx: Context, page: Pick<FaqPage, 'urlKey' | 'locale'>): Promise<void> {
  if (!tx.sql) throw new Error('a generation is enqueued in the transaction of its cause');
  await tx.queue.add(tx.sql, {
    kind: generateFaqsJob,
    companyId: tx.companyId,
    payload: { urlKey: page.urlKey, locale: page.locale },
    dedupeKey: `${tx.companyId}\n${page.locale}\n${page.urlKey}`,
  });
}

/**
 * Moves a page to `generating` with exactly one job, however many requests and nodes find it at once.
 *
 * `previous` is the row as it was read (`undefined` = none): whoever changes it first starts the job, the others
 * find it started. Gives back the page as it is now.
 */
export async function startGeneration(
  ctx: Context,
  input: {
    page: Pick<FaqPage, 'urlKey' | 'locale' | 'pageUrl' | 'productId'>;
    previous: FaqPage | undefined;
  },
): Promise<FaqPage> {
  const { urlKey, locale, pageUrl, productId } = input.page;
  const page: FaqPage = {
    urlKey,
    locale,
    pageUrl,
    ...(productId === undefined ? {} : { productId }),
    state: 'generating',
    requestedAtMs: ctx.clock.nowMs(),
  };
  await withTransaction(ctx, async (tx) => {
    if (await claimGeneration(tx, page, input.previous)) await addGenerationJob(tx, page);
  });
  ctx.queue.wake();
  return page;
}
