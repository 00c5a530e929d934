import { keptByLanguage } from '../../../memo/kept.ts';
import { foldAccents } from '../../text/fold.ts';
import { unitAfter } from '../../text/unit-names.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';

const SHORTEST_STEM = 4;

/** Whether a word only praises, describes, counts or joins: it names nothing a shop could carry. */
export const isDescriptive: (word: string, language: string) => boolean = keptByLanguage(
  { most: 10_000, longest: 40 },
  judgeDescriptive,
);

function judgeDescriptive(word: string, language: string): boolean {
  const { descriptive, glue, bounding } = compiledLexicon(language);
  const key = foldAccents(word.toLowerCase());
  const isListed = descriptive.has(key) || glue.has(key) || bounding.has(key);
  // A number or unit of measure is no thing.
  const isAmount = /^[\p{N}.,]+$/u.test(key) || unitAfter(`1 ${word}`, 1, language) !== undefined;
  return isListed || isAmount || adjectiveEnding(word, language) !== undefined;
}

/** The ending by which a word describes rather than names (`ic` of romantic); `undefined` for others. */
export function adjectiveEnding(word: string, language: string): string | undefined {
  const key = foldAccents(word.toLowerCase());
  return compiledLexicon(language).lexicon.adjectiveEndings.find(
    (ending) => key.endsWith(ending) && key.length >= ending.length + SHORTEST_STEM,
  );
}
