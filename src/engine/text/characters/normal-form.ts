import { once } from '../../../memo/kept.ts';
import { isAscii } from './ascii.ts';
import { breakMarkRuns, hasLongMarkRun } from './mark-runs.ts';

/** A text in NFKC with the way back: `starts` and `ends` are absent when the text was NFKC already. */
export type NormalForm = {
  text: string;
  /** For each code unit of `text`: start and end (exclusive) of the original characters it came from. */
  starts?: Uint32Array;
  ends?: Uint32Array;
};

/** Marks, conjoining jamo and half-width voicing marks compose with the character before them. */
const ATTACHES = /[\p{M}\u1160-\u11FF\uFF9E\uFF9F]/u;
const LONGEST_CLUSTER_UNITS = 31;

/**
 * Kept although NFKC changes them: spaces that group the digits of one number, and the Thai and Lao vowel AM, which
 * the word dictionaries know only as one letter.
 */
const KEPT = '\u00A0\u2009\u202F\u0E33\u0EB3';

const UNCHANGED = 0;
const CHANGED = 1;
const ATTACHED = 2;

/** What NFKC does with each UTF-16 code unit standing alone; pairs count as changed. Built on first use. */
const behaviourTable = once((): Uint8Array => {
  const behaviours = new Uint8Array(65536);
  for (let unit = 0; unit < 65536; unit++) {
    const character = String.fromCharCode(unit);
    const surrogate = unit >= 0xd800 && unit <= 0xdfff;
    if (ATTACHES.test(character)) behaviours[unit] = ATTACHED;
    else if (KEPT.includes(character)) behaviours[unit] = UNCHANGED;
    else if (surrogate || character.normalize('NFKC') !== character) behaviours[unit] = CHANGED;
  }
  return behaviours;
});

/**
 * NFKC of a text with an offset map to the original, in linear time.
 *
 * Lone surrogates become U+FFFD. Characters are normalised cluster by cluster (a base with its marks, at most 31
 * code units), so that each code unit of the result knows its original range.
 */
export function toNormalForm(text: string): NormalForm {
  if (isAscii(text)) return { text };
  const wellFormed = text.toWellFormed();
  if (!hasLongMarkRun(wellFormed) && wellFormed.normalize('NFKC') === wellFormed) return { text: wellFormed };
  return mapClusters(wellFormed);
}

function mapClusters(text: string): NormalForm {
  const table = behaviourTable();
  const pieces: string[] = [];
  // Start and end in the original, then the length of the result, by threes.
  const spans: number[] = [];
  let total = 0;
  const add = (start: number, end: number, piece: string): void => {
    pieces.push(piece);
    spans.push(start, end, piece.length);
    total += piece.length;
  };
  for (let at = 0; at < text.length; ) {
    const stretch = endOfStretch(text, at, table);
    if (stretch > at) add(at, stretch, text.slice(at, stretch));
    if (stretch === text.length) break;
    at = endOfCluster(text, stretch, table);
    add(stretch, at, breakMarkRuns(text.slice(stretch, at)).normalize('NFKC'));
  }
  return { text: pieces.join(''), ...offsetsOf(pieces, spans, total, text) };
}

/** End of the characters from `at` on that NFKC leaves alone and that nothing attaches to. */
function endOfStretch(text: string, at: number, table: Uint8Array): number {
  let end = at;
  while (end < text.length && table[text.charCodeAt(end)] === UNCHANGED) end++;
  const attached = end < text.length && table[text.charCodeAt(end)] === ATTACHED;
  return attached && end > at ? end - 1 : end;
}

function endOfCluster(text: string, at: number, table: Uint8Array): number {
  let end = at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
  const limit = at + LONGEST_CLUSTER_UNITS;
  while (end < limit && end < text.length && table[text.charCodeAt(end)] === ATTACHED) end++;
  return end;
}

function offsetsOf(
  pieces: readonly string[],
  spans: readonly number[],
  total: number,
  original: string,
): { starts: Uint32Array; ends: Uint32Array } {
  const starts = new Uint32Array(total);
  const ends = new Uint32Array(total);
  let at = 0;
  for (let i = 0; i < pieces.length; i++) {
    const start = spans[3 * i]!;
    const end = spans[3 * i + 1]!;
    const length = spans[3 * i + 2]!;
    const unchanged = length === end - start && original.startsWith(pieces[i]!, start);
    for (let k = 0; k < length; k++) {
      starts[at + k] = unchanged ? start + k : start;
      ends[at + k] = unchanged ? start + k + 1 : end;
    }
    at += length;
  }
  return { starts, ends };
}
