import type { Trust } from '../../knowledge/document.ts';
import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import type { PassageEvidence } from './evidence.ts';

/** How much more a text counts for being trusted. */
const trustFactor: Readonly<Record<Trust, number>> = { policy: 1.15, catalog: 1.1, crawled: 1, review: 0.8 };

/** Extra share of the score for a heading, and for a document title, that says the same as the question. */
const HEADING_SHARE = 0.5;
const TITLE_SHARE = 0.4;
/** A table row is read beside its header; on its own it says little. */
const ROW_FACTOR = 0.85;

/** A passage with what its headings have in common with the question. */
export type RankedPassage = PassageEvidence & {
  /** Score after trust and headings. */
  rank: number;
  /** Likeness of question and nearest heading, and of question and document title: idf-Jaccard, 0 to 1. */
  headingLikeness: number;
  titleLikeness: number;
  /** Groups of the question that the title or a heading holds (indexes). */
  inHeadings: readonly number[];
};

function termsIn(text: string, locale: string): Set<string> {
  return new Set(
    analyze(text, locale, { dropStopWords: true })
      .filter((token) => token.weight === 1)
      .map((token) => token.term),
  );
}

function heldBy(groups: readonly TermGroup[], terms: ReadonlySet<string>): number[] {
  return groups.flatMap((group, i) => (group.members.some(({ term }) => terms.has(term)) ? [i] : []));
}

/** idf of what both have / idf of what either has. */
function likeness(
  groups: readonly TermGroup[],
  weights: readonly number[],
  terms: ReadonlySet<string>,
  idf: (term: string) => number,
): number {
  const held = heldBy(groups, terms);
  const shared = held.reduce((sum, i) => sum + weights[i]!, 0);
  const asked = weights.reduce((sum, weight) => sum + weight, 0);
  const members = new Set(groups.flatMap((group) => group.members.map(({ term }) => term)));
  let extra = 0;
  for (const term of terms) if (!members.has(term)) extra += idf(term);
  return asked + extra === 0 ? 0 : shared / (asked + extra);
}

/** idf of each group: that of its best known member times its weight. */
export function groupWeights(groups: readonly TermGroup[], idf: (term: string) => number): number[] {
  return groups.map((group) => Math.max(0, ...group.members.map(({ term, weight }) => weight * idf(term))));
}

function isRow({ text, start }: PassageEvidence): boolean {
  return text[start - 1] === '|' || /^\|/u.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 1));
}

/**
 * Passages by falling score × trust × likeness of heading and title to the question; ties by id.
 *
 * Of equal text under several ids the first stays: copies would be each other's rivals.
 */
export function rankPassages(
  groups: readonly TermGroup[],
  passages: readonly PassageEvidence[],
  idf: (term: string) => number,
): RankedPassage[] {
  const weights = groupWeights(groups, idf);
  const ranked = passages.map((passage) => {
    const nearest = passage.headingPath.split(' > ').at(-1) ?? '';
    const headingLikeness = likeness(groups, weights, termsIn(nearest, passage.locale), idf);
    const titleLikeness = likeness(groups, weights, termsIn(passage.source.title, passage.locale), idf);
    const above = termsIn(`${passage.source.title}\n${passage.headingPath}`, passage.locale);
    const factor = 1 + HEADING_SHARE * headingLikeness + TITLE_SHARE * titleLikeness;
    const rank = passage.score * trustFactor[passage.trust] * factor * (isRow(passage) ? ROW_FACTOR : 1);
    return { ...passage, rank, headingLikeness, titleLikeness, inHeadings: heldBy(groups, above) };
  });
  ranked.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  const seen = new Set<string>();
  return ranked.filter(({ text, start, end }) => {
    const body = text.slice(start, end);
    return seen.has(body) ? false : seen.add(body);
  });
}
