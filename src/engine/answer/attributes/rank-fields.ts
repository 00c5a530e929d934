import type { Dimension } from '../../text/units.ts';
import { valueDimension } from './asked-dimensions.ts';
import type { AskedWords } from './asked-words.ts';
import type { Field } from './field.ts';
import { fieldFit } from './field-fit.ts';
import { nameTerms, termsOf } from './question-table.ts';
import type { TranslationModel } from './translation-model.ts';

const K1 = 0.9;
const B = 0.4;
/** Share of a name word's mass that stays on the word itself; the rest is the table's. */
const SELF = 0.4;
/** Share of the background in the mixture. */
const BACKGROUND = 0.65;
/** What a value word counts, against a name word, when it stands in a value of average length. */
const VALUE = 0.5;

const SHORTEST_STEM = 4;
const LONG_STEM = 5;
const SHARED_STEM = 0.5;
/** What a wholly explained name counts, in log-likelihood. */
export const COVERAGE_WEIGHT = 2;
/** Lift, above chance, at which a name word is half explained. */
const HALF_EXPLAINED = 3;

/** Index terms of a field's name and of its value, and of what kind the value is. */
export type FieldTerms = {
  name: readonly string[];
  value: readonly string[];
  hasNumber?: boolean;
  isBoolean?: boolean;
  /** What the value measures, where it has a unit. */
  dimension?: Dimension | undefined;
};

/**
 * A score with its parts: `bm25` over name and value, `table` the log-likelihood ratio of the question words,
 * `coverage` of the name, `fit` of the value's kind.
 */
export type FieldScore = { score: number; bm25: number; table: number; coverage: number; fit: number };

/** A field with its score for a question. */
export type RankedField = FieldScore & {
  field: Field;
  terms: FieldTerms;
  /** Estimated share of this field, with its namesakes, among all of the product, from the scores (softmax). */
  share: number;
};

/** BM25 of each document for the query terms and their weights (k1 .9, b .4), idf over the documents given. */
function bm25({ terms: query, weight }: AskedWords, documents: readonly (readonly string[])[]): number[] {
  const count = documents.length;
  const average = documents.reduce((sum, terms) => sum + terms.length, 0) / Math.max(1, count);
  const scores = documents.map(() => 0);
  for (const term of query) {
    const frequencies = documents.map((terms) => terms.filter((other) => other === term).length);
    const holding = frequencies.filter((frequency) => frequency > 0).length;
    if (holding === 0) continue;
    const idf = weight(term) * Math.log(1 + (count - holding + 0.5) / (holding + 0.5));
    frequencies.forEach((frequency, i) => {
      if (frequency === 0) return;
      const norm = K1 * (1 - B + (B * documents[i]!.length) / average);
      scores[i]! += (idf * frequency * (K1 + 1)) / (frequency + norm);
    });
  }
  return scores;
}

/** `colour` as `color`: what is one word on both sides of the Atlantic. */
function oneSpelling(term: string): string {
  return term.length > SHORTEST_STEM && term.endsWith('our') ? `${term.slice(0, -3)}or` : term;
}

/** Whether two terms are one word (1) or share their stem (`wash`, `washabl`: a part), else 0. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [oneSpelling(one), oneSpelling(other)];
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length < SHORTEST_STEM) return 0;
  if (longer.startsWith(shorter)) return SHARED_STEM;
  // Other last letters ("inflat", "inflac"), but not other words ("compat", "compart").
  const same = shorter.slice(0, -1);
  return longer.length <= shorter.length && longer.startsWith(same) && same.length >= LONG_STEM
    ? SHARED_STEM
    : 0;
}

/**
 * How many times likelier a field makes a question word than chance: a translation language model over its name, plus
 * its value as it stands (Xue, Jeon and Croft, SIGIR 2008, §4, mixed with a background).
 */
export function wordLift(word: string, { name, value }: FieldTerms, table: TranslationModel): number {
  let fromName = 0;
  for (const part of name)
    fromName += SELF * wordLikeness(word, part) + (1 - SELF) * table.probability(word, part);
  const fromValue = value.includes(word) ? VALUE / (2 + value.length) : 0;
  // Between the mean and the sum over the parts: a longer name says more, but not in proportion.
  const own = fromName / Math.sqrt(Math.max(1, name.length)) + fromValue;
  const chance = table.background(word);
  return ((1 - BACKGROUND) * own + BACKGROUND * chance) / (BACKGROUND * chance);
}

