import { kept, perLanguage } from '../../../memo/kept.ts';
import { partOf } from '../../language/pack.ts';

/** Names of things that end compounds in shops; empty for languages that do not write compounds together. */
const headsOf = kept(perLanguage, (language): ReadonlySet<string> => {
  const heads = partOf(language, 'text')?.heads;
  return new Set(heads?.trim().split(/\s+/u));
});

const SHORTEST_HEAD = 3;
const LONGEST_HEAD = 12;
const SHORTEST_REST = 3;

/**
 * Where the thing that a compound names begins ("regen|jacke"): the longest known head behind at least three letters.
 *
 * `undefined` when the word ends with none, or for languages that do not write compounds together. A company's own words
 * are not needed, so a text is cut alike whatever else its index holds.
 */
export function headStart(word: string, language: string): number | undefined {
  const heads = headsOf(language);
  if (heads.size === 0) return undefined;
  for (let length = Math.min(LONGEST_HEAD, word.length - SHORTEST_REST); length >= SHORTEST_HEAD; length--)
    if (heads.has(word.slice(-length))) return word.length - length;
  return undefined;
}
