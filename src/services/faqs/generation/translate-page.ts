import type { Product } from '../../../engine/catalog/product.ts';
import { getSettings } from '../../companies/get-settings.ts';
import { raiseChangeSeq } from '../../companies/raise-change-seq.ts';
import type { Context } from '../../context.ts';
import {
  type Faq,
  type FaqPage,
  isApproved,
  isListable,
  questionKey,
  translatedFrom,
} from '../../faq-lookup/faq-types.ts';
import { onCommitted, withTransaction } from '../../transaction.ts';
import { longestList } from '../pages/faq-list.ts';
import { freshForMs, negativeCacheMs } from '../pages/page-state.ts';
import { forgetPageViews } from '../pages/page-views.ts';
import { sourcesOf, stillTranslates } from '../pages/source-of-translation.ts';
import { findPage, putPage } from '../pages/store.ts';
import { listPageFaqs, nextFaqIds, putFaq, setFaqStates } from '../store.ts';
import { type Translation, translateFaqs } from '../translation/translate-faqs.ts';
import type { GenerationJob } from './generation-job.ts';

type Done = {
  page: FaqPage;
  sources: readonly Faq[];
  made: readonly Translation[] | undefined;
  readAtMs: number;
};

/** The translation as a row: the same question keeps its id, one that a person has decided on stays as it is. */
async function writeTranslation(
  tx: Context,
  page: FaqPage,
  { source, question, answer }: Translation,
  old: Faq | undefined,
): Promise<void> {
  if (old && (old.review !== 'auto' || old.replacedBy !== undefined || old.origin === 'merchant')) return;
  const nowMs = tx.clock.nowMs();
  const { urlKey, locale, productId } = page;
  await putFaq(tx, {
    faqId: old?.faqId ?? (await nextFaqIds(tx, 1))[0]!,
    urlKey,
    locale,
    ...(productId === undefined ? {} : { productId }),
    origin: 'generated',
    state: 'live',
    review: 'auto',
    pinned: old?.pinned ?? false,
    position: source.position,
    question: old?.question ?? question,
    answer,
    variants: [],
    ...(old?.lastListedAtMs === undefined ? {} : { lastListedAtMs: old.lastListedAtMs }),
    createdAtMs: old?.createdAtMs ?? nowMs,
    updatedAtMs: nowMs,
  });
}

/** Takes translations of what the source page says no more out of use. */
async function retireLeft(tx: Context, existing: readonly Faq[], sources: readonly Faq[]): Promise<void> {
  const left = existing.filter(
    (faq) =>
      faq.state === 'live' && translatedFrom(faq) && !sources.some((source) => stillTranslates(faq, source)),
  );
  const ids = left.map(({ faqId }) => faqId);
  await setFaqStates(tx, ids, 'retired', tx.clock.nowMs());
}

async function publish(tx: Context, { page, sources, made, readAtMs }: Done): Promise<void> {
  const { urlKey, locale } = page;
  const existing = await listPageFaqs(tx, urlKey, locale);
  await retireLeft(tx, existing, sources);
  const byKey = new Map(existing.map((faq) => [questionKey(faq.question), faq]));
  for (const translation of made ?? [])
    await writeTranslation(tx, page, translation, byKey.get(questionKey(translation.question)));
  const isReady = (await listPageFaqs(tx, urlKey, locale)).some(isListable);
  const { reason: _reason, retryAtMs: _retry, ...kept } = page;
  const expiresAtMs = readAtMs + freshForMs;
  if (isReady) await putPage(tx, { ...kept, state: 'ready', generatedAtMs: readAtMs, expiresAtMs });
  else if (made)
    await putPage(tx, {
      ...kept,
      state: 'not_available',
      reason: 'insufficient_content',
      retryAtMs: expiresAtMs,
    });
  else {
    const retryAtMs = tx.clock.nowMs() + negativeCacheMs;
    await putPage(tx, { ...kept, state: 'not_available', reason: 'generation_failed', retryAtMs });
  }
}

/**
 * The work of a job for a page in a language that its product has no texts in: translates what the page lists in the
 * product's own language, what is not translated yet in one call, and completes the job in the transaction of its effect.
 */
export async function translatePage(
  ctx: Context,
  job: GenerationJob,
  page: FaqPage,
  product: Product,
): Promise<void> {
  const { urlKey, locale } = page;
  const readAtMs = ctx.clock.nowMs();
  const { requireApproval } = (await getSettings(ctx)).integrations.aiPoweredFaqs;
  const own = await listPageFaqs(ctx, urlKey, product.locale);
  const sources = sourcesOf(own, requireApproval ? isApproved : isListable).slice(0, longestList);
  const existing = await listPageFaqs(ctx, urlKey, locale);
  // One that a person rejected counts as translated: it is not proposed again.
  const missing = sources.filter((source) => !existing.some((faq) => stillTranslates(faq, source)));
  const made = missing.length === 0 ? [] : await translateFaqs(ctx, product, missing, locale);
  await withTransaction(ctx, async (tx) => {
    // The company's lock, as every writer of pages holds it.
    await raiseChangeSeq(tx, 0);
    const current = await findPage(tx, urlKey, locale);
    if (current) await publish(tx, { page: current, sources, made, readAtMs });
    await tx.queue.complete(tx.sql!, job);
    onCommitted(tx, () => forgetPageViews(tx));
  });
}
