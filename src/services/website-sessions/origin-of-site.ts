import type { Site } from './find-site.ts';

/** Whether a page's origin (scheme, host and port) is one of the site's, to the letter. */
export function isOriginOf(site: Pick<Site, 'origins'>, origin: string | undefined): boolean {
  return origin !== undefined && site.origins.includes(origin);
}

/**
 * A browser's `Origin` header in the one form that lists hold; `undefined` for `null`, for anything with a path or a user,
 * and for a host that is not spelled as browsers spell it. Letter case of scheme and host does not count.
 */
export function readOrigin(header: string): string | undefined {
  const url = URL.parse(header);
  const isPlain = url && /^https?:$/.test(url.protocol) && header.toLowerCase() === url.origin;
  return isPlain ? url.origin : undefined;
}
