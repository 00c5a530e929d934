import { appendChange } from '../../changes/append-change.ts';
import type { Context } from '../../context.ts';
import { type Faq, type FaqPage, isListable } from '../../faq-lookup/faq-types.ts';
import { onCommitted } from '../../transaction.ts';
import { forgetPageViews } from '../pages/page-views.ts';
import { addGenerationJob } from '../pages/start-generation.ts';
import { deletePage, findPage, putPage } from '../pages/store.ts';
import { listPageFaqs, setFaqStates } from '../store.ts';

const idsPerStatement = 500;

async function setStates(tx: Context, faqs: readonly Faq[], state: Faq['state']): Promise<void> {
  const nowMs = tx.clock.nowMs();
  for (let from = 0; from < faqs.length; from += idsPerStatement)
    await setFaqStates(
      tx,
      faqs.slice(from, from + idsPerStatement).map(({ faqId }) => faqId),
      state,
      nowMs,
    );
  await appendChange(
    tx,
    faqs.map(({ faqId, locale }) => ({ kind: 'faq', entityId: String(faqId), locale })),
  );
  onCommitted(tx, () => forgetPageViews(tx));
}

/** Has a ready page repaired; one that lists nothing any more waits for it. */
async function repairPage(tx: Context, urlKey: string, locale: string): Promise<void> {
  const page = await findPage(tx, urlKey, locale);
  if (page?.state !== 'ready') return;
  const left = (await listPageFaqs(tx, urlKey, locale)).some(isListable);
  if (!left) await putPage(tx, { ...page, state: 'generating', requestedAtMs: tx.clock.nowMs() });
  await addGenerationJob(tx, page);
}

/**
 * Takes FAQs whose facts have changed off their pages, in the transaction of the change, and has the pages made whole
 * again. What a merchant wrote is held back until he looks at it.
 */
export async function invalidateFaqs(tx: Context, faqs: readonly Faq[]): Promise<void> {
  const live = faqs.filter(({ state }) => state === 'live');
  if (live.length === 0) return;
  await setStates(tx, live, 'stale');
  const pages = new Map(
    live.flatMap(({ urlKey, locale }) =>
      urlKey === undefined ? [] : [[`${locale}\n${urlKey}`, { urlKey, locale }] as const],
    ),
  );
  for (const { urlKey, locale } of pages.values()) await repairPage(tx, urlKey, locale);
}

/** Takes FAQs out of use for good; their listed ids are answered from current facts for the rest of their time. */
export async function retireFaqs(tx: Context, faqs: readonly Faq[]): Promise<void> {
  const left = faqs.filter(({ state }) => state !== 'retired');
  if (left.length > 0) await setStates(tx, left, 'retired');
}

/** Makes a page as if it had never been asked for, and retires its FAQs. */
export async function removePage(tx: Context, page: FaqPage): Promise<void> {
  await deletePage(tx, page.urlKey, page.locale);
  await retireFaqs(tx, await listPageFaqs(tx, page.urlKey, page.locale));
  onCommitted(tx, () => forgetPageViews(tx));
}
