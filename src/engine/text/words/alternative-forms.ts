import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { toNormalForm } from '../characters/normal-form.ts';
import { wordFormsOf } from './word-forms.ts';

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
const BORDERS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const LONGEST_CUT = 24;

/** The term of a word without the separators inside it; `undefined` when it has none. */
export function joinedForm(word: string, locale: string): string | undefined {
  const pieces = lettersOf(word);
  const whole = pieces.join('');
  if (pieces.length < 2 || whole.length > LONGEST_CUT) return undefined;
  return wordFormsOf(languageOf(locale))(whole).term;
}

/** A word cut at its case and letter/digit borders, each part with its term; `undefined` when it has none. */
export function cutAtBorders(word: string, locale: string): { surface: string; term: string }[] | undefined {
  if (word.length > LONGEST_CUT) return undefined;
  const parts = lettersOf(word).flatMap((piece) => piece.split(BORDERS));
  const formsOf = wordFormsOf(languageOf(locale));
  return parts.length < 2 ? undefined : parts.map((surface) => ({ surface, term: formsOf(surface).term }));
}

/** Terms of a word read with umlauts, other than its own. */
export function respelledForms(word: string, locale: string): string[] {
  const language = languageOf(locale);
  const digraphs = partOf(language, 'text')?.digraphs;
  if (digraphs === undefined || word.length > LONGEST_CUT) return [];
  const formsOf = wordFormsOf(language);
  const whole = lettersOf(word).join('').toLowerCase();
  return digraphs
    .split(' ')
    .map((pair) => pair.split('=') as [from: string, to: string])
    .filter(([from]) => whole.includes(from))
    .map(([from, to]) => formsOf(whole.replaceAll(from, to)).term)
    .filter((term) => term !== formsOf(whole).term);
}

function lettersOf(word: string): string[] {
  return toNormalForm(word).text.split(SEPARATORS).filter(Boolean);
}
