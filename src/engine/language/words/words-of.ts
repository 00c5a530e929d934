import { keptByText } from '../../text/kept-by-text.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { LanguageWords, Lexicon, PhraseLists, WordLists } from './language-words.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

const languages: Readonly<Record<string, LanguageWords>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  tr,
  ru,
  ar,
  hi,
  zh,
  ja,
  ko,
  th,
};

/** The words of a locale's language; `undefined` where none are listed. */
export function wordsOf(locale: string): LanguageWords | undefined {
  return languages[languageOf(locale)];
}

/** The lexicon of a locale's language; English where there is none. */
export function lexiconOf(locale: string): Lexicon {
  return (wordsOf(locale) ?? en).shows;
}

/** The words of a locale's language that say which kind of thing would answer; English where none are listed. */
export function asksForOf(locale: string): LanguageWords['asksFor'] {
  return (wordsOf(locale) ?? en).asksFor;
}

/** A list of phrases of a locale's language; empty where it has none. */
export function phrasesOf(locale: string, list: keyof PhraseLists): string {
  return wordsOf(locale)?.[list] ?? '';
}

/** The words of a text written with white space between them, cut once. */
export const wordSet: (words: string) => ReadonlySet<string> = keptByText(
  { most: 1_000, longest: Number.POSITIVE_INFINITY },
  (words) => new Set(words.split(/\s+/u).filter((word) => word !== '')),
);

/** A list of words of a locale's language; empty where it has none. */
export function wordSetOf(locale: string, list: keyof WordLists): ReadonlySet<string> {
  return wordSet(wordsOf(locale)?.[list] ?? '');
}
