import { countryTerms } from './country-terms.ts';
import type { Word, WordBag } from './words.ts';

/** Whether a word names a country that a bag of another language names too: "Switzerland" where it says "Schweiz". */
export function isSameRegion(word: Word, bag: WordBag, locale: string, other: string): boolean {
  const own = countryTerms(word.keys[0]!, locale, other) ?? [];
  return own.length > 0 && own.every((term) => bag.keys.has(term));
}
