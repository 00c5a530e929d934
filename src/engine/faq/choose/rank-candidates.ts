import type { AskedQuestion } from '../candidates/asked-candidates.ts';
import type { FaqCandidate } from '../candidates/candidate.ts';
import { type QuestionMeasure, sameQuestionFrom } from './similarity.ts';

/** Asked most, then what matters most for a purchase, then what fewest products state; ties by wording. */
export function compareCandidates(a: FaqCandidate, b: FaqCandidate): number {
  return (
    b.askers - a.askers ||
    b.prior - a.prior ||
    b.rarity - a.rarity ||
    (a.wordings[0]! < b.wordings[0]! ? -1 : a.wordings[0]! > b.wordings[0]! ? 1 : 0)
  );
}

function addDemand(
  candidate: FaqCandidate,
  heard: readonly AskedQuestion[],
  measure: QuestionMeasure,
): FaqCandidate {
  let { askers } = candidate;
  for (const { question, askers: more } of heard)
    if (candidate.wordings.some((wording) => measure.similarity(wording, question) >= sameQuestionFrom))
      askers += more;
  return askers === candidate.askers ? candidate : { ...candidate, askers };
}

/**
 * All candidates of a page, best first. Every question `heard`, also one that must not be shown, counts for the made
 * questions that mean the same; `asked` are those that may stand on a page themselves.
 */
export function rankCandidates(
  made: readonly FaqCandidate[],
  asked: readonly FaqCandidate[],
  heard: readonly AskedQuestion[],
  measure: QuestionMeasure,
): FaqCandidate[] {
  const wanted = made
    .map((candidate) => addDemand(candidate, heard, measure))
    .filter(({ onlyIfAsked, askers }) => onlyIfAsked !== true || askers > 0);
  return [...wanted, ...asked].sort(compareCandidates);
}

const diverseFrom = 5;

/** The order of a page: no topic twice among the first five as long as there are others, otherwise as ranked. */
export function spreadTopics<T extends { topic: string }>(ranked: readonly T[]): T[] {
  const first: T[] = [];
  const topics = new Set<string>();
  for (const entry of ranked) {
    if (first.length === diverseFrom) break;
    if (topics.has(entry.topic)) continue;
    topics.add(entry.topic);
    first.push(entry);
  }
  const taken = new Set(first);
  const rest = ranked.filter((entry) => !taken.has(entry));
  return [...first, ...rest];
}
