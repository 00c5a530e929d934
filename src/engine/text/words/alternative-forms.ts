import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { toNormalForm } from '../characters/normal-form.ts';
import { wordFormsOf } from './word-forms.ts';

/** Other ways to write a word, as index terms; which of them the corpus knows is for the caller to find out. */
export type AlternativeForms = {
  /** The word without the separators inside it (`usb-c` → `usbc`). */
  joined: string[];
  /** Cuts at case and letter/digit borders (`PowerShot`, `iphone13`), then every cut in two (`usbc` → `usb c`). */
  split: string[][];
  /** The letters meant by a spelling without umlauts (German `kuehl` → `kühl`). */
  respelled: string[];
};

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
const BORDERS = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const LONGEST_CUT = 24;

/** Alternatives for one word of a query as typed, for when the corpus does not know it; empty lists for no word. */
export function alternativeForms(word: string, locale: string): AlternativeForms {
  const joined = joinedForm(word, locale);
  const borders = cutAtBorders(word, locale);
  const split = borders === undefined ? [] : [borders.map(({ term }) => term)];
  const formsOf = wordFormsOf(languageOf(locale));
  const whole = lettersOf(word).join('');
  for (let at = 1; at < whole.length && whole.length <= LONGEST_CUT; at++) {
    split.push([formsOf(whole.slice(0, at)).term, formsOf(whole.slice(at)).term]);
  }
  return { joined: joined === undefined ? [] : [joined], split, respelled: respelledForms(word, locale) };
}

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
