import { type QueryToken, scanQuery } from './scan-query.ts';

/** Phrases of words with what each stands for, found by their longest match. */
export type PhraseTable<T> = {
  /** By first word; the longest phrases first. */
  byFirst: ReadonlyMap<string, readonly { words: readonly string[]; meaning: T }[]>;
};

/** A phrase found at a token: `length` tokens from there. */
export type PhraseMatch<T> = { meaning: T; length: number };

/** The words of a lexicon phrase, cut as queries are; hyphens and apostrophes of the phrase vanish. */
export function phraseWords(phrase: string, language: string): string[] {
  return scanQuery(phrase, language)
    .filter((token) => token.kind !== 'sign')
    .map((token) => (token.kind === 'number' ? token.text : token.key));
}

/** Builds a table; of equal phrases the first one given wins. */
export function phraseTable<T>(
  entries: Iterable<readonly [phrase: string, meaning: T]>,
  language: string,
): PhraseTable<T> {
  const byText = new Map<string, { words: readonly string[]; meaning: T }>();
  for (const [phrase, meaning] of entries) {
    const words = phraseWords(phrase, language);
    if (words.length > 0 && !byText.has(words.join(' '))) byText.set(words.join(' '), { words, meaning });
  }
  const phrases = [...byText.values()].sort((a, b) => b.words.length - a.words.length);
  return { byFirst: Map.groupBy(phrases, ({ words }) => words[0]!) };
}

function wordAt(token: QueryToken | undefined): string | undefined {
  if (token === undefined || token.kind === 'sign') return undefined;
  return token.kind === 'number' ? token.text : token.key;
}

/**
 * The longest phrase that starts at token `at`; hyphens and strokes between its words are passed over.
 *
 * `isFree` tells which tokens may still be read; a phrase never spans one that is taken.
 */
export function matchPhrase<T>(
  table: PhraseTable<T>,
  tokens: readonly QueryToken[],
  at: number,
  isFree: (index: number) => boolean = () => true,
): PhraseMatch<T> | undefined {
  const first = wordAt(tokens[at]);
  if (first === undefined || !isFree(at)) return undefined;
  for (const { words, meaning } of table.byFirst.get(first) ?? []) {
    const end = endOfPhrase(words, tokens, at, isFree);
    if (end > at) return { meaning, length: end - at };
  }
  return undefined;
}

function endOfPhrase(
  words: readonly string[],
  tokens: readonly QueryToken[],
  at: number,
  isFree: (index: number) => boolean,
): number {
  let index = at + 1;
  for (let i = 1; i < words.length; i++) {
    if (isJoin(tokens[index]) && isFree(index)) index++;
    if (!isFree(index) || wordAt(tokens[index]) !== words[i]) return at;
    index++;
  }
  return index;
}

/** A hyphen or stroke glued between two words of a phrase (`in-stock`, `w/o`). */
function isJoin(token: QueryToken | undefined): boolean {
  return isHyphen(token) || (token !== undefined && token.key === '/' && !token.spaced);
}

/** A hyphen glued between two words. */
export function isHyphen(token: QueryToken | undefined): boolean {
  return token !== undefined && token.key === '-' && !token.spaced;
}
