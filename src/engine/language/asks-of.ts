import { kept, perLanguage } from '../../memo/kept.ts';
import type { AskingWords, Lexicon, PhraseLists, WordLists } from './asking-words.ts';
import { partOf } from './pack.ts';

/** The words of a locale's language; `undefined` where none are listed. */
export function askingWordsOf(locale: string): AskingWords | undefined {
  return partOf(locale, 'asks');
}

/** The words of a locale's language, else those of English. */
function asksOf(locale: string): AskingWords {
  return (askingWordsOf(locale) ?? partOf('en', 'asks'))!;
}

/** The lexicon of a locale's language; English where there is none. */
export function lexiconOf(locale: string): Lexicon {
  return asksOf(locale).shows;
}

/** The words of a locale's language that say which kind of thing would answer; English where none are listed. */
export function asksForOf(locale: string): AskingWords['asksFor'] {
  return asksOf(locale).asksFor;
}

/** A list of phrases of a locale's language; empty where it has none. */
export function phrasesOf(locale: string, list: keyof PhraseLists): string {
  return askingWordsOf(locale)?.[list] ?? '';
}

/** The words of a text written with white space between them, cut once. */
export const wordSet: (words: string) => ReadonlySet<string> = kept(
  { most: 1_000, longest: Number.POSITIVE_INFINITY },
  (words) => new Set(words.split(/\s+/u).filter((word) => word !== '')),
);

/** A list of words of a locale's language; empty where it has none. */
export function wordSetOf(locale: string, list: keyof WordLists): ReadonlySet<string> {
  return wordSet(askingWordsOf(locale)?.[list] ?? '');
}

/** The words of the phrases that a locale's language is read by (English where none are listed): what "someone" is to a person, no shop's text need hold. */
export const wordsOfAsking: (locale: string) => ReadonlySet<string> = kept(perLanguage, (locale) => {
  const lists = [...Object.values(lexiconOf(locale)).flat(), phrasesOf(locale, 'reaching')];
  const words = lists.join(' ').match(/[\p{L}\p{M}]+\*?/gu) ?? [];
  return new Set(words.filter((word) => word.length > 2 && !word.endsWith('*')));
});
