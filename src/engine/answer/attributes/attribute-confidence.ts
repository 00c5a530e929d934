import { languageOf } from '../../text/locale-lookup.ts';
import { logistic } from '../calibration.ts';
import { askedConcept, EXPLAINING_LIFT, nameScore } from './asked-concept.ts';
import type { AskedWords } from './asked-words.ts';
import { type FieldScore, type FieldTerms, wordLift } from './rank-fields.ts';
import type { TranslationModel } from './translation-model.ts';

/** Share of a word among all question words at which it tells least. */
const RARE = 0.01;
const MOST_ABSENT = 8;

/** Languages written without spaces or with endings on every word, where parts of a word cannot all be explained. */
const joinedLanguages = new Set(['zh', 'ja', 'th', 'ko']);

/** An unexplained word that likely names the product counts this much. */
const SUBJECT_WEIGHT = 0.3;

/**
 * Where a field explains no word, that none is asked for competes with it as if it had this score: a lone field is not
 * sure by being alone.
 */
const SCORE_OF_NONE = 1.5;

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
  return known > 0 && joinedLanguages.has(languageOf(locale)) ? Math.max(0.8, known / all) : known / all;
}

/** How much better another attribute, which the product does not state, would fit the question (log-likelihood, ≥ 0). */
function absence(words: readonly string[], terms: FieldTerms, locale: string): number {
  const other = askedConcept(words, locale)?.score ?? 0;
  return Math.max(0, other - nameScore(words, terms.name, locale));
}

/**
 * What speaks for the best field being the one asked for; `content` are the words that it has to explain.
 *
 * A yes or no must be about what was asked, so there it counts again when more than half is not explained (`unproven`).
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
  const words = [...content.filter((word) => !parts.includes(word)), ...wholes];
  const explained = explainedShare(words, asked, best.terms, table, locale);
  return {
    score: best.score,
    bm25: best.bm25,
    table: best.table,
    coverage: best.coverage,
    share: best.share,
    margin: best.score - (second?.score ?? 0),
    explained,
    unproven: best.terms.isBoolean === true ? Math.max(0, 1 - 2 * explained) : 0,
    unlike: best.fit < 0 ? 1 : 0,
    words: words.length,
    absent: Math.min(MOST_ABSENT, absence(words, best.terms, locale)),
  };
}

/**
 * Estimated chance that the field answers: five parts with round weights, brought to a chance on the demo shop's own
 * attribute list (Platt 1999; bench/calibration, 350 questions, a third of them without an answer).
 *
 * Weights fitted to that list alone served other catalogues worse (bench `attribute-selective`).
 */
export function attributeConfidence(features: Readonly<Record<string, number>>): number {
  const at = (name: string) => features[name] ?? 0;
  const none = at('explained') === 0 ? Math.exp(SCORE_OF_NONE - at('score')) : 0;
  const share = at('share') / (1 + at('share') * none);
  const logShare = Math.log(share / (1.001 - share));
  const sum = 0.5 * logShare + 2 * at('explained') + at('coverage') - 1.5 * at('unlike') - 4 * at('unproven');
  return logistic(1.09 * sum - 3.35);
}
