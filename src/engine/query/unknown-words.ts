import { idfOf } from '../retrieval/score.ts';
import type { RetrievalIndex, TermGroup } from '../retrieval/types.ts';
import { foldAccents } from '../text/fold.ts';
import { keptByLanguage } from '../text/kept-by-text.ts';
import { unitAfter } from '../text/unit-names.ts';
import { compiledLexicon } from './lexicon/compiled-lexicon.ts';

/** Words of a query that the catalogue does not know in any form. */
export type UnknownWords = {
  /** Names of things or makers: the shop does not carry them. */
  notCarried: readonly string[];
  /** Unknown words that tell kinds of a thing apart by their ending alone: "electric", no praise that a lexicon lists. */
  kinds: readonly string[];
  /** Groups without the unknown words that only praise or describe; known ones of these weigh no more than the thing. */
  groups: readonly TermGroup[];
};

const SHORTEST_STEM = 4;
/** All describing words of a query together weigh this much of the thing: a warm dress is no warm jacket. */
const DESCRIBING_SHARE = 0.9;

type Statistics = Pick<RetrievalIndex, 'documentCount' | 'documentFrequency'>;

/**
 * Splits the words no document holds into names ("not carried") and mere description ("cosy", "for dad"), by the
 * lexicon's list, the endings of adjectives and the words the query itself marks as description.
 *
 * `heads` are the index terms of what is wanted: describing words together count for less than it.
 */
export function splitUnknown(
  groups: readonly TermGroup[],
  language: string,
  index: Statistics,
  { heads, described }: { heads: readonly string[]; described: ReadonlySet<string> },
): UnknownWords {
  const notCarried: string[] = [];
  const kinds: string[] = [];
  const kept: TermGroup[] = [];
  const { descriptive } = compiledLexicon(language);
  const isKnown = ({ term }: { term: string }): boolean => index.documentFrequency(term) > 0;
  const idf = (term: string): number => idfOf(index.documentCount, index.documentFrequency(term));
  const head = groups.find(({ members }) => members.some(({ term }) => heads.includes(term)));
  const known = head?.members.find(isKnown);
  const isDescribing = (group: TermGroup): boolean =>
    group !== head &&
    descriptive.has(foldAccents(group.surface.toLowerCase())) &&
    group.members.some(isKnown);
  const describing = groups.filter(isDescribing).length;
  const most =
    known === undefined ? Number.POSITIVE_INFINITY : (idf(known.term) * DESCRIBING_SHARE) / describing;
  for (const group of groups) {
    const word = group.surface;
    const key = foldAccents(word.toLowerCase());
    const [best] = group.members.filter(isKnown);
    if (best) kept.push(isDescribing(group) ? lighter(group, most / idf(best.term)) : group);
    else if (!isDescriptive(word, language) && !described.has(key)) {
      notCarried.push(word);
      kept.push(group);
    } else if (!isListedDescription(word, language) && !described.has(key) && isByEnding(word, language))
      kinds.push(word);
  }
  const { glue } = compiledLexicon(language);
  const says = kept.some(({ surface }) => !glue.has(foldAccents(surface.toLowerCase())));
  return { notCarried, kinds, groups: says || kept.length === groups.length ? kept : [] };
}

function lighter(group: TermGroup, share: number): TermGroup {
  if (share >= 1) return group;
  const members = group.members.map(({ term, weight }) => ({ term, weight: weight * share }));
  return { surface: group.surface, members };
}

/** Whether the lexicon itself says that a word only praises, describes or joins. */
export function isListedDescription(word: string, language: string): boolean {
  const { descriptive, glue, bounding } = compiledLexicon(language);
  const key = foldAccents(word.toLowerCase());
  return descriptive.has(key) || glue.has(key) || bounding.has(key) || /^[\p{N}.,]+$/u.test(key);
}

/** Whether a word only praises, describes, counts or joins: it names nothing a shop could carry. */
export const isDescriptive: (word: string, language: string) => boolean = keptByLanguage(
  { most: 10_000, longest: 40 },
  judgeDescriptive,
);

function judgeDescriptive(word: string, language: string): boolean {
  const key = foldAccents(word.toLowerCase());
  // A number or unit of measure is no thing.
  if (/^[\p{N}.,]+$/u.test(key) || unitAfter(`1 ${word}`, 1, language) !== undefined) return true;
  if (isListedDescription(word, language)) return true;
  return isByEnding(word, language);
}

/** Whether a word asks for nothing in particular: praise, whom it is for, or all that a shop sells ("toys", "gift"). */
export function namesNothing(word: string, language: string, described: ReadonlySet<string>): boolean {
  const key = foldAccents(word.toLowerCase());
  return (
    described.has(key) || isListedDescription(word, language) || compiledLexicon(language).anyThing.has(key)
  );
}

function isByEnding(word: string, language: string): boolean {
  return adjectiveEnding(word, language) !== undefined;
}

/** The ending by which a word describes rather than names (`ic` of romantic); `undefined` for others. */
export function adjectiveEnding(word: string, language: string): string | undefined {
  const key = foldAccents(word.toLowerCase());
  return compiledLexicon(language).lexicon.adjectiveEndings.find(
    (ending) => key.endsWith(ending) && key.length >= ending.length + SHORTEST_STEM,
  );
}
