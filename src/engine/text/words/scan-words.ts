import {
  APOSTROPHE,
  characterClasses,
  classOfPair,
  DIGIT,
  HANGUL,
  IGNORABLE,
  LETTER,
  SURROGATE,
  UNSPACED,
} from '../characters/character-classes.ts';
import { readNumber } from '../numbers/number-form.ts';

/**
 * Called per word with its raw text (canonical when it starts with a number), its offsets in the scanned text and
 * the class of its first character: `LETTER`, `DIGIT`, `UNSPACED` (a whole run) or `HANGUL`.
 */
export type VisitWord = (raw: string, start: number, end: number, kind: number) => void;

/**
 * Languages in which an apostrophe ends a word of its own (`l'eau`); in the others it is part of the word. A table, as
 * most of them have no folder.
 */
const ELIDING = new Set('ast br ca el es eu fr frp fur gl it la lij lmo mt oc pt sc scn vec'.split(' '));

/**
 * Cuts a text in NFKC into words: maximal runs of letters, marks and digits, never cut between letters and digits.
 *
 * Runs of scripts without spaces and of Hangul are words of their own; a number keeps its group and decimal marks
 * and is handed over in canonical form (German `1.234,5` as `1234.5`). Linear time.
 */
export function scanWords(text: string, language: string, visit: VisitWord): void {
  const classes = characterClasses(text);
  const keepApostrophes = !ELIDING.has(language);
  let noNumberBefore = 0;
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at, classes);
    let end = at + 1;
    if (kind === UNSPACED || kind === HANGUL) {
      end = endOfRun(text, at, classes, kind);
      visit(text.slice(at, end), at, end, kind);
    } else if (kind === LETTER) {
      end = endOfWord(text, at, classes, keepApostrophes);
      visit(text.slice(at, end), at, end, kind);
    } else if (kind === DIGIT) {
      const number = at < noNumberBefore ? undefined : readNumber(text, at, language);
      if (number !== undefined && number.value === undefined) noNumberBefore = number.end;
      const value = number?.value ?? '';
      const suffix = number?.value === undefined ? at : number.end;
      end = endOfWord(text, suffix, classes, keepApostrophes);
      visit(value + text.slice(suffix, end), at, end, kind);
    }
    at = end;
  }
}

function classAt(text: string, at: number, classes: Uint8Array): number {
  const found = classes[text.charCodeAt(at)]!;
  return found === SURROGATE ? classOfPair(text, at) : found;
}

/** End of the word whose characters from `start` on are letters, marks and digits; `start` when there are none. */
function endOfWord(text: string, start: number, classes: Uint8Array, keepApostrophes: boolean): number {
  let end = start;
  let at = start;
  while (at < text.length) {
    let found = classes[text.charCodeAt(at)]!;
    let width = 1;
    if (found === SURROGATE) {
      found = classOfPair(text, at);
      width = 2;
    }
    if (found === LETTER || found === DIGIT) end = at + width;
    else if (found === APOSTROPHE) {
      const inside = keepApostrophes && at > start && classes[text.charCodeAt(at - 1)] === LETTER;
      if (!inside || classes[text.charCodeAt(at + 1)] !== LETTER) break;
    } else if (found !== IGNORABLE) break;
    at += width;
  }
  return end;
}

function endOfRun(text: string, start: number, classes: Uint8Array, kind: number): number {
  let at = start;
  while (at < text.length && classAt(text, at, classes) === kind) {
    at += classes[text.charCodeAt(at)] === SURROGATE ? 2 : 1;
  }
  return at;
}
