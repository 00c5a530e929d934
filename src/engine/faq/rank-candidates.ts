import type { FaqCandidate } from './candidate.ts';
import { type QuestionMeasure, sameQuestionFrom } from './similarity.ts';

/** Asked most, then what matters most for a purchase, then what fewest products state; ties by wording (answering §4, step 5). */
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
  asked: readonly FaqCandidate[],
  measure: QuestionMeasure,
): FaqCandidate {
  let { askers } = candidate;
  for (const other of asked)
    if (
      candidate.wordings.some(
        (wording) => measure.similarity(wording, other.wordings[0]!) >= sameQuestionFrom,
      )
    )
      askers += other.askers;
  return askers === candidate.askers ? candidate : { ...candidate, askers };
}

/**
 * All candidates of a page, best first. What shoppers asked counts for the made questions that mean the same.
 */
export function rankCandidates(
  made: readonly FaqCandidate[],
  asked: readonly FaqCandidate[],
  measure: QuestionMeasure,
): FaqCandidate[] {
  const wanted = made
    .map((candidate) => addDemand(candidate, asked, measure))
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
