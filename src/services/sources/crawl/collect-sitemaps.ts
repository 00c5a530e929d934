import type { Sitemap } from '../../../engine/extract/page/read-sitemap.ts';
import type { Context } from '../../context.ts';
import type { Parser } from '../runs/open-parser.ts';
import { RunFailure } from '../runs/run-tools.ts';

const mostSitemaps = 50;
const longestBytes = 50 * 1024 * 1024;

/** Pages that the sitemaps of a site name, with when they changed; `read` says how many sitemaps could be read. */
export type SitemapPages = { pages: Map<string, number | undefined>; read: number };

/** What cannot be read, or takes too much to read, names no page: the site has others, and links. */
async function readIt(parser: Parser, bytes: Uint8Array): Promise<Sitemap | undefined> {
  try {
    return await parser.sitemap(bytes);
  } catch (error) {
    if (error instanceof RunFailure) return undefined;
    throw error;
  }
}

/** Reads sitemaps and those they name, at most 50, each once. What cannot be read is left out. */
export async function collectSitemaps(
  ctx: Context,
  parser: Parser,
  addresses: readonly string[],
  limit: number,
): Promise<SitemapPages> {
  const open = [...addresses];
  const seen = new Set<string>();
  const pages: SitemapPages['pages'] = new Map();
  let read = 0;
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    if (seen.has(address) || seen.size >= mostSitemaps || pages.size >= limit) continue;
    seen.add(address);
    const fetched = await ctx.fetcher.fetchFile(address, {
      signal: ctx.signal,
      checkRobots: true,
      limitBytes: longestBytes,
    });
    ctx.signal.throwIfAborted();
    if (!fetched.ok || fetched.file === undefined) continue;
    const { bytes } = fetched.file;
    const sitemap = await readIt(parser, bytes);
    if (!sitemap) continue;
    if (sitemap.pages.length + sitemap.sitemaps.length > 0) read++;
    for (const { url, lastModifiedMs } of sitemap.pages)
      if (pages.size < limit) pages.set(url, lastModifiedMs);
    open.push(...sitemap.sitemaps.flatMap((inner) => URL.parse(inner, address)?.href ?? []));
  }
  return { pages, read };
}
