import { languageOf } from '../../text/locale-lookup.ts';
import { logistic } from '../calibration.ts';
import { EXPLAINING_LIFT } from './asked-concept.ts';
import type { AskedWords } from './asked-words.ts';
import { type FieldScore, type FieldTerms, sharpness, wordLift } from './rank-fields.ts';
import type { TranslationModel } from './translation-model.ts';

/** Share of a word among all question words at which it tells least. */
const RARE = 0.01;

/** Languages written without spaces or with endings on every word: parts of a word that none explains say nothing. */
const joinedLanguages = new Set(['zh', 'ja', 'th', 'ko']);

/** An unexplained word that likely names the product counts this much. */
const SUBJECT_WEIGHT = 0.3;

/**
 * Score at which none of the fields is as likely meant as the best: a product with two fields would else be sure of one
 * of them whatever is asked.
 */
const SCORE_OF_NONE = 3;
/** Least odds of the other fields and of none together. */
const LEAST_OTHERS = 0.001;

/** A number or an amount: what a value is held against, not what is asked for. */
const AMOUNT = /^(?:q:|\p{N})/u;

/** What a word tells: rare ones tell more. */
function told(word: string, table: TranslationModel): number {
  return Math.max(1, Math.log(RARE / table.background(word)));
}

/**
 * Share of what the words tell that a field explains, 0 to 1; a half when there are none.
 *
 * What the field does not explain weighs less where it likely names the product, and nothing where it is an amount.
 */
function explainedShare(
  words: readonly string[],
  { subjects, expressions, units, dimensions }: AskedWords,
  terms: FieldTerms,
  table: TranslationModel,
  locale: string,
): number {
  let [known, all] = [0, 0];
  // A field that is named by words of an expression is not what the whole of it speaks of.
  const isMisread = terms.name.every((part) => expressions.parts.includes(part));
  const hasAskedUnit = terms.dimension !== undefined && dimensions.has(terms.dimension);
  for (const word of words) {
    const isTaken = isMisread && expressions.terms.includes(word);
    const isInThatUnit = hasAskedUnit && units.has(word);
    const isExplained = isInThatUnit || (!isTaken && wordLift(word, terms, table) >= EXPLAINING_LIFT);
    if (!isExplained && AMOUNT.test(word)) continue;
    const weight = told(word, table) * (!isExplained && subjects.has(word) ? SUBJECT_WEIGHT : 1);
    all += weight;
    if (isExplained) known += weight;
  }
  if (all === 0) return 0.5;
  return known > 0 && joinedLanguages.has(languageOf(locale)) ? 1 : known / all;
}

/** Logarithm of the odds that the best field is meant, against the other fields and against none of them. */
function logOdds(share: number, score: number): number {
  const none = share * Math.exp(SCORE_OF_NONE - score);
  return Math.log(share / (1 - share + none + LEAST_OTHERS));
}

/**
 * What speaks for the best field being the one asked for; `content` are the words that it has to explain.
 *
 * A yes or no must be about what was asked, so there it counts again when more than half is not explained (`unproven`);
 * and whether it fits another thing only a value answers that names the thing (`unmet`).
 */
export function attributeFeatures(
  content: readonly string[],
  asked: AskedWords,
  locale: string,
  best: FieldScore & { terms: FieldTerms; share: number },
  second: FieldScore | undefined,
  table: TranslationModel,
): Record<string, number> {
  const { terms: wholes, parts } = asked.expressions;
  const { isReason, isManner, isFitting } = asked.kinds;
  const words = [...content.filter((word) => !parts.includes(word)), ...wholes];
  const explained = explainedShare(words, asked, best.terms, table, locale);
  const isBoolean = best.terms.isBoolean === true;
  const isMet = isBoolean || words.some((word) => best.terms.value.includes(word));
  return {
    score: best.score,
    bm25: best.bm25,
    table: best.table,
    coverage: best.coverage,
    share: best.share,
    odds: logOdds(best.share, best.score * sharpness(table)),
    margin: best.score - (second?.score ?? 0),
    explained,
    unproven: isBoolean ? Math.max(0, 1 - 2 * explained) : 0,
    unlike: best.fit < 0 ? 1 : 0,
    reason: isReason ? 1 : 0,
    manner: isManner ? 1 - explained : 0,
    unmet: isFitting && !isMet ? 1 : 0,
    words: words.length,
  };
}

/** Round weights of what speaks for a field (`attributeFeatures`). */
const weights: Readonly<Record<string, number>> = {
  odds: 0.5,
  explained: 2.5,
  coverage: 1,
  unlike: -1.5,
  unproven: -4,
  reason: -4,
  manner: -2,
  unmet: -2,
};
const SCALE = 0.9;
const BIAS = -3.6;

/**
 * Estimated chance that the field answers: parts with round weights, brought to a chance (Platt 1999) on the demo
 * shop's own questions about attributes, each also asked with what answers it taken away and of products with few
 * fields (bench `attribute-calibration`).
 *
 * Weights fitted to that shop alone served other catalogues worse (bench `attribute-selective`).
 */
export function attributeConfidence(features: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (features[name] ?? 0);
  return logistic(SCALE * sum + BIAS);
}
