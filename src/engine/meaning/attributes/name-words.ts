import { kept } from '../../../memo/kept.ts';
import { wordsOfAll } from '../../language/pack.ts';

/** Words of an attribute name that say nothing about its meaning. */
const emptyWords = wordsOfAll('fields', (words) => words.emptyNames);

/**
 * The words of an attribute name: split at `_`, `-`, `.`, white space and camelCase, lower case.
 *
 * Words that every name may carry ("item", "type") are left out unless nothing else remains.
 */
export const nameWords: (name: string) => readonly string[] = kept({ most: 10_000, longest: 100 }, splitName);

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
