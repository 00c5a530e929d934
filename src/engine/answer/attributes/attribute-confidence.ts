import { languageOf } from '../../text/locale-lookup.ts';
import { logistic } from '../calibration.ts';
import { askedConcept, nameScore } from './asked-concept.ts';
import { type FieldScore, type FieldTerms, wordLift } from './rank-fields.ts';
import type { TranslationModel } from './translation-model.ts';

/** A word counts as explained by a field that makes it this many times likelier than chance. */
const EXPLAINING_LIFT = 2.5;
/** Share of a word among all question words at which it tells least. */
const RARE = 0.01;
const MOST_ABSENT = 8;

/** Languages written without spaces or with endings on every word, where parts of a word cannot all be explained. */
const joinedLanguages = new Set(['zh', 'ja', 'th', 'ko']);

/** What words tell, summed: rare ones tell more. */
function told(words: readonly string[], table: TranslationModel): number {
  return words.reduce((sum, word) => sum + Math.max(1, Math.log(RARE / table.background(word))), 0);
}

function explainedShare(
  words: readonly string[],
  terms: FieldTerms,
  table: TranslationModel,
  locale: string,
): number {
  if (words.length === 0) return 0.5;
  const known = words.filter((word) => wordLift(word, terms, table) >= EXPLAINING_LIFT);
  const share = told(known, table) / told(words, table);
  return known.length > 0 && joinedLanguages.has(languageOf(locale)) ? Math.max(0.8, share) : share;
}

/** How much better another attribute, which the product does not state, would fit the question (log-likelihood, ≥ 0). */
function absence(words: readonly string[], terms: FieldTerms, locale: string): number {
  const other = askedConcept(words, locale)?.score ?? 0;
  return Math.max(0, other - nameScore(words, terms.name, locale));
}

/** What speaks for the best field being the one asked for; `words` are those that it has to explain. */
export function attributeFeatures(
  words: readonly string[],
  locale: string,
  best: FieldScore & { terms: FieldTerms; share: number },
  second: FieldScore | undefined,
  table: TranslationModel,
): Record<string, number> {
  return {
    score: best.score,
    bm25: best.bm25,
    table: best.table,
    coverage: best.coverage,
    share: best.share,
    margin: best.score - (second?.score ?? 0),
    explained: explainedShare(words, best.terms, table, locale),
    unlike: best.fit < 0 ? 1 : 0,
    words: words.length,
    absent: Math.min(MOST_ABSENT, absence(words, best.terms, locale)),
  };
}

/**
 * Estimated chance that the field answers: four parts with round weights, brought to a chance on the demo shop's own
 * attribute list (Platt 1999; bench/calibration, 350 questions, a third of them without an answer).
 *
 * Weights fitted to that list alone served other catalogues worse (bench `attribute-selective`).
 */
export function attributeConfidence(features: Readonly<Record<string, number>>): number {
  const at = (name: string) => features[name] ?? 0;
  const logShare = Math.log(at('share') / (1.001 - at('share')));
  const sum = 0.5 * logShare + 2 * at('explained') + at('coverage') - 1.5 * at('unlike');
  return logistic(1.09 * sum - 3.35);
}
