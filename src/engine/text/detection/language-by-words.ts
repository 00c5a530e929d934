import { keptByLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart } from '../../language/pack.ts';
import { bestOf } from '../values/best-of.ts';
import { stopWords } from '../words/stop-words.ts';
import { detectLanguage } from './detect-language.ts';

/** Languages that a short message is told apart by their function words in. */
const told = everyPart('text').flatMap(([language, words]) => (words.toldByStopWords ? language : []));

/**
 * The language a message is written in, where it may well be `expected` (a tag): another only by its script, by clearly
 * more function words of the other, or where a long enough text is clearly of the other. Kept, as a message is asked about in
 * several places.
 */
export const languageByWords = keptByLanguage({ most: 50, longest: 1_000 }, (text, expected): string => {
  const own = languageOf(expected);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const functionWords = (language: string) => {
    const listed = stopWords(language);
    return words.reduce((count, word) => (listed.has(word) ? count + 1 : count), 0);
  };
  const ownWords = functionWords(own);
  const detected = detectLanguage(text);
  if (detected !== undefined && detected !== own && functionWords(detected) >= ownWords) return detected;
  const others = told.filter((language) => language !== own);
  return bestOf(others, functionWords, ownWords + (ownWords > 0 ? 1 : 0)) ?? expected;
});
