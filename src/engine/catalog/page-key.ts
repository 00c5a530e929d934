const droppedParameters = new Set(['gclid', 'fbclid', 'msclkid', 'mc_cid', 'mc_eid']);

/** Whether `host` (lower case, maybe with port) is one of the company's `domains`. */
export function isCompanyHost(url: URL, domains: readonly string[]): boolean {
  const host = url.host.toLowerCase();
  const name = url.hostname.toLowerCase();
  return domains.some((entry) => {
    const domain = entry.toLowerCase();
    if (domain.startsWith('*.')) return name.endsWith(domain.slice(1));
    if (domain.includes(':')) return host === domain;
    return name === domain || name === `www.${domain}`;
  });
}

/**
 * The canonical form of a page address: WHATWG parse, lower-case host, no user-info, default port,
 * fragment, dot segments or tracking parameters, query sorted by name.
 *
 * Returns `undefined` for anything that is no absolute http(s) address.
 */
export function canonicalPageUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '')
    return undefined;
  url.username = '';
  url.password = '';
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith('utm_') || droppedParameters.has(name)) url.searchParams.delete(name);
  // Those of one name stay in their order.
  url.searchParams.sort();
  return url.href;
}

/**
 * The key under which a page is stored: its canonical address without the scheme, so that http and https are equal.
 *
 * Returns `undefined` where `canonicalPageUrl` does.
 */
export function pageKey(text: string): string | undefined {
  const canonical = canonicalPageUrl(text);
  if (canonical === undefined) return undefined;
  const url = new URL(canonical);
  const port = url.port === '80' || url.port === '443' ? '' : url.port;
  return `${url.hostname}${port === '' ? '' : `:${port}`}${url.pathname}${url.search}`;
}

/** Parameters that choose a variant on a product's page and do not make it another page. */
const variantParameters =
  /^(?:variant|variation|variation_id|sku|attribute_[\w-]+|color|colour|size|option|_pos|_sid|_ss|pr_\w+|ref|source|srsltid)$/i;

/**
 * Other keys under which a page may be known, the likeliest first: without what chooses a variant or says where a visitor came
 * from, with and without the slash at the end, with and without `www.`. Never the key itself.
 */
export function otherPageKeys(key: string): string[] {
  const url = URL.parse(`https://${key}`);
  if (!url) return [];
  const plain = new URL(url);
  for (const name of [...plain.searchParams.keys()])
    if (variantParameters.test(name)) plain.searchParams.delete(name);
  const slashed = (each: URL) => {
    const other = new URL(each);
    other.pathname = each.pathname.endsWith('/') ? each.pathname.replace(/\/$/u, '') : `${each.pathname}/`;
    return other;
  };
  const hosted = (each: URL) => {
    const other = new URL(each);
    other.hostname = each.hostname.startsWith('www.') ? each.hostname.slice(4) : `www.${each.hostname}`;
    return other;
  };
  const paths = [url, plain, slashed(url), slashed(plain)];
  const keys = [...paths, ...paths.map(hosted)].flatMap((each) => pageKey(each.href) ?? []);
  return [...new Set(keys)].filter((each) => each !== key);
}

const secretParameters = new Set(['token', 'email', 'key']);

/** A page address as it may be stored with a conversation: canonical, without tracking and secret-looking parameters. */
export function storablePageUrl(text: string): string | undefined {
  const canonical = canonicalPageUrl(text);
  if (canonical === undefined) return undefined;
  const url = new URL(canonical);
  for (const name of [...url.searchParams.keys()])
    if (secretParameters.has(name.toLowerCase())) url.searchParams.delete(name);
  return url.href;
}
