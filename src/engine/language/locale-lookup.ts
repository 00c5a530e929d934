/**
 * RFC 4647 §3.4 lookup: the available tag that fits best (`de-AT` → `de`), then the same for each fallback.
 *
 * Tags compare without case; the result is spelled as in `available`. `undefined` only when nothing is available;
 * when nothing fits, the first available tag.
 */
export function lookUpLocale(
  requested: string,
  available: readonly string[],
  fallbacks: readonly string[],
): string | undefined {
  return matchLocale([requested, ...fallbacks], available) ?? available[0];
}

/** The first of `wanted` that some available tag serves, by RFC 4647 lookup, or `undefined`. */
export function matchLocale(wanted: readonly string[], available: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    while (parts.length > 0) {
      const range = parts.join('-');
      const found = available.find((a) => a.toLowerCase() === range);
      if (found !== undefined) return found;
      parts.pop();
      if (parts.at(-1)?.length === 1) parts.pop();
    }
  }
  return undefined;
}

/** The language subtag, lower case: `de-AT` → `de`. */
export function languageOf(locale: string): string {
  const end = locale.indexOf('-');
  return (end < 0 ? locale : locale.slice(0, end)).toLowerCase();
}
