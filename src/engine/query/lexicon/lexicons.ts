import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { QueryLexicon } from './lexicon.ts';
import { dutch } from './nl.ts';

/** Every lexicon there is; the first serves languages without one. */
export const lexicons: readonly QueryLexicon[] = [english, german, french, spanish, italian, dutch];

/** The lexicon of a language, else English. */
export function lexiconOf(language: string): QueryLexicon {
  return lexicons.find((lexicon) => lexicon.language === language) ?? english;
}
