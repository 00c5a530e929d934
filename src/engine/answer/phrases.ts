import { foldAccents } from '../text/fold.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LETTERS = '[\\p{L}\\p{M}\\p{N}]';

/** A text made ready for phrase lists: lower case, apostrophes and white space evened out. */
export type PreparedText = { plain: string; folded: string };

/** Prepares a text for `hasPhrase`; English drops its apostrophes (`don't` → `dont`), other languages split there. */
export function prepareText(text: string, language: string): PreparedText {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i̇', 'i')
    .replace(/[’'`´]/gu, language === 'en' ? '' : ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { plain, folded: foldAccents(plain) };
}

/** Expressions of one list, each made when it is first needed: most questions never need the folded ones. */
type Compiled = { exact: RegExp; every: RegExp; folded: () => RegExp };
const compiled = new Map<string, Compiled>();

function patternOf(entry: string): string {
  const escaped = entry.replace(/[.*+?^${}()|[\]\\]/gu, (c) => (c === '*' ? '*' : `\\${c}`));
  if (UNSPACED.test(entry)) return escaped.replaceAll('*', '');
  return `(?<!${LETTERS})${escaped.replaceAll('*', `${LETTERS}*`)}(?!${LETTERS})`;
}

function compile(entries: string): Compiled {
  let found = compiled.get(entries);
  if (found === undefined) {
    const list = entries.split('|').sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    const build = (words: readonly string[]) => new RegExp(`(?:${words.map(patternOf).join('|')})`, 'u');
    const exact = build(list);
    let folded: RegExp | undefined;
    found = {
      exact,
      every: new RegExp(exact.source, 'gu'),
      folded: () => {
        folded ??= build(list.map(foldAccents));
        return folded;
      },
    };
    compiled.set(entries, found);
  }
  return found;
}

/**
 * The first phrase of a `|` list in a prepared text with its offsets in `plain` (or `folded` when the shopper typed
 * without accents), or `undefined`. A `*` at an end of an entry stands for any letters.
 */
export function findPhrase(
  text: PreparedText,
  entries: string,
): { phrase: string; index: number } | undefined {
  if (entries === '') return undefined;
  const { exact, folded } = compile(entries);
  const isPlainAscii = text.plain === text.folded;
  const match = exact.exec(text.plain) ?? (isPlainAscii ? folded().exec(text.folded) : null);
  return match === null ? undefined : { phrase: match[0], index: match.index };
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

/** Every phrase of the list that occurs, one after the other, longest first at each place. */
export function phrasesIn(text: PreparedText, entries: string): string[] {
  if (entries === '') return [];
  return [...text.plain.matchAll(compile(entries).every)].map((match) => match[0]);
}

/** Whether the text is nothing but phrases of the list, marks and at most `spare` other letters. */
export function isOnly(text: PreparedText, entries: string, spare = 0): boolean {
  let rest = text.plain;
  let found = findPhrase({ plain: rest, folded: text.plain === text.folded ? rest : text.folded }, entries);
  if (found === undefined) return false;
  for (let guard = 0; found !== undefined && guard < 8; guard++) {
    rest = rest.slice(0, found.index) + rest.slice(found.index + found.phrase.length);
    found = findPhrase({ plain: rest, folded: text.plain === text.folded ? rest : '' }, entries);
  }
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length <= spare;
}
