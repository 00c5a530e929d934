import { characterClasses, UNSPACED } from '../characters/character-classes.ts';

/** A sentence of a text; `piece` marks one part of a sentence that was too long to be shown whole. */
export type Sentence = { start: number; end: number; piece?: true };

/** A sentence longer than this is cut: in scripts without spaces and table rows, and in other prose. */
const LONGEST_DENSE = 240;
const LONGEST_PROSE = 480;
const DENSE_PIECE = 120;
const PROSE_PIECE = 240;

const BREAK_AFTER = /[,;:!?…|\t、，；：。！？؛،।]/;
const SPACE = /\s/;

/** Adds the sentence from `start` to `end`, trimmed, to `found`; in pieces when it is too long. */
export function cutLong(text: string, start: number, end: number, found: Sentence[]): void {
  let from = start;
  let to = end;
  while (from < to && SPACE.test(text[from]!)) from++;
  while (to > from && SPACE.test(text[to - 1]!)) to--;
  if (from === to) return;
  const dense = isDense(text, from, to);
  if (to - from <= (dense ? LONGEST_DENSE : LONGEST_PROSE)) {
    found.push({ start: from, end: to });
    return;
  }
  const longest = dense ? DENSE_PIECE : PROSE_PIECE;
  while (from < to) {
    const cut = to - from <= longest ? to : cutBefore(text, from, longest);
    let last = cut;
    while (SPACE.test(text[last - 1]!)) last--;
    if (last > from) found.push({ start: from, end: last, piece: true });
    from = cut;
    while (from < to && SPACE.test(text[from]!)) from++;
  }
}

/** Whether more than a third of the text is of a script without spaces, or it is a table row. */
function isDense(text: string, start: number, end: number): boolean {
  const classes = characterClasses(text);
  let unspaced = 0;
  let cells = 0;
  for (let at = start; at < end; at++) {
    if (classes[text.charCodeAt(at)] === UNSPACED) unspaced++;
    if (text[at] === '|' || text[at] === '\t') cells++;
  }
  return unspaced * 3 > end - start || cells >= 2;
}

/** The last good place to cut within `longest` code units: after punctuation in the second half, else at a space. */
function cutBefore(text: string, from: number, longest: number): number {
  const limit = from + longest;
  for (let at = limit; at > from + longest / 2; at--) {
    if (
      BREAK_AFTER.test(text[at - 1]!) &&
      (SPACE.test(text[at]!) || !/[\p{L}\p{N}]/u.test(text[at - 2] ?? ' '))
    )
      return at;
  }
  for (let at = limit; at > from + longest / 4; at--) {
    if (SPACE.test(text[at]!) || BREAK_AFTER.test(text[at - 1]!)) return at;
  }
  const first = text.charCodeAt(limit);
  return first >= 0xdc00 && first <= 0xdfff ? limit - 1 : limit;
}
