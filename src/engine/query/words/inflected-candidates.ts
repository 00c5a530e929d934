import { findCandidates, type SpellingCandidate, type SpellingIndex } from '../../text/spelling/spelling.ts';
import { firstTerm } from '../../text/terms/query-terms.ts';

const SHORTEST_STEM = 4;
const MOST_STEMS = 8;
/** Shops name a thing as shoppers do more often than in another form, on the scale of ln. */
const OTHER_FORM = 1;

/**
 * What a mistyped form may have meant of words that the shop has in another form only: `laeds` is "leads" where titles say
 * "lead". The typed stem is compared, and its ending put to what is found, where both are forms of one word.
 */
export function inflectedCandidates(
  typed: string,
  spelling: SpellingIndex,
  locale: string,
): SpellingCandidate[] {
  const word = typed.toLowerCase();
  const stem = firstTerm(word, locale);
  if (stem === undefined || stem === word || !word.startsWith(stem) || stem.length < SHORTEST_STEM) return [];
  const ending = word.slice(stem.length);
  return findCandidates(spelling, stem, 1, SHORTEST_STEM)
    .slice(0, MOST_STEMS)
    .filter((one) => firstTerm(one.word + ending, locale) === firstTerm(one.word, locale))
    .map((one) => ({ ...one, word: one.word + ending, score: one.score - OTHER_FORM }));
}
