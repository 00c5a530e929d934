import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { sentences } from '../../text/sentences.ts';
import type { Expectation } from '../understand.ts';
import { passageText } from './evidence.ts';
import { typeMatch } from './expected-type.ts';
import { areKin, isNearSpelling } from './kin.ts';
import { leansBack } from './leans-back.ts';
import { passageParameters } from './parameters.ts';
import { isTableRow } from './quote-row.ts';
import { groupWeights, type RankedPassage } from './rank-passages.ts';

/** One sentence of a passage with what it is worth for the question. */
export type ScoredSentence = {
  evidence: RankedPassage;
  /** UTF-16 offsets into the document's text, end exclusive. */
  start: number;
  end: number;
  /** Number within its passage, from 0. */
  order: number;
  /** Part of a sentence too long to show whole. */
  isPiece: boolean;
  score: number;
  bm25: number;
  /** Groups of the question that occur in it (indexes). */
  matched: readonly number[];
  /** Groups of which it only has a word of the family, or one spelled nearly like an unknown word (indexes). */
  hinted: readonly number[];
  typeMatch: number;
  /** Says what is not, where the question asks what is. */
  negated: boolean;
};

/** A term that no text holds: its idf is that of any unknown word. */
const NO_TERM = '\u0000';

type Cut = {
  evidence: RankedPassage;
  start: number;
  end: number;
  order: number;
  isPiece: boolean;
  terms: readonly string[];
};

/** The sentences of a passage; a table row is one. */
function cut(evidence: RankedPassage): Cut[] {
  const text = passageText(evidence);
  const cuts = isTableRow(evidence) ? [{ start: 0, end: text.length }] : sentences(text, evidence.locale);
  return cuts.map(({ start, end, ...rest }, order) => ({
    evidence,
    start: evidence.start + start,
    end: evidence.start + end,
    order,
    isPiece: 'piece' in rest,
    terms: analyze(text.slice(start, end), evidence.locale).map((token) => token.term),
  }));
}

/** Term frequency of a group in a sentence: its best member, other forms of the word counting less. */
function groupFrequency(group: TermGroup, counts: ReadonlyMap<string, number>): number {
  const full = Math.max(...group.members.map(({ weight }) => weight));
  let best = 0;
  for (const { term, weight } of group.members)
    best = Math.max(best, (weight / full) * (counts.get(term) ?? 0));
  return best;
}

/**
 * Whether a sentence without the word itself has one of its family, or, of a word that no text has, one that is spelled
 * nearly the same: both hint at the place but prove nothing.
 */
function hintsAt({ members }: TermGroup, counts: ReadonlyMap<string, number>, isUnknown: boolean): boolean {
  const word = members[0]!.term;
  for (const other of counts.keys())
    if (areKin(word, other) || (isUnknown && isNearSpelling(word, other))) return true;
  return false;
}

/** What the headings above a sentence add: words they hold that it lacks, and how much they say the same. */
function headingCredit(
  evidence: RankedPassage,
  matched: ReadonlySet<number>,
  weights: readonly number[],
  total: number,
): number {
  const { nearestHeading, furtherHeading, headingLikeness, titleLikeness, sameQuestion } = passageParameters;
  let credit = headingLikeness * evidence.headingLikeness + titleLikeness * evidence.titleLikeness;
  credit += sameQuestion * evidence.sameQuestion ** 2;
  credit *= total;
  for (const i of evidence.inHeadings)
    if (!matched.has(i))
      credit += weights[i]! * (evidence.inNearest.has(i) ? nearestHeading : furtherHeading);
  return credit;
}

/**
 * Scores every sentence of the passages: BM25 over sentences with the idf of the company's index, a share of the
 * passage's rank, credit for what its headings say, a bonus for the expected kind of answer, and a share of what only
 * the sentence before says, which a sentence goes on about.
 *
 * `isNegated` marks sentences that say what is not, where the question asks what is. In passage order, then text order.
 */
export function scoreSentences(
  groups: readonly TermGroup[],
  passages: readonly RankedPassage[],
  idf: (term: string) => number,
  expects: Expectation,
  isNegated: (sentence: string) => boolean = () => false,
): ScoredSentence[] {
  const { k1, b, passage, type, leaning, following, kin } = passageParameters;
  const cuts = passages.flatMap(cut);
  const average = cuts.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, cuts.length);
  const weights = groupWeights(groups, idf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const unknown = groups.map(({ members }) => members.every(({ term }) => idf(term) >= idf(NO_TERM)));
  let before: { evidence: RankedPassage; matched: readonly number[] } | undefined;
  return cuts.map(({ terms, ...place }) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const norm = k1 * (1 - b + (b * terms.length) / average);
    let bm25 = 0;
    const matched: number[] = [];
    const hinted: number[] = [];
    groups.forEach((group, i) => {
      const frequency = groupFrequency(group, counts);
      if (frequency > 0) matched.push(i);
      else if (hintsAt(group, counts, unknown[i]!)) hinted.push(i);
      const counted = hinted.at(-1) === i ? kin : frequency;
      if (counted > 0) bm25 += (weights[i]! * counted * (k1 + 1)) / (counted + norm);
    });
    const { evidence } = place;
    const text = evidence.text.slice(place.start, place.end);
    const kind = typeMatch(text, expects);
    const saysNo = isNegated(text);
    const above = headingCredit(evidence, new Set(matched), weights, total);
    const isRelated = matched.length > 0 || evidence.inHeadings.size > 0;
    const bonus = isRelated ? type * kind : 0;
    const said = before?.evidence === evidence ? before.matched : [];
    before = { evidence, matched };
    const carried = said.reduce((sum, i) => sum + (matched.includes(i) ? 0 : weights[i]!), 0);
    const share = carried === 0 ? 0 : leansBack(text, evidence.locale) ? leaning : following;
    const score = bm25 + passage * evidence.rank + above + bonus + share * carried;
    return { ...place, score, bm25, matched, hinted, typeMatch: kind, negated: saysNo };
  });
}
