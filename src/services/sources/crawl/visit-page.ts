import { isCompanyHost, pageKey } from '../../../engine/catalog/page-key.ts';
import { sha256HexOfBytes } from '../../../platform/ids/hash.ts';
import { putDocuments } from '../../documents/put-documents.ts';
import { confirmItemsOfPage, putItems } from '../items/store.ts';
import type { createCharsetReport } from '../runs/charset-report.ts';
import type { Parser } from '../runs/open-parser.ts';
import { fetchFailure } from '../runs/run-feed.ts';
import { type Run, RunFailure } from '../runs/run-tools.ts';
import type { SourcePage } from '../source.ts';
import type { createContactReport } from './contact-report.ts';
import { pageRecordId } from './page-records.ts';
import { storePage } from './store-page.ts';

/** What a visit found out: what became of the page, and where it leads. */
export type Visit = { page: SourcePage; links: readonly string[]; retryLater?: true };

export type VisitTools = {
  run: Run;
  parser: Parser;
  currency: string;
  domains: readonly string[];
  contacts: ReturnType<typeof createContactReport>;
  charsets: ReturnType<typeof createCharsetReport>;
};

type Ended = Pick<SourcePage, 'status' | 'reason'> & Partial<SourcePage>;

const notPage = /^(?:application\/pdf|application\/vnd\.openxmlformats-officedocument\.wordprocessingml)/i;
const textTypes = /^(?:text\/(?:html|plain|markdown)|application\/xhtml\+xml)(?:\s*;|$)/i;

async function storeFile(
  { run, parser }: VisitTools,
  page: SourcePage,
  kind: 'pdf' | 'docx',
  bytes: Uint8Array,
): Promise<Ended> {
  const { ctx, source, runSeq } = run;
  const { title, content, contentType } = await parser.file(kind, bytes);
  const name = new URL(page.url).pathname.split('/').at(-1) || page.urlKey;
  const value = {
    document_id: pageRecordId(page.urlKey),
    title: (title ?? decodeURIComponent(name).replace(/\.[^.]+$/, '')).slice(0, 500),
    url: page.url,
    content: content.slice(0, 1_500_000),
    content_type: contentType,
    trust: source.options.trust,
    ...(source.options.locale === undefined ? {} : { locale: source.options.locale }),
  };
  if ((await putDocuments(ctx, [{ index: 0, value }])).failed > 0)
    return { status: 'skipped', reason: 'no_text' };
  const item = { kind: 'document' as const, entityId: value.document_id, locale: '', pageKey: page.urlKey };
  await putItems(ctx, source.sourceId, runSeq, [item]);
  return { status: 'indexed', reason: undefined, title: value.title };
}

async function readHtml(
  tools: VisitTools,
  page: SourcePage,
  html: string,
  url: string,
): Promise<{ ended: Ended; links: readonly string[] }> {
  const { run, parser, currency, domains } = tools;
  const read = await parser.page(html, url, currency);
  const links = read.nofollow ? [] : read.links;
  const skipped = (reason: string, more: readonly string[] = [], leadsTo?: string) => ({
    ended: {
      status: 'skipped',
      reason,
      title: read.title,
      ...(leadsTo === undefined ? {} : { leadsTo }),
    } as const,
    links: [...links, ...more],
  });
  if (read.noindex) return skipped('noindex');
  const canonical = URL.parse(read.canonicalUrl ?? '');
  const canonicalKey = canonical ? pageKey(canonical.href) : undefined;
  if (canonical && isCompanyHost(canonical, domains) && canonicalKey !== page.urlKey)
    return skipped('canonical', [canonical.href], canonicalKey);
  if (read.needsScript) return skipped('needs_javascript');
  tools.contacts.add(read.contact, page.url);
  const items = await storePage(run, read, { url: page.url, urlKey: page.urlKey, html });
  return items.length === 0
    ? skipped('no_text')
    : { ended: { status: 'indexed', reason: undefined, title: read.title, leadsTo: undefined }, links };
}

/** Fetches a page and stores what it holds. Never throws for what the page or its server does. */
export async function visitPage(tools: VisitTools, page: SourcePage): Promise<Visit> {
  const { run } = tools;
  const { ctx, source, runSeq } = run;
  const keep = () => confirmItemsOfPage(ctx, source.sourceId, runSeq, page.urlKey);
  const end = (ended: Ended, links: readonly string[] = []): Visit => ({
    page: { ...page, fetchedAtMs: ctx.clock.nowMs(), httpStatus: undefined, ...ended },
    links,
  });
  const known = page.contentHash === undefined ? {} : { etag: page.etag, lastModified: page.lastModified };
  const fetched = await ctx.fetcher.fetchFile(page.url, { signal: ctx.signal, checkRobots: true, known });
  ctx.signal.throwIfAborted();
  if (!fetched.ok) {
    const { failure, status: httpStatus } = fetched;
    if (httpStatus === 404 || httpStatus === 410)
      return end({ status: 'gone', reason: 'gone', httpStatus, contentHash: undefined });
    if (failure === 'blocked_by_robots' || failure === 'blocked_address')
      return end({ status: 'skipped', reason: failure, contentHash: undefined });
    await keep();
    const retryLater = httpStatus === 429 || httpStatus === 503 ? { retryLater: true as const } : {};
    return { ...end({ status: 'failed', reason: fetchFailure(fetched).code, httpStatus }), ...retryLater };
  }
  if (fetched.file === undefined) {
    await keep();
    return end({ status: 'unchanged', reason: undefined, httpStatus: 304 });
  }
  const { bytes, contentType, url, etag, lastModified } = fetched.file;
  if (pageKey(url) !== page.urlKey)
    return end({ status: 'skipped', reason: 'redirect', contentHash: undefined, leadsTo: pageKey(url) }, [
      url,
    ]);
  const contentHash = sha256HexOfBytes(bytes);
  const seen = { httpStatus: 200, etag, lastModified, contentHash };
  if (contentHash === page.contentHash) {
    await keep();
    return end({ status: 'unchanged', reason: undefined, ...seen });
  }
  try {
    if (notPage.test(contentType))
      return end({
        ...(await storeFile(tools, page, /pdf/i.test(contentType) ? 'pdf' : 'docx', bytes)),
        ...seen,
      });
    if (contentType !== '' && !textTypes.test(contentType))
      return end({ status: 'skipped', reason: 'unsupported_content' });
    const { ended, links } = await readHtml(tools, page, tools.charsets.decode(bytes, contentType, url), url);
    return end({ ...seen, ...ended }, links);
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    await keep();
    return end({ status: 'failed', reason: error.code, httpStatus: 200 });
  }
}
