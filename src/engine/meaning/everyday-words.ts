import { kept } from '../../memo/kept.ts';
import { askingWordsOf, wordSetOf } from '../language/asks-of.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { analyze } from '../text/terms/analyze.ts';

function stemOf(word: string, language: string): string | undefined {
  return analyze(word, language)[0]?.term;
}

const stemsOf = kept({ most: 20, longest: 20 }, (language) => {
  const words = askingWordsOf(language)?.inflected ? [...wordSetOf(language, 'everyday')] : [];
  return new Set(words.flatMap((word) => stemOf(word, language) ?? []));
});

/** Whether a word (lower case, NFC) is one that any story or question may hold; false in languages without a list. */
export function isEverydayWord(word: string, locale: string): boolean {
  const language = languageOf(locale);
  if (wordSetOf(language, 'everyday').has(word)) return true;
  const stems = stemsOf(language);
  const stem = stems.size === 0 ? undefined : stemOf(word, language);
  return stem !== undefined && stems.has(stem);
}
