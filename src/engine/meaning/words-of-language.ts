import { keptByLanguage } from '../../memo/kept.ts';
import { everyPart, partOf } from '../language/pack.ts';
import { phraseOf } from './thesaurus.ts';

/** Languages that have a list of what they call each concept. */
export const languagesOfConcepts: readonly string[] = everyPart('concepts').map(([language]) => language);

/** A stem this long may stand in the list with another last letter ("batteri", battery). */
const LONG_STEM = 5;
/** Letters that a form of the word has beyond that. */
const LONGEST_ENDING = 4;
/** A beginning that more words of the list share tells nothing of one more of them. */
const MOST_LOOKED_AT = 40;
const LIMITS = { most: 2_000, longest: 40 };

/**
 * Whether the thesaurus holds a word of a language in any of its forms, be it in a longer name. It looks at the list as it is written,
 * which takes a fraction of a millisecond and no memory, so that a word may be looked for in all languages; false where the language has
 * no list.
 */
export const isListedWord: (word: string, language: string) => boolean = keptByLanguage(
  LIMITS,
  (word, language) => isInList(word, language, () => true),
);

/** The same of words that are names by themselves: what stands in a longer one may be of another language ("under" in a maker's name). */
export const isListedName: (word: string, language: string) => boolean = keptByLanguage(
  LIMITS,
  (word, language) =>
    isInList(word, language, (before, after) => /[|,]/u.test(before) && /[|,\n]/u.test(after)),
);

/** Whether a form of the word stands in the list where what is before and behind it is as wanted; a space behind a comma aside. */
function isInList(
  word: string,
  language: string,
  isWanted: (before: string, after: string) => boolean,
): boolean {
  const list = partOf(language, 'concepts')?.();
  const term = phraseOf(word, language)[0];
  if (list === undefined || term === undefined) return false;
  const start = term.length > LONG_STEM ? term.slice(0, -1) : term;
  let looked = 0;
  for (let at = list.indexOf(start, 1); at > 0 && looked < MOST_LOOKED_AT; at = list.indexOf(start, at + 1)) {
    if (isLetter(list[at - 1]!) || isName(list, at)) continue;
    looked++;
    let end = at + start.length;
    while (end < at + term.length + LONGEST_ENDING && isLetter(list[end] ?? '')) end++;
    if (phraseOf(list.slice(at, end), language)[0] !== term) continue;
    if (isWanted(list[at - 1] === ' ' ? list[at - 2]! : list[at - 1]!, list[end] ?? '\n')) return true;
  }
  return false;
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}

/** Whether a place of a list is in the name of a line, which is English everywhere. */
function isName(list: string, at: number): boolean {
  const bar = list.indexOf('|', list.lastIndexOf('\n', at));
  return bar < 0 || bar > at;
}
