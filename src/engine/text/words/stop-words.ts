import { kept, perLanguage } from '../../../memo/kept.ts';
import { partOf } from '../../language/pack.ts';
import { toNormalWord } from './normal-word.ts';

/** Function words of a language in normal form (`toNormalWord`); empty for a language without a list. */
export const stopWords: (language: string) => ReadonlySet<string> = kept(perLanguage, (language) => {
  const words = (partOf(language, 'text')?.stopWords ?? '').split(/\s+/).filter(Boolean);
  return new Set(words.map((word) => toNormalWord(word.normalize('NFKC'), language)));
});

/** Whether a word in normal form is a function word of the language. */
export function isStopWord(word: string, language: string): boolean {
  return stopWords(language).has(word);
}
