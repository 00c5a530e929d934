import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { startingWith } from '../../text/spelling/starting-with.ts';
import { isCompounding } from '../../text/stems/decompound.ts';
import { withTerms } from '../../text/terms/term-group.ts';
import { isKnownGroup } from './known-group.ts';

/** Terms of titles, brands, categories and values, by how they begin and, where words are written together, end. */
export type KinWords = {
  isCompounding: boolean;
  /** Ascending. */
  terms: readonly string[];
  /** The same terms backwards, ascending. */
  backwards: readonly string[];
};

/** A word in a longer one (`knie` in `Knieschoner`), or a part that two compounds share. */
const PART_WEIGHT = 0.5;
/** Another form of an unknown word (`dyslexic`, `dyslexia`). */
const FORM_WEIGHT = 0.5;
const SHORTEST_PART = 4;
/** A part this long is one, although only one word of the catalogue has it. */
const SURE_PART = 5;
/** Letters that a longer word has beside the part. */
const LEAST_MORE = 3;
/** Forms share all but so many letters at the end, and at least so many at the start. */
const ENDING = 3;
const SHORTEST_START = 5;
const MOST_KIN = 12;

/** Sorts the terms of an index's vocabulary for `withKin`. */
export function kinWords(vocabulary: Iterable<{ term: string }>, language: string): KinWords {
  const terms = [...new Set([...vocabulary].map(({ term }) => term))]
    .filter((term) => /^\p{L}+$/u.test(term))
    .sort();
  const together = isCompounding(language);
  return { isCompounding: together, terms, backwards: together ? terms.map(reversed).sort() : [] };
}

/**
 * Adds to a word that the catalogue does not hold the words that begin alike, and in languages that write words together
 * the longer words that begin or end with it or with a part of it. The group still counts once.
 */
export function withKin(
  group: TermGroup,
  kin: KinWords,
  index: Pick<RetrievalIndex, 'documentFrequency'>,
): TermGroup {
  const word = foldAccents(group.surface.toLowerCase());
  if (!/^\p{L}{4,}$/u.test(word) || group.members.length === 0) return group;
  const term = group.members[0]!.term;
  const isKnown = isKnownGroup(group, index);
  const found = [
    ...(isKnown ? [] : formsOf(term, kin.terms).map((other) => ({ term: other, weight: FORM_WEIGHT }))),
    ...(kin.isCompounding
      ? partsOf(word, term, kin, isKnown).map((other) => ({ term: other, weight: PART_WEIGHT }))
      : []),
  ];
  return withTerms(group, found);
}

function formsOf(term: string, terms: readonly string[]): string[] {
  const shared = Math.max(SHORTEST_START, term.length - ENDING);
  if (term.length < shared) return [];
  return beginningWith(term.slice(0, shared), terms).filter((other) => other.length <= shared + ENDING);
}

/** Longer words that begin or end with the word; of an unknown one also those that share its longest first or last part. */
function partsOf(word: string, term: string, kin: KinWords, isKnown: boolean): string[] {
  // A stem of three letters begins anything; the word itself does not.
  const start = term.length >= SHORTEST_PART ? term : word;
  const longer = [
    ...beginningWith(start, kin.terms),
    ...beginningWith(reversed(start), kin.backwards).map(reversed),
  ].filter((other) => other.length >= start.length + LEAST_MORE);
  if (longer.length > 0 || isKnown) return longer.slice(0, MOST_KIN);
  const last = longestShared(reversed(term), kin.backwards).map(reversed);
  return (last.length > 0 ? last : longestShared(term, kin.terms)).slice(0, MOST_KIN);
}

/** The words that share the longest start with a word, which is itself a word of the vocabulary. */
function longestShared(term: string, terms: readonly string[]): string[] {
  for (let length = term.length - LEAST_MORE; length >= SHORTEST_PART; length--) {
    const start = term.slice(0, length);
    const found = beginningWith(start, terms);
    if (found[0] === start || found.length > 1 || (found.length > 0 && length >= SURE_PART)) return found;
  }
  return [];
}

function beginningWith(start: string, terms: readonly string[]): string[] {
  return startingWith(terms, start, (term) => term, MOST_KIN);
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}
