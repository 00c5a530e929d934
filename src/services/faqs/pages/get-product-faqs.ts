import { getSettings } from '../../companies/get-settings.ts';
import { knownCompany } from '../../companies/read-company.ts';
import type { Context } from '../../context.ts';
import type { UnavailableReason } from '../../faq-lookup/faq-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import { withTransaction } from '../../transaction.ts';
import { companyPage } from './company-page.ts';
import { faqListOf, type PageFaqList } from './faq-list.ts';
import { estimateRetrySeconds } from './generation-estimate.ts';
import { isListingNoted, noteListed } from './listing-grace.ts';
import { negativeCacheMs, pageStateAt } from './page-state.ts';
import { type AskedPage, findPageView, forgetPageViews, knownPageView, type PageView } from './page-views.ts';
import { refreshInBackground, startGenerationOnce } from './start-generation.ts';
import { countGeneratingBefore, failGeneration } from './store.ts';

export type ProductFaqs =
  | {
      status: 'ready';
      list: PageFaqList;
      /** Until 24 h after the generation; negative while an older list is served and a new one is made. */
      freshForMs: number;
    }
  | { status: 'generating'; retryAfterSeconds: number }
  | { status: 'not_available'; reason: UnavailableReason };

function notAvailable(reason: UnavailableReason): ProductFaqs {
  return { status: 'not_available', reason };
}

async function generating(ctx: Context, requestedAtMs: number): Promise<ProductFaqs> {
  const pagesAhead = await countGeneratingBefore(ctx, requestedAtMs);
  const waitedMs = Math.max(0, ctx.clock.nowMs() - requestedAtMs);
  const retryAfterSeconds = estimateRetrySeconds({ waitedMs, pagesAhead, random: ctx.ids.random() });
  return { status: 'generating', retryAfterSeconds };
}

async function generate(ctx: Context, view: PageView): Promise<ProductFaqs> {
  const page = await startGenerationOnce(ctx, { page: view.target, previous: view.page });
  return generating(ctx, page.requestedAtMs);
}

async function ready(
  ctx: Context,
  view: PageView,
  input: { count: number; approvedOnly: boolean; stale: boolean },
): Promise<ProductFaqs> {
  for (const target of input.stale ? [view.target, ...view.behind] : view.behind)
    await refreshInBackground(ctx, target);
  const list = faqListOf(view, input.approvedOnly);
  if (list.faqs.length === 0)
    return notAvailable(view.faqs.length > 0 ? 'awaiting_approval' : 'insufficient_content');
  await noteListed(ctx, list.faqs.slice(0, input.count));
  return { status: 'ready', list, freshForMs: list.expiresAtMs - ctx.clock.nowMs() };
}

async function overdue(ctx: Context, view: PageView): Promise<ProductFaqs> {
  const { page } = view;
  if (page) await withTransaction(ctx, (tx) => failGeneration(tx, page, ctx.clock.nowMs() + negativeCacheMs));
  forgetPageViews(ctx);
  return notAvailable('generation_failed');
}

async function answerFor(
  ctx: Context,
  settings: Settings,
  asked: AskedPage,
  count: number,
): Promise<ProductFaqs> {
  const view = await findPageView(ctx, settings, asked);
  const state = pageStateAt(view.isOutdated ? undefined : view.page, ctx.clock.nowMs());
  const approvedOnly = settings.integrations.aiPoweredFaqs.requireApproval;
  switch (state.kind) {
    case 'none':
    case 'retry':
      return generate(ctx, view);
    case 'generating':
      return generating(ctx, view.page?.requestedAtMs ?? ctx.clock.nowMs());
    case 'overdue':
      return overdue(ctx, view);
    case 'not_available':
      return notAvailable(view.page?.reason ?? 'generation_failed');
    case 'ready':
      return ready(ctx, view, { count, approvedOnly, stale: state.stale });
  }
}

type Input = { pageUrl: string; locale: string; count: number };

/** A fresh list that this process knows, the listing of which is written down already; else `undefined`. */
function knownReady(ctx: Context, { pageUrl, locale, count }: Input): ProductFaqs | undefined {
  const settings = ctx.sql ? undefined : knownCompany(ctx, ctx.companyId)?.settings;
  if (!settings?.integrations.aiPoweredFaqs.enabled) return undefined;
  const page = companyPage(pageUrl, settings.company.domains);
  const view = page && knownPageView(ctx, { ...page, locale });
  if (!view || view.isOutdated || view.behind.length > 0) return undefined;
  const nowMs = ctx.clock.nowMs();
  const state = pageStateAt(view.page, nowMs);
  if (state.kind !== 'ready' || state.stale) return undefined;
  const list = faqListOf(view, settings.integrations.aiPoweredFaqs.requireApproval);
  if (list.faqs.length === 0 || !isListingNoted(list, count, nowMs)) return undefined;
  return { status: 'ready', list, freshForMs: list.expiresAtMs - nowMs };
}

async function findProductFaqs(ctx: Context, { pageUrl, locale, count }: Input): Promise<ProductFaqs> {
  const settings = await getSettings(ctx);
  if (!settings.integrations.aiPoweredFaqs.enabled) return notAvailable('feature_disabled');
  const page = companyPage(pageUrl, settings.company.domains);
  if (!page) return notAvailable('host_not_allowed');
  return answerFor(ctx, settings, { ...page, locale }, count);
}

/**
 * The FAQs of a product page, or how far they are, by the state machine of `page-state.ts`.
 *
 * The first request of a page starts its one generation. `list` holds the whole page; take the first `count`:
 * those are noted as listed. Nothing is fetched here, and a foreign page is never looked at. A ready list that was read
 * a moment ago is given back at once, not as a promise.
 */
export function getProductFaqs(ctx: Context, input: Input): ProductFaqs | Promise<ProductFaqs> {
  return knownReady(ctx, input) ?? findProductFaqs(ctx, input);
}
