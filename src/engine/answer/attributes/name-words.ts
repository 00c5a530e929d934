/** Words of an attribute name that say nothing about its meaning. */
const emptyWords = new Set([
  'value',
  'attribute',
  'attributes',
  'attr',
  'name',
  'description',
  'type',
  'info',
  'item',
  'product',
]);

/** Products share their attribute names, so the words of names seen before are kept; emptied when full. */
const KEPT_NAMES = 10_000;
const LONGEST_KEPT = 100;
const kept = new Map<string, readonly string[]>();

/**
 * The words of an attribute name: split at `_`, `-`, `.`, white space and camelCase, lower case.
 *
 * Words that every name may carry ("item", "type") are left out unless nothing else remains.
 */
export function nameWords(name: string): readonly string[] {
  let words = kept.get(name);
  if (words === undefined) {
    words = splitName(name);
    if (kept.size >= KEPT_NAMES) kept.clear();
    if (name.length <= LONGEST_KEPT) kept.set(name, words);
  }
  return words;
}

function splitName(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : words;
}
