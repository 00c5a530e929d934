import { foldAccents } from '../../text/fold.ts';
import { keptByLanguage } from '../../text/kept-by-text.ts';
import { unitAfter } from '../../text/unit-names.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';

const SHORTEST_STEM = 4;

/** Whether the lexicon itself says that a word only praises, describes or joins. */
function isListedDescription(word: string, language: string): boolean {
  const { descriptive, glue, bounding } = compiledLexicon(language);
  const key = foldAccents(word.toLowerCase());
  return descriptive.has(key) || glue.has(key) || bounding.has(key) || /^[\p{N}.,]+$/u.test(key);
}

/** Whether a word only praises, describes, counts or joins: it names nothing a shop could carry. */
export const isDescriptive: (word: string, language: string) => boolean = keptByLanguage(
  { most: 10_000, longest: 40 },
  judgeDescriptive,
);

function judgeDescriptive(word: string, language: string): boolean {
  const key = foldAccents(word.toLowerCase());
  // A number or unit of measure is no thing.
  if (/^[\p{N}.,]+$/u.test(key) || unitAfter(`1 ${word}`, 1, language) !== undefined) return true;
  if (isListedDescription(word, language)) return true;
  return isByEnding(word, language);
}

function isByEnding(word: string, language: string): boolean {
  return adjectiveEnding(word, language) !== undefined;
}

/** The ending by which a word describes rather than names (`ic` of romantic); `undefined` for others. */
export function adjectiveEnding(word: string, language: string): string | undefined {
  const key = foldAccents(word.toLowerCase());
  return compiledLexicon(language).lexicon.adjectiveEndings.find(
    (ending) => key.endsWith(ending) && key.length >= ending.length + SHORTEST_STEM,
  );
}
