import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { sentences } from '../../text/sentences.ts';
import type { Expectation } from '../understand.ts';
import { passageText } from './evidence.ts';
import { typeMatch } from './expected-type.ts';
import { groupWeights, type RankedPassage } from './rank-passages.ts';

const K1 = 0.9;
const B = 0.3;
const PASSAGE_WEIGHT = 0.35;
const TYPE_WEIGHT = 0.8;

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
  typeMatch: number;
};

type Cut = {
  evidence: RankedPassage;
  start: number;
  end: number;
  order: number;
  isPiece: boolean;
  terms: string[];
};

function cut(evidence: RankedPassage): Cut[] {
  const text = passageText(evidence);
  const offset = evidence.start;
  return sentences(text, evidence.locale).map(({ start, end, piece }, order) => ({
    evidence,
    start: offset + start,
    end: offset + end,
    order,
    isPiece: piece === true,
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
 * Scores every sentence of the passages: BM25 over sentences (k1 .9, b .3; idf of the company's index) + .35 ·
 * passage score + a bonus for the expected kind of answer. In passage order, then text order.
 */
export function scoreSentences(
  groups: readonly TermGroup[],
  passages: readonly RankedPassage[],
  idf: (term: string) => number,
  expects: Expectation,
): ScoredSentence[] {
  const cuts = passages.flatMap(cut);
  const average = cuts.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, cuts.length);
  const weights = groupWeights(groups, idf);
  return cuts.map(({ terms, ...place }) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const norm = K1 * (1 - B + (B * terms.length) / average);
    let bm25 = 0;
    const matched: number[] = [];
    groups.forEach((group, i) => {
      const frequency = groupFrequency(group, counts);
      if (frequency === 0) return;
      matched.push(i);
      bm25 += (weights[i]! * frequency * (K1 + 1)) / (frequency + norm);
    });
    const type = typeMatch(place.evidence.text.slice(place.start, place.end), expects);
    const score = bm25 + PASSAGE_WEIGHT * place.evidence.rank + (matched.length > 0 ? TYPE_WEIGHT * type : 0);
    return { ...place, score, bm25, matched, typeMatch: type };
  });
}
