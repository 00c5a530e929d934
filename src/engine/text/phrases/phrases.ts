import { kept, once } from '../../../memo/kept.ts';
import { traitByTag } from '../../language/pack.ts';
import { foldAccents } from '../characters/fold.ts';
import type { Span } from '../characters/span.ts';
import { firstPhrase, type PhraseList, phraseList } from './phrase-list.ts';

/** A text made ready for phrase lists: lower case, apostrophes and white space evened out. */
export type PreparedText = { plain: string; folded: string };

const dropsApostrophes = traitByTag('text', ({ apostrophesAreDropped }) => apostrophesAreDropped);

/** Prepares a text for `hasPhrase`; English drops its apostrophes (`don't` → `dont`), other languages split there. */
export function prepareText(text: string, language: string): PreparedText {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/[’'`´]/gu, dropsApostrophes.has(language) ? '' : ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { plain, folded: foldAccents(plain) };
}

/** One list in its own spelling and, made when first needed, without accents; `undefined` when it has none. */
type Lists = { exact: PhraseList; folded: () => PhraseList | undefined };

/** The phrases of a `|` list in the form that texts are prepared in, longest first. */
const listsOf = kept({ most: 5_000, longest: 100_000 }, (entries): Lists => {
  const phrases = entries
    .normalize('NFKC')
    .split('|')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const plain = phrases.map(foldAccents);
  const hasAccents = plain.some((phrase, i) => phrase !== phrases[i]);
  return { exact: phraseList(phrases), folded: once(() => (hasAccents ? phraseList(plain) : undefined)) };
});

/**
 * The first phrase of a `|` list in a prepared text with its offsets in `plain` (or `folded` when the shopper typed
 * without accents), or `undefined`. A `*` at an end of an entry stands for any letters.
 */
export function findPhrase(
  text: PreparedText,
  entries: string,
): { phrase: string; index: number } | undefined {
  if (entries === '') return undefined;
  const { exact, folded } = listsOf(entries);
  let found = firstPhrase(text.plain, exact);
  if (found === undefined && text.plain === text.folded) {
    const withoutAccents = folded();
    found = withoutAccents && firstPhrase(text.plain, withoutAccents);
  }
  return found && { phrase: text.plain.slice(found.start, found.end), index: found.start };
}

/** Whether a phrase of the list occurs. */
export function hasPhrase(text: PreparedText, entries: string): boolean {
  return findPhrase(text, entries) !== undefined;
}

/** Whether a phrase of the list opens the text (after marks such as `¿`). */
export function opensWith(text: PreparedText, entries: string): boolean {
  const found = findPhrase(text, entries);
  return found !== undefined && /^[^\p{L}\p{N}]*$/u.test(text.plain.slice(0, found.index));
}

/** Where phrases of the list occur in `plain`, one after the other, longest first at each place. */
export function occurrencesOf({ plain }: PreparedText, entries: string): Span[] {
  if (entries === '') return [];
  const { exact } = listsOf(entries);
  const places: Span[] = [];
  let found = firstPhrase(plain, exact);
  while (found !== undefined) {
    places.push(found);
    found = firstPhrase(plain, exact, found.end);
  }
  return places;
}

/** Every phrase of the list that occurs, one after the other, longest first at each place. */
export function phrasesIn(text: PreparedText, entries: string): string[] {
  return occurrencesOf(text, entries).map(({ start, end }) => text.plain.slice(start, end));
}

/** Several lists as one; what is absent or empty adds nothing. */
export function phraseUnion(lists: readonly (string | undefined)[]): string {
  return lists.filter((list) => list !== undefined && list !== '').join('|');
}

/** The text in lower case without the phrases of the list, the first `most` of them. */
export function withoutPhrases({ plain, folded }: PreparedText, entries: string, most = 8): string {
  let rest = plain;
  for (let left = most; left > 0; left--) {
    const found = findPhrase({ plain: rest, folded: plain === folded ? rest : '' }, entries);
    if (found === undefined) break;
    rest = rest.slice(0, found.index) + rest.slice(found.index + found.phrase.length);
  }
  return rest;
}

/** Whether the text is nothing but phrases of the list, marks and at most `spare` other letters. */
export function isOnly(text: PreparedText, entries: string, spare = 0): boolean {
  const rest = withoutPhrases(text, entries);
  return rest !== text.plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= spare;
}
