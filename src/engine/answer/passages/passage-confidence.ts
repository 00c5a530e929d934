import type { TermGroup } from '../../retrieval/types.ts';
import { logistic } from '../calibration.ts';
import type { PassageQuestion } from './answer-passages.ts';
import { groupWeights, type RankedPassage } from './rank-passages.ts';
import type { ScoredSentence } from './score-sentences.ts';

function share(indexes: Iterable<number>, weights: readonly number[], total: number): number {
  let sum = 0;
  for (const index of new Set(indexes)) sum += weights[index] ?? 0;
  return total === 0 ? 0 : sum / total;
}

/** Whether a word can only mean one thing: it has a digit, or it is written with a capital inside a sentence. */
function isKeyWord(group: TermGroup): boolean {
  return /\p{Nd}/u.test(group.surface);
}

/**
 * What the confidence of a passage answer rests on, each 0 to 1 or a score per idf: how much of the question the
 * sentence, the shown text and the passage cover, how far the next passage is behind, what is missing.
 */
export function passageFeatures(
  question: PassageQuestion,
  scored: readonly ScoredSentence[],
  chosen: readonly ScoredSentence[],
  passages: readonly RankedPassage[],
): Record<string, number> {
  const weights = groupWeights(question.groups, question.idf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = chosen.reduce((top, sentence) => (sentence.score > top.score ? sentence : top));
  const inPassage = scored.filter((sentence) => sentence.evidence === best.evidence);
  const { inHeadings } = best.evidence;
  const passageGroups = new Set([...inPassage.flatMap((sentence) => sentence.matched), ...inHeadings]);
  const elsewhere = scored.filter((sentence) => sentence.evidence !== best.evidence);
  const rival = elsewhere.reduce((top, sentence) => Math.max(top, sentence.score), 0);
  const missing = weights.filter((_, i) => !passageGroups.has(i));
  const own = question.groups.slice(0, question.ownGroups);
  const scores = passages.map((passage) => passage.rank).sort((a, b) => b - a);
  return {
    sentence: total === 0 ? 0 : best.bm25 / total,
    passage: total === 0 ? 0 : best.evidence.rank / total,
    margin: scores[0] === undefined || scores[0] === 0 ? 0 : (scores[0] - (scores[1] ?? 0)) / scores[0],
    rival: best.score === 0 ? 0 : (best.score - rival) / best.score,
    coverSentence: share(best.matched, weights, total),
    coverShown: share([...chosen.flatMap((sentence) => sentence.matched), ...inHeadings], weights, total),
    coverPassage: share(passageGroups, weights, total),
    missing: total === 0 ? 0 : Math.max(0, ...missing) / Math.max(...weights, 1e-9),
    heading: Math.max(best.evidence.headingLikeness, best.evidence.titleLikeness),
    sameQuestion: best.evidence.sameQuestion ** 2,
    total: Math.min(1, own.reduce((sum, { members }) => sum + question.idf(members[0]!.term), 0) / 15),
    length: question.groups.length,
    type: best.typeMatch,
    missingKey: own.some((group, i) => isKeyWord(group) && !passageGroups.has(i)) ? 1 : 0,
  };
}

/** Logistic weights, fitted on the demo shop's question list (bench/calibration, 304 questions, L2 3). */
const bias = -9.79;
const weights: Readonly<Record<string, number>> = {
  coverShown: 6.28,
  rival: 1.25,
  total: 4.21,
  heading: 1.58,
  sameQuestion: 0.99,
  type: 1.73,
  sentence: 0.83,
};

/** Estimated chance that the shown sentences answer the question (logistic over the features). */
export function passageConfidence(features: Readonly<Record<string, number>>): number {
  return logistic(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias),
  );
}