/**
 * Which share of a field's name the question accounts for, 0 to 1: "package weight" is half explained by "how heavy".
 *
 * Name words that the table has never met say nothing either way; 1 when none of them is known.
 */
export function nameCoverage(
  question: readonly string[],
  name: readonly string[],
  table: TranslationModel,
): number {
  let sum = 0;
  let count = 0;
  for (const part of name) {
    let best = question.reduce((most, word) => Math.max(most, wordLikeness(word, part)), 0);
    if (best === 0 && !table.knows(part)) continue;
    for (const word of question) {
      const lift = table.probability(word, part) / table.background(word);
      best = Math.max(best, 1 - 1 / (1 + Math.max(0, lift - 1) / HALF_EXPLAINED));
    }
    sum += best;
    count++;
  }
  return count === 0 ? 1 : sum / count;
}

/** Scores of fields for a question: log-likelihood ratio of the table + BM25 + name coverage + fit of the kind of value. */
export function scoreFields(
  asked: AskedWords,
  fields: readonly FieldTerms[],
  table: TranslationModel,
): FieldScore[] {
  const lexical = bm25(
    asked,
    fields.map((field) => [...field.name, ...field.value]),
  );
  return fields.map((field, i) => {
    let joined = 0;
    for (const word of asked.terms) joined += asked.weight(word) * Math.log(wordLift(word, field, table));
    const coverage = nameCoverage(asked.terms, field.name, table);
    const fit = fieldFit(asked, field, table);
    return {
      score: lexical[i]! + joined + COVERAGE_WEIGHT * coverage + fit,
      bm25: lexical[i]!,
      table: joined,
      coverage,
      fit,
    };
  });
}

/** Index terms of a field; a yes or no is no word to match. */
export function fieldTerms(field: Field, language: string): FieldTerms {
  return {
    name: nameTerms(field.words, language),
    value: field.kind === 'boolean' ? [] : termsOf(String(field.value), language),
    hasNumber: field.kind === 'number' || /\d/u.test(String(field.value)),
    isBoolean: field.kind === 'boolean',
    dimension: valueDimension(String(field.value), field.unit),
  };
}

/**
 * Shares of fields from their scores (softmax). Fields whose names have the same words say the same, so each has the
 * share of all its namesakes.
 */
export function sharesOf(fields: readonly { score: number; name: readonly string[] }[]): number[] {
  const most = Math.max(...fields.map(({ score }) => score));
  const byName = new Map<string, number>();
  const keys = fields.map(({ name }) => [...name].sort().join(' '));
  let total = 0;
  for (const [i, { score }] of fields.entries()) {
    const part = Math.exp(score - most);
    total += part;
    byName.set(keys[i]!, (byName.get(keys[i]!) ?? 0) + part);
  }
  return keys.map((key) => byName.get(key)! / total);
}

/** What a word that a table never met tells, in nats, in the large English table on which confidence is calibrated. */
const FULL_RANGE = 10.57;

/** How many times smaller the scores of a table trained on less are, as none of its words is as rare; 1 in English. */
export function sharpness(table: TranslationModel): number {
  return FULL_RANGE / -Math.log(table.background(''));
}

/** Fields of a product by falling score for a question; ties by name. `language` is that of the catalogue. */
export function rankFields(
  asked: AskedWords,
  fields: readonly Field[],
  table: TranslationModel,
  language: string,
): RankedField[] {
  const terms = fields.map((field) => fieldTerms(field, language));
  const scores = scoreFields(asked, terms, table);
  const times = sharpness(table);
  const shares = sharesOf(scores.map(({ score }, i) => ({ score: score * times, name: terms[i]!.name })));
  return fields
    .map((field, i) => ({
      field,
      ...scores[i]!,
      terms: terms[i]!,
      share: shares[i]!,
    }))
    .sort((a, b) => b.score - a.score || (a.field.name < b.field.name ? -1 : 1));
}
