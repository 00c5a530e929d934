import { findCandidates, type SpellingCandidate, type SpellingIndex } from '../../text/spelling/spelling.ts';
import { firstTerm } from '../../text/terms/query-terms.ts';

const SHORTEST_BEGINNING = 4;
/** Before a consonant (`kits`, `feux`) that is no part of the word. */
const SHORTEST_BEFORE_CONSONANT = 3;
const CONSONANT = /^[bcdfghj-np-tv-z]$/u;
const MOST_COMPARED = 8;
/** Shops name a thing as shoppers do more often than in another form, on the scale of ln. */
const OTHER_FORM = 1;

/**
 * What a mistyped form may have meant of words that the shop has in another form only: `strsps` is "straps" where titles say
 * "strap". Compared is all but the last letter, since the stem of a mistyped word is seldom that of the word meant, and the
 * stem; the ending is put to what is found, where both are forms of one word.
 */
export function inflectedCandidates(
  typed: string,
  spelling: SpellingIndex,
  locale: string,
): SpellingCandidate[] {
  const word = typed.toLowerCase();
  const stem = firstTerm(word, locale) ?? word;
  const lengths = new Set([word.length - 1, ...(word.startsWith(stem) ? [stem.length] : [])]);
  lengths.delete(word.length);
  return [...lengths].flatMap((length) => {
    const ending = word.slice(length);
    const shortest = CONSONANT.test(ending) ? SHORTEST_BEFORE_CONSONANT : SHORTEST_BEGINNING;
    if (length < shortest) return [];
    return findCandidates(spelling, word.slice(0, length), 1, shortest)
      .slice(0, MOST_COMPARED)
      .filter((one) => firstTerm(one.word + ending, locale) === firstTerm(one.word, locale))
      .map((one) => ({ ...one, word: one.word + ending, score: one.score - OTHER_FORM }));
  });
}
