const language = '[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8}';
const variant = '[a-z0-9]{5,8}|[0-9][a-z0-9]{3}';
const wellFormed = new RegExp(
  `^(?:(?:${language})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?(?:-(?:${variant}))*(?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?|x(?:-[a-z0-9]{1,8})+)$`,
  'i',
);

/** The longest language tag accepted. */
export const longestLocale = 35;

function subtagCase(subtag: string, place: number, afterSingleton: boolean): string {
  if (place === 0 || afterSingleton) return subtag.toLowerCase();
  if (subtag.length === 4 && /^[a-z]+$/i.test(subtag))
    return subtag[0]!.toUpperCase() + subtag.slice(1).toLowerCase();
  return subtag.length === 2 ? subtag.toUpperCase() : subtag.toLowerCase();
}

/**
 * A language tag in the casing of RFC 5646 §2.1.1 (`DE-at` → `de-AT`), so that equal tags are equal strings.
 *
 * `undefined` for anything that is not well-formed BCP 47 of at most 35 characters.
 */
export function canonicalLocale(tag: string): string | undefined {
  if (tag.length > longestLocale || !wellFormed.test(tag)) return undefined;
  const subtags = tag.split('-');
  const singleton = subtags.findIndex((subtag) => subtag.length === 1);
  return subtags.map((subtag, i) => subtagCase(subtag, i, singleton !== -1 && i >= singleton)).join('-');
}
