import { foldAccents } from '../../text/fold.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { unitAfter } from '../../text/unit-names.ts';
import { coloursOf } from '../colours.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { lexiconWords } from '../lexicon/lexicon-words.ts';
import { audiencesOf, materialsOf } from '../read/value-meaning.ts';
import { isDescriptive } from '../words/describing-words.ts';
import { isWordLike } from './pair-candidates.ts';
import type { WordCorpus } from './word-corpus.ts';

/**
 * Whether a word may have a synonym: letters only, no part of a brand, and none of the words by which shoppers choose
 * among siblings (colours, materials, whom it is for, sizes, units, praise), whose neighbours are their opposites.
 */
export function plainWords(corpus: WordCorpus, locale: string): (word: number) => boolean {
  const language = languageOf(locale);
  const shopping = lexiconWords(language).known;
  const { shades } = compiledLexicon(language);
  return (word) => {
    const spelling = corpus.spellings[word]!;
    if (!isWordLike(spelling) || corpus.brandWords.has(word)) return false;
    const key = foldAccents(spelling);
    if (shopping.has(spelling) || shopping.has(key) || shades.has(key)) return false;
    if (coloursOf(spelling).size > 0 || materialsOf(spelling).size > 0 || audiencesOf(spelling).size > 0)
      return false;
    return !isDescriptive(spelling, language) && unitAfter(`1 ${spelling}`, 1, language) === undefined;
  };
}
