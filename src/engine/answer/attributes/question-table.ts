import { analyze } from '../../text/analyze.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { conceptLanguages, conceptsOf } from './concepts.ts';
import { nameWords } from './name-words.ts';
import { openModel } from './packed-model.ts';
import { type Concept, parseConcepts, parseValues } from './patterns.ts';
import { patternsEnMore } from './patterns-en-more.ts';
import { trainedEn } from './trained-en.ts';
import { type AlignedPair, type TranslationModel, trainTranslationModel } from './translation-model.ts';
import { valuesEn } from './values-en.ts';

/** Raised whenever the patterns or the training change what the tables say. */
export const TABLE_VERSION = 6;

/** Index terms of a text without their variants, in order. */
export function termsOf(text: string, language: string): string[] {
  return analyze(text, language)
    .filter((token) => token.weight === 1)
    .map((token) => token.term);
}

/** Pairs of words that mean another thing together: "made of" asks for a material, "made in" for a country. */
const joinedWords: Readonly<Record<string, RegExp>> = {
  en: /\b(made (?:out )?of|made (?:from|in|by)|comes? (?:with|in|apart)|how (?:much|many|long|old|big|tall|wide|high|deep|heavy|thick|fast|far|loud|bright|large|often|hot|cold)|can (?:it|they|i|you) (?:hold|carry|take|put|fit|support)|(?:stays?|keeps?)(?: \p{L}+)? (?:hot|cold|warm|cool)|put together|turns? (?:on|off)|takes? (?:off|apart)|true to size|run (?:on|small|large)|hold up|good for|work (?:with|for|on)|fit (?:a|my|in|on)|used? (?:for|as|with)|safe for|right for)\b/giu,
};

/** Of three words ("can it carry", "keep tea warm") the outer two say what is asked; "made out of" is "made of" too. */
function joinedTerms(words: readonly string[]): string[] {
  const outer = `${words[0]}_${words[2]}`;
  if (words.length !== 3 || words[0] === 'true') return [words.join('_')];
  return words[0] === 'made' ? [words.join('_'), outer] : [outer];
}

/** Expressions whose words say another thing alone: "how much weight can it carry" does not ask how heavy it is. */
const wholeExpressions: Readonly<Record<string, RegExp>> = {
  en: /\b(how much weight|weight (?:limit|capacity)|max(?:imum)? weight|(?:years?|yrs?|months?)[ -]olds?|(?:is|are) (?:it|they|this|these) (?:very |really |quite )?light(?= *(?:[?!.,]|$|enough\b|for\b|or\b|and\b)))(?!\p{L})/giu,
  de: /(wie ?viel gewicht)/giu,
  fr: /(combien de poids|quel poids (?=peut|supporte))/giu,
  es: /(cuánto peso)/giu,
};

/** One term for all forms of an expression: "12 year old" and "ten-year-olds" speak of an age. */
function wholeTerms(expression: string): string[] {
  const term = expression
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
  if (/_olds?$/u.test(term)) return ['years_old', 'age'];
  if (/^(?:is|are)_/u.test(term)) return ['is_light'];
  return [/^(?:weight_|max)/u.test(term) ? 'weight_limit' : term];
}

/** A text without its whole expressions, and their terms. */
function takeExpressions(text: string, locale: string): { rest: string; terms: string[] } {
  const whole = wholeExpressions[languageOf(locale)];
  const found = whole === undefined ? [] : (text.match(whole) ?? []);
  if (found.length === 0) return { rest: text, terms: [] };
  return { rest: text.replace(whole!, ' '), terms: found.flatMap(wholeTerms) };
}

/** Terms of the expressions of a question that mean another thing as a whole, and of the words they took with them. */
export function wholeExpressionsIn(
  text: string,
  locale: string,
): { terms: readonly string[]; parts: readonly string[] } {
  const { rest, terms } = takeExpressions(text, locale);
  if (terms.length === 0) return { terms: [], parts: [] };
  const left = new Set(termsOf(rest, locale));
  return { terms, parts: termsOf(text, locale).filter((term) => !left.has(term)) };
}

/** Index terms of a question: its words, and pairs that mean another thing together as one word more. */
export function questionTerms(text: string, locale: string): string[] {
  const { rest, terms } = takeExpressions(text, locale);
  const joined = joinedWords[languageOf(locale)];
  const pairs = joined === undefined ? [] : (rest.match(joined) ?? []);
  return [
    ...termsOf(rest, locale),
    ...terms,
    ...pairs.flatMap((pair) => joinedTerms(pair.toLowerCase().split(' '))),
  ];
}

/** By the words themselves: `nameWords` gives the same list for the same name. */
const termsOfNames = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/** Index terms of the words of an attribute name; names are read as the language of the catalogue writes them. */
export function nameTerms(words: readonly string[], language: string): readonly string[] {
  const byLanguage = termsOfNames.get(words) ?? new Map<string, readonly string[]>();
  termsOfNames.set(words, byLanguage);
  const terms = byLanguage.get(language) ?? [...new Set(words.flatMap((word) => termsOf(word, language)))];
  byLanguage.set(language, terms);
  return terms;
}

/** The names of a concept in a language, and its English ones, under which many catalogues carry it. */
function namesOf(concept: Concept, language: string): (readonly string[])[] {
  const own = concept.names.map((name) => nameTerms(nameWords(name), language));
  if (language === 'en') return own;
  const english = conceptsOf('en').find(({ id }) => id === concept.id);
  return [...own, ...(english?.names ?? []).map((name) => nameTerms(nameWords(name), 'en'))];
}

function pairsOf(concept: Concept, language: string, weight = 1): AlignedPair[] {
  const names = namesOf(concept, language);
  return [...concept.questions, concept.label].flatMap((text) => {
    const question = [...new Set(questionTerms(text, language))];
    return names.map((name) => ({ name, question, weight: weight / names.length }));
  });
}

/** What a value's own word counts in training against a whole question. */
const VALUE_WEIGHT = 0.3;

/** English has more to learn from: further ways of asking, and the words that stand for values. */
function furtherPairs(language: string): AlignedPair[] {
  if (language !== 'en') return [];
  const byId = new Map(conceptsOf('en').map((concept) => [concept.id, concept]));
  const ofValues = [...parseValues(valuesEn)].flatMap(([id, values]) =>
    pairsOf({ ...byId.get(id)!, questions: values, label: '' }, 'en', VALUE_WEIGHT),
  );
  return [...parseConcepts(patternsEnMore).flatMap((concept) => pairsOf(concept, 'en')), ...ofValues];
}

const tables = new Map<string, TranslationModel>();

/** The pairs of the concepts alone: each way of asking with each name. */
export function conceptPairs(language: string): AlignedPair[] {
  return conceptsOf(language).flatMap((concept) => pairsOf(concept, language));
}

/** The aligned pairs that the shipped table of a language is trained on; all written for this project. */
export function shippedPairs(language: string): AlignedPair[] {
  return [
    ...conceptsOf(language).flatMap((concept) => pairsOf(concept, language)),
    ...furtherPairs(language),
  ];
}

/**
 * The table for questions in a language; without patterns of its own it is the English one. That one is large, so it is
 * shipped trained; the others are trained once per process.
 */
export function tableFor(locale: string): TranslationModel {
  const language = conceptLanguages.includes(languageOf(locale)) ? languageOf(locale) : 'en';
  let table = tables.get(language);
  if (table === undefined) {
    table = language === 'en' ? openModel(trainedEn) : trainTranslationModel(shippedPairs(language));
    tables.set(language, table);
  }
  return table;
}
