import { setTimeout as sleep } from 'node:timers/promises';
import { getSettings } from '../../companies/get-settings.ts';
import { withTransaction } from '../../transaction.ts';
import { confirmItemsOfPage } from '../items/store.ts';
import {
  countPages,
  findKnownPages,
  findPagesOfRun,
  nextPages,
  putPage,
  queuePages,
} from '../pages/store.ts';
import { createCharsetReport } from '../runs/charset-report.ts';
import { openParser, type Parser } from '../runs/open-parser.ts';
import { fetchFailure } from '../runs/run-feed.ts';
import { type Run, RunFailure, type RunOutcome } from '../runs/run-tools.ts';
import type { SourcePage } from '../source.ts';
import { collectSitemaps } from './collect-sitemaps.ts';
import { createContactReport } from './contact-report.ts';
import { createCrawlRules } from './crawl-rules.ts';
import { type VisitTools, visitPage } from './visit-page.ts';

type Rules = ReturnType<typeof createCrawlRules>;

/** Between two requests as long as the site took for the last one, within these; what robots.txt asks for counts before. */
const pause = { shortestMs: 20, longestMs: 1_000, afterBusyMs: 5_000 };
/** A site most of whose pages failed is not one whose pages are gone. */
const tolerableFailures = 0.5;
const mostBusyAnswers = 5;

async function queueAll(run: Run, rules: Rules, addresses: Iterable<string>, depth: number): Promise<void> {
  const { ctx, source, runSeq, progress } = run;
  const room = source.options.maxPages - progress.found;
  if (room <= 0) return;
  const pages = new Map<string, { url: string; urlKey: string; depth: number }>();
  for (const address of addresses) {
    const candidate = rules.candidate(address);
    if (candidate) pages.set(candidate.urlKey, { ...candidate, depth });
  }
  const batch = [...pages.values()].slice(0, room);
  for (let from = 0; from < batch.length; from += 200)
    progress.found += await withTransaction(ctx, (tx) =>
      queuePages(tx, source.sourceId, runSeq, batch.slice(from, from + 200)),
    );
}

/** What a run begins with: the address itself, what sitemaps name, and what earlier runs found. */
async function seed(run: Run, parser: Parser, rules: Rules): Promise<Map<string, number>> {
  const { ctx, source } = run;
  const { url = '', kind } = source;
  const site = await ctx.fetcher.siteRules(url);
  const named = kind === 'sitemap' ? [url] : [...site.sitemaps, new URL('/sitemap.xml', url).href];
  const { pages, read } = await collectSitemaps(ctx, parser, named, source.options.maxPages);
  if (kind === 'sitemap' && read === 0) {
    const fetched = await ctx.fetcher.fetchFile(url, { signal: ctx.signal, checkRobots: true });
    throw fetched.ok
      ? new RunFailure(
          'empty',
          'The address holds no sitemap that names a page. Give that of a sitemap, or add the site as a website.',
        )
      : fetchFailure(fetched);
  }
  if (kind === 'website') await queueAll(run, rules, [url], 0);
  if (kind === 'website') await queueAll(run, rules, await findKnownPages(ctx, source.sourceId), 1);
  await queueAll(run, rules, pages.keys(), 1);
  const changed = new Map<string, number>();
  for (const [address, lastModifiedMs] of pages) {
    const candidate = rules.candidate(address);
    if (candidate && lastModifiedMs !== undefined) changed.set(candidate.urlKey, lastModifiedMs);
  }
  return changed;
}

function count(run: Run, { status }: SourcePage): void {
  const { progress } = run;
  if (status === 'indexed') progress.indexed++;
  else if (status === 'unchanged') progress.unchanged++;
  else if (status === 'failed') progress.failed++;
  else progress.skipped++;
}

/** Whether the sitemap says that a page is as it was fetched. */
function isAsFetched(
  { urlKey, contentHash, fetchedAtMs }: SourcePage,
  changed: ReadonlyMap<string, number>,
): boolean {
  const changedMs = changed.get(urlKey);
  return (
    contentHash !== undefined &&
    fetchedAtMs !== undefined &&
    changedMs !== undefined &&
    changedMs < fetchedAtMs
  );
}

