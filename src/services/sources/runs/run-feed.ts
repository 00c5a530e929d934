import type { FetchFailure } from '../../../platform/fetcher/fetcher.ts';
import { nextPages, putPage, queuePages } from '../pages/store.ts';
import { importSourceFile } from './import-source-file.ts';
import { type Run, RunFailure, type RunOutcome } from './run-tools.ts';

const longestFeedBytes = 256 * 1024 * 1024;
const feedTimeoutMs = 600_000;

const details: Readonly<Record<FetchFailure, string>> = {
  blocked_address:
    'The address, or one it leads to, is not public. The operator can allow its host: AISLE_FETCH_ALLOW_PRIVATE=<host name>.',
  blocked_by_robots: 'The site’s robots.txt forbids it.',
  unreachable:
    'The server did not answer, or its certificate is not right. Open the address in a browser: it must load without a warning.',
  timeout: 'The server took too long. Run it again when the site is less busy.',
  too_large: 'It is too large. Split it into several feeds, or leave out long columns.',
  too_many_redirects:
    'It leads from one address to the next without end. Give the address where it ends in a browser.',
  http_error: 'The server answered with an error.',
  unsupported_content: 'It is encoded in a way that is not read.',
};

/** What a failed fetch means for a run. */
export function fetchFailure({ failure, status }: { failure: FetchFailure; status?: number }): RunFailure {
  return new RunFailure(
    failure,
    status === undefined ? details[failure] : `The server answered with status ${status}.`,
  );
}

/** Reads a feed of products from its address; one that has not changed since is left as it is. */
export async function runFeed(run: Run): Promise<RunOutcome> {
  const { ctx, source, runSeq, progress } = run;
  const { sourceId, url = '', urlKey } = source;
  await queuePages(ctx, sourceId, runSeq, [{ urlKey, url, depth: 0 }]);
  const [page] = await nextPages(ctx, sourceId, runSeq, 1);
  const fetched = await ctx.fetcher.fetchFile(url, {
    signal: ctx.signal,
    checkRobots: false,
    limitBytes: longestFeedBytes,
    timeoutMs: feedTimeoutMs,
    known: { etag: page?.etag, lastModified: page?.lastModified },
  });
  ctx.signal.throwIfAborted();
  if (!fetched.ok) throw fetchFailure(fetched);
  if (fetched.file === undefined) {
    Object.assign(progress, { found: 1, fetched: 1, unchanged: 1 });
    return { sawEverything: false };
  }
  const { bytes, contentType, etag, lastModified } = fetched.file;
  const name = new URL(url).pathname.split('/').at(-1) || 'feed';
  const outcome = await importSourceFile(run, name, bytes, contentType);
  const fetchedAtMs = ctx.clock.nowMs();
  if (page) await putPage(ctx, sourceId, { ...page, status: 'indexed', etag, lastModified, fetchedAtMs });
  return outcome;
}
