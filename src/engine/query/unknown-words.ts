import type { TermGroup } from '../retrieval/types.ts';
import { foldAccents } from '../text/fold.ts';
import { unitAfter } from '../text/unit-names.ts';
import { compiledLexicon } from './lexicon/compiled-lexicon.ts';

/** Words of a query that the catalogue does not know in any form. */
export type UnknownWords = {
  /** Names of things or makers: the shop does not carry them. */
  notCarried: readonly string[];
  /** Groups without the words that only praise or describe; those are left out of ranking. */
  groups: readonly TermGroup[];
};

const SHORTEST_STEM = 4;

/**
 * Splits the words no document holds into names ("not carried") and mere description ("cosy", "for dad"), by the
 * lexicon's list and the endings of adjectives. Groups of which any form is known stay as they are.
 */
export function splitUnknown(
  groups: readonly TermGroup[],
  language: string,
  isKnown: (term: string) => boolean,
): UnknownWords {
  const notCarried: string[] = [];
  const kept: TermGroup[] = [];
  for (const group of groups) {
    const word = group.surface;
    if (group.members.some(({ term }) => isKnown(term))) kept.push(group);
    else if (!isDescriptive(word, language)) {
      notCarried.push(word);
      kept.push(group);
    }
  }
  return { notCarried, groups: kept };
}

/** Whether a word only praises, describes, counts or joins: it names nothing a shop could carry. */
export function isDescriptive(word: string, language: string): boolean {
  const lexicon = compiledLexicon(language);
  const key = foldAccents(word.toLowerCase());
  // A number or unit of measure is no thing.
  if (/^[\p{N}.,]+$/u.test(key) || unitAfter(`1 ${word}`, 1, language) !== undefined) return true;
  if (lexicon.descriptive.has(key) || lexicon.glue.has(key)) return true;
  return lexicon.lexicon.adjectiveEndings.some(
    (ending) => key.endsWith(ending) && key.length >= ending.length + SHORTEST_STEM,
  );
}
