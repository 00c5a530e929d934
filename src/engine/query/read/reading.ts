import type { SortIntent } from '../../language/shopping-words.ts';
import type { Constraint } from '../../question/constraint.ts';
import { type CompiledLexicon, compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { tokenKeys } from '../tokens/phrase-key.ts';
import { matchPhrase, type PhraseMatch, type PhraseTable } from '../tokens/phrases.ts';
import { type QueryToken, scanQuery } from '../tokens/scan-query.ts';
import type { QueryVocabulary } from '../vocabulary/catalogue-vocabulary.ts';
import { cutCompounds } from '../vocabulary/cut-compounds.ts';
import type { WantedExtreme } from './read-extremes.ts';

/** A query while it is read: which tokens are spoken for, and what has been understood. */
export type Reading = {
  text: string;
  locale: string;
  lexicon: CompiledLexicon;
  vocabulary: QueryVocabulary;
  /** ISO 4217 code of the catalogue. */
  currency: string;
  isNamed: (words: string, rest: string) => boolean;
  tokens: readonly QueryToken[];
  /** Words that tell what quantities may be about: the query's own and those of the thread. */
  about: ReadonlySet<string>;
  /** Stem of each word, canonical number, empty for signs. */
  keys: readonly string[];
  /** 0 = unread, 1 = read and kept in the text, 2 = read and dropped from it. */
  state: Uint8Array;
  constraints: Constraint[];
  sort: SortIntent | undefined;
  /** What the most or the least of is wanted, the likeliest measure first. */
  extremes: readonly WantedExtreme[];
  /** A currency that the catalogue has no prices in; its amounts were not used. */
  foreignCurrency: string | undefined;
};

/**
 * What a query is read with; `context` is what the thread speaks of, `isNamed` tells of words beside each other whether a
 * product that has the rest of the query is called so.
 */
export type ReadingInput = {
  language: string;
  vocabulary: QueryVocabulary;
  currency: string;
  context?: string | undefined;
  isNamed?: (words: string, rest: string) => boolean;
};

/** Starts reading a query; nothing is understood yet. */
export function openReading(
  text: string,
  { language, vocabulary, currency, context = '', isNamed = () => false }: ReadingInput,
): Reading {
  const tokens = cutCompounds(withoutAbbreviationDots(scanQuery(text, language)), language, vocabulary);
  return {
    text,
    locale: language,
    lexicon: compiledLexicon(language),
    vocabulary,
    currency,
    isNamed,
    tokens,
    about: new Set([...tokens, ...scanQuery(context, language)].map((token) => token.key)),
    keys: tokenKeys(tokens, vocabulary.locale.split('-')[0]!.toLowerCase()),
    state: new Uint8Array(tokens.length),
    constraints: [],
    sort: undefined,
    extremes: [],
    foreignCurrency: undefined,
  };
}

const LONGEST_ABBREVIATION = 4;

/** `max. 50`, `Gr. 38`, `mind. 3 m`: the dot after a short word before a number says nothing. */
function withoutAbbreviationDots(tokens: readonly QueryToken[]): readonly QueryToken[] {
  return tokens.filter((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isAfterWord = before?.kind === 'word' && before.text.length <= LONGEST_ABBREVIATION;
    return !(
      token.key === '.' &&
      !token.spaced &&
      isAfterWord &&
      next &&
      (next.spaced || next.kind === 'number')
    );
  });
}

/** Whether a token may still be read. */
export function isFree(reading: Reading, at: number): boolean {
  return reading.state[at] === 0;
}

/** The longest phrase of a table at an unread token. */
export function longestPhraseAt<T>(
  reading: Reading,
  table: PhraseTable<T>,
  at: number,
): PhraseMatch<T> | undefined {
  return matchPhrase(table, reading.tokens, at, (index) => isFree(reading, index));
}

/** Marks tokens `from … to` (exclusive) as read. */
export function take(reading: Reading, from: number, to: number, keepsText: boolean): void {
  for (let i = from; i < to; i++) reading.state[i] = keepsText ? 1 : 2;
}

/** What a condition says beside the words it was read from. */
export type BareConstraint = Omit<Constraint, 'surface' | 'start' | 'end'>;

/** Reads conditions from tokens `from … to` (exclusive), whose words also stay in the text with `keepsText`. */
export function addConstraints(
  reading: Reading,
  [from, to]: readonly [number, number],
  said: readonly BareConstraint[],
  keepsText = false,
): void {
  const start = reading.tokens[from]!.start;
  const end = reading.tokens[to - 1]!.end;
  take(reading, from, to, keepsText);
  for (const one of said)
    reading.constraints.push({ ...one, surface: reading.text.slice(start, end), start, end });
}
