import type { TermGroup } from '../../retrieval/types.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { logistic } from '../calibration.ts';
import type { PassageQuestion } from './answer-passages.ts';
import { bringsFigure, lacksKind } from './expected-type.ts';
import { passageModel } from './passage-model.ts';
import { groupWeights, type RankedPassage } from './rank-passages.ts';
import type { ScoredSentence } from './score-sentences.ts';

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
const ENOUGH_HELD = 15;
/** Share of a word that one of its family, or one spelled nearly like it, stands for. */
const HINTED = 0.7;

/** A word carried over may not be meant after all: it counts this much of one that was typed. */
const PERHAPS_MEANT = 0.1;

/** How much of each word of the question sentences and headings hold: 1, a share where there is only a hint, or 0. */
function heldBy(
  count: number,
  sentences: readonly ScoredSentence[],
  inHeadings: ReadonlySet<number>,
): number[] {
  const held = new Array<number>(count).fill(0);
  for (const { hinted } of sentences) for (const i of hinted) held[i] = HINTED;
  for (const { matched } of sentences) for (const i of matched) held[i] = 1;
  for (const i of inHeadings) held[i] = 1;
  return held;
}

/**
 * What the confidence of a passage answer rests on, each 0 to 1: how much of the question the shown text and the
 * passage cover, how strongly the sentence matches, how far the next passage is behind, what is missing (the rarest
 * word; names and numbers), whether the headings ask it, whether the kind of thing asked for is there.
 */
export function passageFeatures(
  question: PassageQuestion,
  scored: readonly ScoredSentence[],
  chosen: readonly ScoredSentence[],
  passages: readonly RankedPassage[],
): Record<string, number> {
  const asked = groupWeights(question.groups, question.idf);
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const best = chosen.reduce((top, sentence) => (sentence.score > top.score ? sentence : top));
  const inPassage = scored.filter((sentence) => sentence.evidence === best.evidence);
  const { inHeadings, headingLikeness, titleLikeness, text } = best.evidence;
  const shown = heldBy(asked.length, chosen, inHeadings);
  const whole = heldBy(asked.length, inPassage, inHeadings);
  const isMeant = (i: number) => i < question.ownGroups || (question.leans === true && whole[i]! > 0);
  const weights = asked.map((weight, i) => (isMeant(i) ? weight : weight * PERHAPS_MEANT));
  const total = sumOf(weights);
  const share = (values: readonly number[]) => (total === 0 ? 0 : sumOf(values) / total);
  const missing = weights.map((weight, i) => weight * (1 - whole[i]!));
  const names = question.groups.map((group) => isName(group, question));
  const said = chosen.map(({ start, end }) => text.slice(start, end)).join(' ');
  const [first = 0, second = 0] = passages.map(({ rank }) => rank).sort((a, b) => b - a);
  return {
    margin: first === 0 ? 0 : (first - second) / first,
    coverShown: share(weights.map((weight, i) => weight * shown[i]!)),
    coverPassage: share(weights.map((weight, i) => weight * whole[i]!)),
    strength: best.bm25 / ENOUGH_HELD,
    missing: total === 0 ? 0 : Math.max(...missing) / Math.max(...weights, 1e-9),
    missingName: share(missing.filter((_, i) => names[i])),
    heading: Math.max(headingLikeness, titleLikeness),
    sameQuestion: best.evidence.sameQuestion ** 2,
    total: Math.min(1, sumOf(weights.slice(0, question.ownGroups)) / ENOUGH_ASKED),
    figure: bringsFigure(said, question.text, question.expects) ? 1 : 0,
    lacksKind: lacksKind(said, question.text, question.expects) ? 1 : 0,
    missingKey: question.groups.some(
      (group, i) => i < question.ownGroups && isKeyWord(group) && whole[i] !== 1,
    )
      ? 1
      : 0,
  };
}

/** Estimated chance that the shown sentences answer the question (logistic over the features). */
export function passageConfidence(features: Readonly<Record<string, number>>): number {
  const { bias, weights } = passageModel;
  return logistic(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias),
  );
}
