import type { TermGroup } from '../../retrieval/types.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { logistic } from '../calibration.ts';
import type { PassageQuestion } from './answer-passages.ts';
import { passageModel } from './passage-model.ts';
import { groupWeights, type RankedPassage } from './rank-passages.ts';
import type { ScoredSentence } from './score-sentences.ts';

function share(indexes: Iterable<number>, weights: readonly number[], total: number): number {
  let sum = 0;
  for (const index of new Set(indexes)) sum += weights[index] ?? 0;
  return total === 0 ? 0 : sum / total;
}

/** Whether a word can only mean one thing: it has a digit. */
function isKeyWord(group: TermGroup): boolean {
  return /\p{Nd}/u.test(group.surface);
}

/** Languages that write every noun with a capital: there it marks no name. */
const capitalNouns = new Set(['de', 'lb']);

/** Whether a word names one thing: it has a digit, or a capital although it does not open the question. */
function isName(group: TermGroup, { text, language }: PassageQuestion): boolean {
  if (isKeyWord(group)) return true;
  return (
    /^\p{Lu}/u.test(group.surface) &&
    !capitalNouns.has(languageOf(language)) &&
    !text.trimStart().startsWith(group.surface)
  );
}

/** Sum of idf from which a question counts as saying enough, and a sentence as holding enough of it. */
const ENOUGH_ASKED = 15;
const ENOUGH_HELD = 20;

/**
 * What the confidence of a passage answer rests on, each 0 to 1: how much of the question the shown text and the
 * passage cover, how strongly the sentence matches, how far the next passage and its sentences are behind, what is
 * missing (the rarest word; names and numbers), whether the headings ask it, whether the kind of answer is there.
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
  const { inHeadings, headingLikeness, titleLikeness } = best.evidence;
  const passageGroups = new Set([...inPassage.flatMap((sentence) => sentence.matched), ...inHeadings]);
  const elsewhere = scored.filter((sentence) => sentence.evidence !== best.evidence);
  const rival = elsewhere.reduce((top, sentence) => Math.max(top, sentence.score), 0);
  const missing = weights.map((weight, i) => (passageGroups.has(i) ? 0 : weight));
  const names = question.groups.map((group) => isName(group, question));
  const own = question.groups.slice(0, question.ownGroups);
  const scores = passages.map((passage) => passage.rank).sort((a, b) => b - a);
  return {
    margin: scores[0] === undefined || scores[0] === 0 ? 0 : (scores[0] - (scores[1] ?? 0)) / scores[0],
    rival: best.score === 0 ? 0 : (best.score - rival) / best.score,
    coverShown: share([...chosen.flatMap((sentence) => sentence.matched), ...inHeadings], weights, total),
    coverPassage: share(passageGroups, weights, total),
    strength: best.bm25 / ENOUGH_HELD,
    missing: total === 0 ? 0 : Math.max(...missing) / Math.max(...weights, 1e-9),
    missingName: total === 0 ? 0 : missing.reduce((sum, w, i) => sum + (names[i] ? w : 0), 0) / total,
    heading: Math.max(headingLikeness, titleLikeness),
    sameQuestion: best.evidence.sameQuestion ** 2,
    total: Math.min(1, weights.slice(0, question.ownGroups).reduce((sum, w) => sum + w, 0) / ENOUGH_ASKED),
    type: best.typeMatch,
    missingKey: own.some((group, i) => isKeyWord(group) && !passageGroups.has(i)) ? 1 : 0,
  };
}

/** Estimated chance that the shown sentences answer the question (logistic over the features). */
export function passageConfidence(features: Readonly<Record<string, number>>): number {
  const { bias, weights } = passageModel;
  return logistic(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias),
  );
}
