import { setTimeout as sleep } from 'node:timers/promises';
import { keptOfStore } from '../../cache-of-store.ts';
import type { Company } from '../../companies/company.ts';
import { readOwnCompany } from '../../companies/read-own-company.ts';
import type { Context } from '../../context.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import { generationDeadlineMs } from '../pages/page-state.ts';
import { findPageView } from '../pages/page-views.ts';
import { startGenerationOnce } from '../pages/start-generation.ts';
import { countGeneratingBefore } from '../pages/store.ts';
import { isUnmade, type UnmadePage, unmadePages } from './unmade-pages.ts';

const pollMs = 100;
const longestWaitMs = 60_000;
const longestPauseMs = 1_000;

/** A page in the language of its product, then translated into the company's. */
const mostPerPage = 2;

/** Pages of all products are looked at this often: lists end by age, and refusals are tried again. */
const lookAtAllEveryMs = 60 * 60 * 1000;

/** A product counts as written before its transaction ends, and by the clock of the node that wrote it. */
const seenLateMs = 60_000;

/** From when on a company's products are to be looked at, because the former ones had their FAQs. */
type Done = { scope: string; atMs: number; allAtMs: number };

const doneOf = keptOfStore<Done>(20_000);

function isWanted(company: Company | undefined): company is Company {
  const faqs = company?.settings.integrations.aiPoweredFaqs;
  return company?.accessEnabled === true && faqs?.enabled === true && faqs.pregenerate;
}

/** What decides whose pages are made, besides the products. */
function scopeOf({ company }: Settings): string {
  return [company.defaultLocale, ...company.domains].join('\n');
}

/** Waits until no page of the company is being generated, whoever asked for it; false when that takes too long. */
async function untilIdle(ctx: Context): Promise<boolean> {
  const untilMs = ctx.clock.monotonicMs() + longestWaitMs;
  for (;;) {
    const nowMs = ctx.clock.nowMs();
    const overdue = await countGeneratingBefore(ctx, nowMs - generationDeadlineMs);
    if ((await countGeneratingBefore(ctx, nowMs + 1)) <= overdue) return true;
    if (ctx.clock.monotonicMs() >= untilMs) return false;
    await sleep(pollMs, undefined, { signal: ctx.signal });
  }
}

/** Starts what a request for the page would start; false when it would find its list. */
async function startPage(ctx: Context, settings: Settings, asked: UnmadePage): Promise<boolean> {
  const view = await findPageView(ctx, settings, asked);
  const previous = view.isOutdated ? undefined : view.page;
  if (!isUnmade(previous, asked.storedAtMs, ctx.clock.nowMs())) return false;
  await startGenerationOnce(ctx, { page: view.target, previous: view.page });
  return true;
}

/** What became of a page: there was nothing to make, it was made, or the company is to be left alone for now. */
async function makePage(ctx: Context, asked: UnmadePage): Promise<'had' | 'made' | 'leave'> {
  let started = 0;
  for (; started < mostPerPage; started++) {
    if (!(await untilIdle(ctx))) return 'leave';
    const company = await readOwnCompany(ctx);
    if (!isWanted(company)) return 'leave';
    if (!(await startPage(ctx, company.settings, asked))) break;
    const startedMs = ctx.clock.monotonicMs();
    if (!(await untilIdle(ctx))) return 'leave';
    // Shoppers come first: at most half of the time is spent on what nobody waits for.
    const tookMs = ctx.clock.monotonicMs() - startedMs;
    await sleep(Math.min(tookMs, longestPauseMs), undefined, { signal: ctx.signal });
  }
  return started > 0 ? 'made' : 'had';
}

/**
 * Makes the FAQs that the company's products lack before a page asks for them, where its settings want that: as a request
 * would, page by page, the product that was written last first. Gives way after each page.
 *
 * A page is begun when none of the company is being generated, so nobody waits for more than one of them. It ends when
 * all have theirs, when the switch is turned off, and when pages take too long; called again, it goes on from there.
 */
export async function* pregenerateFaqs(ctx: Context): AsyncGenerator<undefined> {
  const company = await readOwnCompany(ctx);
  if (!isWanted(company)) return;
  const atMs = ctx.clock.nowMs();
  const scope = scopeOf(company.settings);
  const done = doneOf(ctx.db).get(ctx.companyId);
  const isKnown = done?.scope === scope && atMs - done.allAtMs < lookAtAllEveryMs;
  const sinceMs = isKnown ? done.atMs - seenLateMs : 0;
  for await (const page of unmadePages(ctx, company.settings, sinceMs)) {
    const became = await makePage(ctx, page);
    if (became === 'leave') return;
    if (became === 'made') yield;
  }
  doneOf(ctx.db).set(ctx.companyId, { scope, atMs, allAtMs: isKnown ? done.allAtMs : atMs });
}
