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
    total: Math.min(1, total / 15),
    length: question.groups.length,
    type: best.typeMatch,
    missingKey: own.some((group, i) => isKeyWord(group) && !passageGroups.has(i)) ? 1 : 0,
  };
}

/** Estimated chance that the shown sentences answer the question (logistic over the features). */
export function passageConfidence(features: Readonly<Record<string, number>>): number {
  const at = (name: string) => features[name] ?? 0;
  return logistic(
    -4.2 +
      3.2 * at('coverPassage') +
      2.2 * at('coverShown') +
      1.6 * at('sentence') +
      1 * at('margin') -
      0.8 * at('missing'),
  );
}
