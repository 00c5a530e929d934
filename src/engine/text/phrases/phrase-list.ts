import { kept } from '../../../memo/kept.ts';
import type { Span } from '../characters/span.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** One phrase, cut at its stars; `bounded` ones are whole words. Of two at one place the lower rank wins. */
type Entry = { parts: readonly string[]; bounded: boolean; rank: number };

/** A searchable list: its phrases by the code unit they begin with, those that begin with a star aside; best first. */
export type PhraseList = {
  byFirst: ReadonlyMap<number, readonly Entry[]>;
  open: readonly Entry[];
  /** Whether every phrase begins where a word does. */
  bounded: boolean;
};

/** Makes a list searchable; of several phrases at one place the one that stands first in `entries` is found. */
export function phraseList(entries: readonly string[]): PhraseList {
  const all = entries.map((text, rank): Entry => {
    const bounded = !UNSPACED.test(text);
    return { parts: bounded ? text.split('*') : [text.replaceAll('*', '')], bounded, rank };
  });
  const isOpen = ({ parts }: Entry) => parts[0] === '';
  return {
    byFirst: Map.groupBy(
      all.filter((entry) => !isOpen(entry)),
      ({ parts }) => parts[0]!.charCodeAt(0),
    ),
    open: all.filter(isOpen),
    bounded: all.every(({ bounded }) => bounded),
  };
}

function isLetter(codePoint: number | undefined): boolean {
  if (codePoint === undefined) return false;
  if (codePoint > 0x7f) return LETTER.test(String.fromCodePoint(codePoint));
  const lower = codePoint | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (codePoint >= 0x30 && codePoint <= 0x39);
}

/** Places of a text: every character, and those with no letter before them. */
type Places = { every: readonly number[]; starts: readonly number[] };

/** One text is searched for many lists after each other. */
const placesOf = kept({ most: 2, longest: Number.POSITIVE_INFINITY }, (text): Places => {
  const every: number[] = [];
  const starts: number[] = [];
  let inWord = false;
  for (let i = 0; i < text.length; ) {
    const codePoint = text.codePointAt(i)!;
    every.push(i);
    if (!inWord) starts.push(i);
    inWord = isLetter(codePoint);
    i += codePoint > 0xffff ? 2 : 1;
  }
  return { every, starts };
});

/** Where the parts from `part` on end when they begin at `index`, as many letters as can be for each star; -1 when they do not. */
function endOf(text: string, index: number, entry: Entry, part: number): number {
  const { parts, bounded } = entry;
  if (!text.startsWith(parts[part]!, index)) return -1;
  const end = index + parts[part]!.length;
  if (part === parts.length - 1) return bounded && isLetter(text.codePointAt(end)) ? -1 : end;
  const stops = [end];
  for (let at = end; isLetter(text.codePointAt(at)); ) {
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
    stops.push(at);
  }
  for (const stop of stops.reverse()) {
    const found = endOf(text, stop, entry, part + 1);
    if (found >= 0) return found;
  }
  return -1;
}

type Match = { end: number; rank: number };

/** The best phrase of `entries` (in order of rank) at a place, if it is better than `than`. */
function bestAt(
  text: string,
  {
    index,
    isStart,
    entries,
    than,
  }: { index: number; isStart: boolean; entries: readonly Entry[]; than: Match | undefined },
): Match | undefined {
  for (const entry of entries) {
    if (than !== undefined && entry.rank > than.rank) break;
    if (entry.bounded && !isStart) continue;
    const end = endOf(text, index, entry, 0);
    if (end >= 0) return { end, rank: entry.rank };
  }
  return than;
}

/**
 * The first place from `from` on where a phrase of the list stands, as start and end; `undefined` when none does.
 *
 * A phrase in a script that puts spaces between words stands there as whole words, its stars for any letters (none, one
 * or more); others match anywhere. Nothing is compiled, so a list costs no more than its strings.
 */
export function firstPhrase(
  text: string,
  { byFirst, open, bounded }: PhraseList,
  from = 0,
): Span | undefined {
  const { every, starts } = placesOf(text);
  let next = 0;
  for (const start of bounded ? starts : every) {
    while (starts[next]! < start) next++;
    if (start < from) continue;
    const isStart = starts[next] === start;
    const here = byFirst.get(text.charCodeAt(start));
    const best = here && bestAt(text, { index: start, isStart, entries: here, than: undefined });
    const found =
      open.length === 0 ? best : bestAt(text, { index: start, isStart, entries: open, than: best });
    if (found !== undefined) return { start, end: found.end };
  }
  return undefined;
}
