import { canonicalPageUrl, isCompanyHost, pageKey } from '../../../engine/catalog/page-key.ts';
import { anyOfAll } from '../../../engine/language/pack.ts';
import { robotsPatternMatches } from '../../../platform/fetcher/robots-rules.ts';
import type { SourceOptions } from '../source.ts';

/** A page that may be fetched. */
export type CrawlCandidate = { url: string; urlKey: string };

/** Endings of files that hold no text for shoppers. */
const noPage =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|atom|zip|gz|rar|7z|tar|exe|dmg|mp[34]|webm|mov|avi|woff2?|ttf|eot|xlsx?|pptx?|csv|ics|vcf)$/i;
/** Places that do something, or belong to one visitor. */
const noVisit = new RegExp(
  String.raw`(?:^|\/)(?:cart|basket|checkout|login|logout|signin|sign-in|signup|register|account|my-account|customer|wishlist|compare|admin|wp-admin|wp-login\.php|wp-json|xmlrpc\.php|cdn-cgi|add-to-cart|search|catalogsearch|${anyOfAll('pages', ({ notVisited }) => notVisited)})(?:\/|$|\.)`,
  'i',
);
const byDate = new RegExp(
  String.raw`(?:calendar|agenda|events?|${anyOfAll('pages', ({ calendars }) => calendars)})\/`,
  'i',
);
/** Parameters that make one page many: sessions, orders of a list, actions. */
const dropped =
  /^(?:(?:php)?sess(?:ion)?_?id|sid|jsessionid|osc?sid|cid|ref|source|fbclid|gclid|replytocom|print|add-to-cart|add_to_wishlist|action|orderby|order|sort|dir|view|display|per_page|limit|currency|variant|_pos|_sid|_ss|pr_.*|utm_.*)$/i;
const most = { variantsOfPath: 25, ofShape: 1_500, dated: 60 };

/** An address as it is crawled: without sessions, tracking and orders of lists. */
export function crawlUrl(text: string): string | undefined {
  const url = URL.parse(text.replace(/;jsessionid=[^?#]*/i, ''));
  if (!url) return undefined;
  for (const name of [...url.searchParams.keys()]) if (dropped.test(name)) url.searchParams.delete(name);
  return canonicalPageUrl(url.href);
}

function isTrap(path: string): boolean {
  const steps = path.split('/').filter((step) => step !== '');
  if (steps.length > 12) return true;
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts.values()].some((times) => times >= 3);
}

function matchesAny(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => robotsPatternMatches(pattern, path));
}

/**
 * Decides which addresses of a run are pages worth fetching: on the shop's own hosts, within what the source includes, no
 * files, carts or logins, and of the endless (calendars, filters of filters, sessions) only some.
 */
export function createCrawlRules(
  domains: readonly string[],
  origin: string,
  options: Pick<SourceOptions, 'include' | 'exclude'>,
): { candidate(text: string): CrawlCandidate | undefined } {
  const startHost = new URL(origin).host;
  const variants = new Map<string, number>();
  const shapes = new Map<string, number>();
  const accepted = new Set<string>();
  const within = (counts: Map<string, number>, key: string, limit: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
  return {
    candidate(text) {
      const address = crawlUrl(text);
      const urlKey = address === undefined ? undefined : pageKey(address);
      if (address === undefined || urlKey === undefined || address.length > 2_048) return undefined;
      const url = new URL(address);
      if (url.host !== startHost && !isCompanyHost(url, domains)) return undefined;
      const { pathname } = url;
      if (noPage.test(pathname) || noVisit.test(pathname) || isTrap(pathname)) return undefined;
      if (
        options.include.length > 0 &&
        !matchesAny(options.include, pathname) &&
        pathname !== new URL(origin).pathname
      )
        return undefined;
      if (matchesAny(options.exclude, pathname)) return undefined;
      if (accepted.has(urlKey)) return { url: address, urlKey };
      if (url.searchParams.size > 3) return undefined;
      if (url.search !== '' && !within(variants, pathname, most.variantsOfPath)) return undefined;
      const shape = pathname.replace(/\d+/g, '#');
      const isDated = (shape.match(/#/g)?.length ?? 0) >= 3 || byDate.test(pathname);
      if (
        !within(shapes, shape, isDated ? most.dated : shape === pathname ? most.ofShape : most.ofShape * 10)
      )
        return undefined;
      accepted.add(urlKey);
      return { url: address, urlKey };
    },
  };
}
