import { languageOf } from '../../language/locale-lookup.ts';
import { UNSPACED } from '../characters/character-classes.ts';
import { toNormalForm } from '../characters/normal-form.ts';
import { scanWords } from './scan-words.ts';
import { segmentRun } from './unspaced.ts';
import { wordFormsOf } from './word-forms.ts';

/**
 * The words of a text in the spelling `AnalyzeOptions.isWord` is asked about: lower case, normal form, not stemmed,
 * in order, repeats kept. For counting a corpus's vocabulary.
 */
export function wordsOf(text: string, locale: string): string[] {
  const language = languageOf(locale);
  const formsOf = wordFormsOf(language);
  const words: string[] = [];
  scanWords(toNormalForm(text).text, language, (raw, _start, _end, kind) => {
    if (kind === UNSPACED) segmentRun(raw, (from, to) => words.push(raw.slice(from, to)));
    else if (formsOf(raw).surface !== '') words.push(formsOf(raw).surface);
  });
  return words;
}

/**
 * The `isWord` of an index that knows only its terms: a word counts when `fewest` documents or more hold its stem.
 *
 * Dearer than a set of spellings, since every question stems a word: for queries, not for indexing.
 */
export function wordsKnownBy(
  documentFrequency: (term: string) => number,
  locale: string,
  fewest = 3,
): (word: string) => boolean {
  const formsOf = wordFormsOf(languageOf(locale));
  return (word) => documentFrequency(formsOf(word).term) >= fewest;
}