async function crawl(tools: VisitTools, rules: Rules, changed: ReadonlyMap<string, number>): Promise<void> {
  const { run } = tools;
  const { ctx, source, runSeq, progress } = run;
  const { delayMs } = await ctx.fetcher.siteRules(source.url ?? '');
  let busy = 0;
  for (;;) {
    const [page] = await nextPages(ctx, source.sourceId, runSeq, 1);
    if (!page) return;
    ctx.signal.throwIfAborted();
    if (isAsFetched(page, changed)) {
      await confirmItemsOfPage(ctx, source.sourceId, runSeq, page.urlKey);
      const unchanged = { ...page, status: 'unchanged' as const };
      await putPage(ctx, source.sourceId, unchanged);
      count(run, unchanged);
      continue;
    }
    const startedMs = ctx.clock.monotonicMs();
    const visit = await visitPage(tools, page);
    progress.fetched++;
    if (visit.retryLater && ++busy <= mostBusyAnswers) {
      await sleep(pause.afterBusyMs, undefined, { signal: ctx.signal });
      continue;
    }
    if (!visit.retryLater) busy = 0;
    // A page that leads on is as near as the one that named it; only links of content go deeper.
    const leadsOn = visit.page.reason === 'redirect' || visit.page.reason === 'canonical';
    if (source.kind === 'website' && page.depth < source.options.maxDepth)
      await queueAll(run, rules, visit.links, page.depth + (leadsOn ? 0 : 1));
    else if (leadsOn) await queueAll(run, rules, visit.links.slice(-1), page.depth);
    await putPage(ctx, source.sourceId, visit.page);
    count(run, visit.page);
    const tookMs = ctx.clock.monotonicMs() - startedMs;
    const waitMs = Math.max(delayMs, Math.min(Math.max(tookMs, pause.shortestMs), pause.longestMs));
    await sleep(waitMs, undefined, { signal: ctx.signal });
  }
}

function outcomeOf({ progress, source }: Run, first: SourcePage | undefined): RunOutcome {
  const { indexed, unchanged, failed, found } = progress;
  const good = indexed + unchanged;
  if (good === 0) {
    const why = first?.reason ?? 'empty';
    throw new RunFailure(why, `No page could be read; the first was ${why.replaceAll('_', ' ')}.`);
  }
  if (failed > tolerableFailures * (good + failed))
    throw new RunFailure('mostly_failed', `${failed} of ${found} pages failed; nothing was removed.`);
  return { sawEverything: found < source.options.maxPages };
}

/** Reads a site page by page, nearest first; what has been read can be asked about at once. A run that was interrupted goes on. */
export async function runSite(run: Run): Promise<RunOutcome> {
  const { ctx, source, runSeq, progress } = run;
  const { domains, currency } = (await getSettings(ctx)).company;
  const rules = createCrawlRules(domains, source.url ?? '', source.options);
  const before = await countPages(ctx, source.sourceId, runSeq);
  const done =
    (before.indexed ?? 0) +
    (before.unchanged ?? 0) +
    (before.failed ?? 0) +
    (before.skipped ?? 0) +
    (before.gone ?? 0);
  Object.assign(progress, {
    found: done + (before.queued ?? 0),
    fetched: done,
    indexed: before.indexed ?? 0,
    unchanged: before.unchanged ?? 0,
    failed: before.failed ?? 0,
    skipped: (before.skipped ?? 0) + (before.gone ?? 0),
  });
  const [contacts, charsets] = [createContactReport(), createCharsetReport()];
  const parser = openParser();
  try {
    const changed = await seed(run, parser, rules);
    await crawl({ run, parser, currency, domains, contacts, charsets }, rules, changed);
  } finally {
    await parser.close();
  }
  const [first] = await findPagesOfRun(ctx, source.sourceId, runSeq, 1);
  // A run that reads nothing anew knows no more than the one before.
  const contact = contacts.finish() ?? source.report?.['contact'];
  const notes = charsets.finish() ?? source.report?.['notes'];
  const report = {
    ...(contact === undefined ? {} : { contact }),
    ...(Array.isArray(notes) && notes.length > 0 ? { notes } : {}),
  };
  return { ...outcomeOf(run, first), ...(Object.keys(report).length === 0 ? {} : { report }) };
}
