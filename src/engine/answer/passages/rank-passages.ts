import type { Trust } from '../../knowledge/document.ts';
import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { keptByLanguage } from '../../text/kept-by-text.ts';
import { isPlaceholder } from '../question-words.ts';
import { contentGroups } from '../understand.ts';
import type { PassageEvidence } from './evidence.ts';
import { passageParameters } from './parameters.ts';
import { isTableRow } from './quote-row.ts';

/** How much more a text counts for being trusted. */
const trustFactor: Readonly<Record<Trust, number>> = { policy: 1.15, catalog: 1.1, crawled: 1, review: 0.8 };

/** A passage with what its headings have in common with the question. */
export type RankedPassage = PassageEvidence & {
  /** Score after trust and headings. */
  rank: number;
  /** Likeness of question and nearest heading, and of question and document title: idf-Jaccard, 0 to 1. */
  headingLikeness: number;
  titleLikeness: number;
  /** Likeness, word for word, of the question and a heading that asks; 0 under any other heading. */
  sameQuestion: number;
  /** Groups of the question that the nearest heading holds, and those that any heading or the title holds (indexes). */
  inNearest: ReadonlySet<number>;
  inHeadings: ReadonlySet<number>;
};

/** Terms of what a heading says; words that only ask ("how long", "something") say nothing. */
const termsIn: (text: string, locale: string) => ReadonlySet<string> = keptByLanguage(
  { most: 5_000, longest: 260 },
  (text, locale) => new Set(contentGroups(text, locale).map((group) => group.members[0]!.term)),
);

function heldBy(groups: readonly TermGroup[], terms: ReadonlySet<string>): Set<number> {
  return new Set(
    groups.flatMap((group, i) => (group.members.some(({ term }) => terms.has(term)) ? [i] : [])),
  );
}

/** idf of what both have / idf of what either has. */
function likeness(
  groups: readonly TermGroup[],
  weights: readonly number[],
  terms: ReadonlySet<string>,
  idf: (term: string) => number,
): number {
  let shared = 0;
  for (const i of heldBy(groups, terms)) shared += weights[i]!;
  const asked = weights.reduce((sum, weight) => sum + weight, 0);
  const members = new Set(groups.flatMap((group) => group.members.map(({ term }) => term)));
  let extra = 0;
  for (const term of terms) if (!members.has(term)) extra += idf(term);
  return asked + extra === 0 ? 0 : shared / (asked + extra);
}

/** idf of each group: that of the shopper's own word (the first member) times its weight. */
export function groupWeights(groups: readonly TermGroup[], idf: (term: string) => number): number[] {
  return groups.map(({ members }) =>
    members[0] === undefined ? 0 : members[0].weight * idf(members[0].term),
  );
}

/** What a passage stands under: the innermost heading, at the top of a document its title. */
function nearestHeading({ headingPath, source }: PassageEvidence): string {
  return headingPath === '' ? source.title : headingPath.split(' > ').at(-1)!;
}

/** Dice coefficient of the words of two texts, function words included. */
function wordLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

function allWords(text: string, locale: string): Set<string> {
  return new Set(
    analyze(text, locale)
      .filter(({ weight }) => weight === 1)
      .map(({ term }) => term),
  );
}

/** Share of the question's idf that some of its groups make up; 1 for a question without any. */
function shareOf(some: ReadonlySet<number>, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? 1 : [...some].reduce((sum, i) => sum + weights[i]!, 0) / total;
}

/** Likeness from which a heading asks what is asked but for a word or two. */
const SAME_WORDING = 0.7;

/**
 * The one word of the question for which a placeholder of the heading stands: "How long do I have to return something?"
 * asks about the boots too. Empty when the heading has no placeholder or lacks more than one word.
 */
function placeholderStandsFor(
  heading: string,
  groups: readonly TermGroup[],
  terms: ReadonlySet<string>,
  locale: string,
): readonly number[] {
  const words = heading.toLowerCase().split(/[^\p{L}\p{M}'’]+/u);
  if (!words.some((word) => isPlaceholder(word, locale))) return [];
  const held = heldBy(groups, terms);
  const open = groups.map((_, i) => i).filter((i) => !held.has(i));
  return held.size > 0 && open.length === 1 ? open : [];
}

/**
 * Passages by falling score × trust × likeness of heading and title to the question; ties by id.
 *
 * `question` is its text as typed, for headings that ask the same. Of equal text under several ids the first
 * stays: copies would be each other's rivals.
 */
export function rankPassages(
  groups: readonly TermGroup[],
  passages: readonly PassageEvidence[],
  idf: (term: string) => number,
  question = '',
): RankedPassage[] {
  const weights = groupWeights(groups, idf);
  const { rankHeading, rankTitle, rankQuestion, rankRow, rankAside, rankOpening } = passageParameters;
  const ranked = passages.map((passage): RankedPassage => {
    const nearest = termsIn(nearestHeading(passage), passage.locale);
    const headingLikeness = likeness(groups, weights, nearest, idf);
    const titleLikeness = likeness(groups, weights, termsIn(passage.source.title, passage.locale), idf);
    const above = termsIn(`${passage.source.title}\n${passage.headingPath}`, passage.locale);
    const heading = passage.headingPath.split(' > ').at(-1) ?? '';
    const asks = /[?？؟]\s*$/u.test(heading);
    const alike = asks
      ? wordLikeness(allWords(heading, passage.locale), allWords(question, passage.locale))
      : 0;
    const stoodFor =
      alike >= SAME_WORDING ? placeholderStandsFor(heading, groups, nearest, passage.locale) : [];
    const inNearest = new Set([...heldBy(groups, nearest), ...stoodFor]);
    // "What does shipping cost?" is not the question "What does shipping to Norway cost?".
    const sameQuestion = alike * shareOf(inNearest, weights);
    const isAside = passage.headingPath !== '' && titleLikeness === 0 && !asks;
    const ofHeading = headingLikeness * (isAside ? rankAside : 1);
    const inTitle = heldBy(groups, termsIn(passage.source.title, passage.locale));
    const isOpening = passage.headingPath === '' && groups.length > 0 && inTitle.size === groups.length;
    const factor =
      1 +
      rankHeading * ofHeading +
      rankTitle * titleLikeness +
      rankQuestion * sameQuestion ** 2 +
      (isOpening ? rankOpening : 0);
    const row = isTableRow(passage) ? rankRow : 1;
    return {
      ...passage,
      rank: passage.score * trustFactor[passage.trust] * factor * row,
      headingLikeness,
      titleLikeness,
      sameQuestion,
      inNearest,
      inHeadings: new Set([...heldBy(groups, above), ...stoodFor]),
    };
  });
  ranked.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  const seen = new Set<string>();
  return ranked.filter(({ text, start, end }) => {
    const body = text.slice(start, end);
    return seen.has(body) ? false : seen.add(body);
  });
}
