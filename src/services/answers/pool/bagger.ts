import { emptyBag, type TermBag, termBag } from '../../../engine/answer/asked/asked-words.ts';
import type { BagOf } from '../../../engine/answer/pieces/piece.ts';
import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { detach } from '../../../engine/text/characters/detach.ts';
import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';

const KEPT_BAGS = 16_000;
/** Headings, fields, sentences and passages come again with every question, whole descriptions hardly do (UTF-16 units). */
const LONGEST_KEPT = 1_000;

/** Beside the index whose words the texts are cut with, and gone with it. */
const keptOf = oncePer((_index: RetrievalIndex) => new KeptValues<TermBag>(KEPT_BAGS));

/** Cuts texts of a locale into terms, with what was cut lately for the same index at hand. */
export function bagger(
  index: RetrievalIndex | undefined,
  locale: string,
  isWord: ((word: string) => boolean) | undefined,
): BagOf {
  const kept = index && keptOf(index);
  return (text) => {
    if (text === '') return emptyBag;
    const known = text.length > LONGEST_KEPT ? undefined : kept?.get(text);
    if (known !== undefined) return known;
    const bag = termBag(text, locale, isWord);
    if (text.length <= LONGEST_KEPT) kept?.set(detach(text), bag);
    return bag;
  };
}
