import { languageOf } from '../../language/locale-lookup.ts';
import { traitByTag } from '../../language/pack.ts';
import type { Compound } from '../../question/constraint.ts';
import { UNSPACED_LETTERS } from '../../text/characters/character-classes.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { readNumber } from '../../text/numbers/number-form.ts';
import { segmentRun, startsUnspaced } from '../../text/words/unspaced.ts';

/** A word, a number or a sign of a query. */
export type QueryToken = {
  kind: 'word' | 'number' | 'sign';
  /** As typed. */
  text: string;
  /** Lower case without accents for words; `#` for numbers; the sign itself. */
  key: string;
  /** Of numbers. */
  value: number;
  /** UTF-16 offsets into the query, end exclusive. */
  start: number;
  end: number;
  /** White space stands before it. */
  spaced: boolean;
  /** Of the first part of a word cut in two (`Herren|jacke`): the whole and the thing it names, as typed. */
  compound?: Compound;
};

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/uy;
const SIGN = /[<>]=?|[≤≥€$£¥₹₽₩₺₴₫฿₦₱₪~≈*"“”„«»+/%&,;:.!?()[\]|–—-]|\p{Sc}/uy;
const SPACE = /\s+/uy;
const DIGIT = /\p{Nd}/u;
/** The beginning of a word that is all in scripts without spaces, or all in others. */
const OF_ONE_SORT = new RegExp(`^(?:[${UNSPACED_LETTERS}]+|[^${UNSPACED_LETTERS}]+)`, 'u');
const ELISIONS = traitByTag('text', ({ elisions }) =>
  elisions === undefined ? undefined : new RegExp(`^(?:${elisions})['’]`, 'u'),
);
/** Longer queries are cut here for understanding (never for search): no shopper's constraint needs more. */
const MOST_TOKENS = 256;

/** The form in which words of queries and lexicons are compared. */
export function wordKey(text: string): string {
  return foldAccents(text.normalize('NFKC').toLowerCase()).replaceAll('’', "'");
}

/**
 * Cuts a query into words, numbers and signs, with offsets; at most 256 tokens, linear time.
 *
 * A number glued to a word is cut off it (`16gb`, `500€`, `$50`), a word with digits after its first letter stays
 * whole (`dv7`, `ts5350`). French elisions (`d'un`) and German suffixes with a hyphen become words of their own, and so do the
 * words of scripts without spaces.
 */
export function scanQuery(text: string, locale: string): QueryToken[] {
  const language = languageOf(locale);
  const tokens: QueryToken[] = [];
  let spaced = false;
  for (let at = 0; at < text.length && tokens.length < MOST_TOKENS; ) {
    const space = matchAt(SPACE, text, at);
    if (space > at) {
      spaced = true;
      at = space;
      continue;
    }
    const end = readToken(text, { at, language, spaced, tokens });
    if (end > at) spaced = false;
    else spaced = true;
    at = Math.max(end, at + 1);
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Adds the token that starts at `at` and returns its end; `at` itself for a character without meaning. */
function readToken(
  text: string,
  { at, language, spaced, tokens }: { at: number; language: string; spaced: boolean; tokens: QueryToken[] },
): number {
  if (DIGIT.test(text[at]!)) {
    const number = readNumber(text, at, language);
    if (number.value === undefined) {
      const end = Math.max(number.end, at + 1);
      const raw = text.slice(at, end);
      tokens.push({ kind: 'word', text: raw, key: raw, value: Number.NaN, start: at, end, spaced });
      return end;
    }
    const value = Number(number.value);
    const raw = text.slice(at, number.end);
    tokens.push({ kind: 'number', text: raw, key: '#', value, start: at, end: number.end, spaced });
    return number.end;
  }
  let end = matchAt(WORD, text, at);
  if (end > at) {
    const [word] = OF_ONE_SORT.exec(text.slice(at, end))!;
    end = at + word.length;
    if (startsUnspaced(word)) return readUnspaced(word, { at, spaced, tokens });
    const elided = ELISIONS.get(language)?.exec(text.slice(at, end));
    if (elided && elided[0].length < end - at) end = at + elided[0].length;
    const raw = text.slice(at, end);
    const key = wordKey(elided ? raw.slice(0, -1) : raw);
    tokens.push({ kind: 'word', text: raw, key, value: Number.NaN, start: at, end, spaced });
    return end;
  }
  end = matchAt(SIGN, text, at);
  if (end > at) {
    const raw = text.slice(at, end);
    tokens.push({ kind: 'sign', text: raw, key: raw, value: Number.NaN, start: at, end, spaced });
  }
  return end;
}

/** Adds the words of a run of a script without spaces, as a dictionary cuts them, and returns its end. */
function readUnspaced(
  run: string,
  { at, spaced, tokens }: { at: number; spaced: boolean; tokens: QueryToken[] },
): number {
  segmentRun(run, (from, to) => {
    const raw = run.slice(from, to);
    const place = { start: at + from, end: at + to, spaced: spaced && from === 0 };
    tokens.push({ kind: 'word', text: raw, key: wordKey(raw), value: Number.NaN, ...place });
  });
  return at + run.length;
}
