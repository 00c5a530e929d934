import { analyze } from '../../text/analyze.ts';
import { nameWords } from './name-words.ts';
import { type Concept, parseConcepts } from './patterns.ts';
import { patternsEn } from './patterns-en.ts';
import { type AlignedPair, type TranslationModel, trainTranslationModel } from './translation-model.ts';

/** Raised whenever the patterns or the training change what the tables say. */
export const TABLE_VERSION = 1;

/** Index terms of a text without their variants, in order. */
export function termsOf(text: string, language: string): string[] {
  return analyze(text, language)
    .filter((token) => token.weight === 1)
    .map((token) => token.term);
}

/** Index terms of the words of an attribute name; names are read as the language of the catalogue writes them. */
export function nameTerms(words: readonly string[], language: string): string[] {
  return [...new Set(words.flatMap((word) => termsOf(word, language)))];
}

function pairsOf(concept: Concept, language: string): AlignedPair[] {
  const names = concept.names.map((name) => nameTerms(nameWords(name), language));
  return [...concept.questions, concept.label].flatMap((question) => {
    const words = [...new Set(termsOf(question, language))];
    return names.map((name) => ({ question: words, name, weight: 1 / names.length }));
  });
}

let shipped: TranslationModel | undefined;

/** The shipped question-word-to-attribute table, trained once per process on the patterns written for this project. */
export function shippedTable(): TranslationModel {
  shipped ??= trainTranslationModel(parseConcepts(patternsEn).flatMap((concept) => pairsOf(concept, 'en')));
  return shipped;
}

/** The table for questions in a language; languages without patterns of their own use the English one. */
export function tableFor(_language: string): TranslationModel {
  return shippedTable();
}
