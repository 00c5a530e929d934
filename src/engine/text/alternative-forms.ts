import { languageOf } from './locale-lookup.ts';
import { toNormalForm } from './normal-form.ts';
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
const DIGRAPHS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['ae', 'ä'],
    ['oe', 'ö'],
    ['ue', 'ü'],
    ['ss', 'ß'],
  ],
  da: [
    ['ae', 'æ'],
    ['oe', 'ø'],
    ['aa', 'å'],
  ],
  no: [
    ['ae', 'æ'],
    ['oe', 'ø'],
    ['aa', 'å'],
  ],
  sv: [
    ['ae', 'ä'],
    ['oe', 'ö'],
    ['aa', 'å'],
  ],
  fi: [
    ['ae', 'ä'],
    ['oe', 'ö'],
  ],
};

/** Alternatives for one word of a query as typed, for when the corpus does not know it; empty lists for no word. */
export function alternativeForms(word: string, locale: string): AlternativeForms {
  const language = languageOf(locale);
  const formsOf = wordFormsOf(language);
  const term = (surface: string): string => formsOf(surface).term;
  const typed = toNormalForm(word).text;
  const pieces = typed.split(SEPARATORS).filter(Boolean);
  const whole = pieces.join('');
  if (whole === '' || whole.length > LONGEST_CUT) return { joined: [], split: [], respelled: [] };
  const borders = pieces.flatMap((piece) => piece.split(BORDERS));
  const split = borders.length > 1 ? [borders] : [];
  for (let at = 1; at < whole.length; at++) split.push([whole.slice(0, at), whole.slice(at)]);
  const respelled = (Object.hasOwn(DIGRAPHS, language) ? DIGRAPHS[language]! : [])
    .filter(([from]) => whole.toLowerCase().includes(from))
    .map(([from, to]) => whole.toLowerCase().replaceAll(from, to));
  return {
    joined: pieces.length > 1 ? [term(whole)] : [],
    split: split.map((parts) => parts.map(term)),
    respelled: respelled.map(term).filter((other) => other !== term(whole)),
  };
}

/** The first cut of a word at its case and letter/digit borders, as typed; `undefined` when it has none. */
export function cutAtBorders(word: string): string[] | undefined {
  const parts = word.split(BORDERS);
  return parts.length > 1 ? parts : undefined;
}
