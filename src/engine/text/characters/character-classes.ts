import { isAscii } from './ascii.ts';

/** What a UTF-16 code unit means to the word scanner. */
export const SEPARATOR = 0;
/** Letter, mark or number of a script that puts spaces between words. */
export const LETTER = 1;
/** Decimal digit of any script. */
export const DIGIT = 2;
/** Letter of a script without spaces: Han, kana, Thai, Lao, Khmer, Burmese. */
export const UNSPACED = 3;
/** Hangul: spaced, but agglutinated, so indexed by bigrams too. */
export const HANGUL = 4;
/** Invisible and without meaning for matching: soft hyphen, zero-width and bidi controls, variation selectors. */
export const IGNORABLE = 5;
/** Half of a pair; the class is that of the code point (`classAt`). */
export const SURROGATE = 6;
export const APOSTROPHE = 7;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const DECIMAL_DIGIT = /\p{Nd}/u;
/** The letters of scripts without spaces, as what stands in the brackets of a pattern with the flag u. */
export const UNSPACED_LETTERS = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const UNSPACED_SCRIPT = new RegExp(`[${UNSPACED_LETTERS}]`, 'u');
const HANGUL_SCRIPT = /\p{Script=Hangul}/u;
/** Every character of class `IGNORABLE`. */
export const IGNORABLE_CHARACTERS =
  /\u034F|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const APOSTROPHES = /['\u2019\u02BC\uFF07]/u;

function classify(character: string): number {
  if (APOSTROPHES.test(character)) return APOSTROPHE;
  if (character.search(IGNORABLE_CHARACTERS) >= 0) return IGNORABLE;
  if (!WORD_CHARACTER.test(character)) return SEPARATOR;
  if (DECIMAL_DIGIT.test(character)) return DIGIT;
  if (HANGUL_SCRIPT.test(character)) return HANGUL;
  return UNSPACED_SCRIPT.test(character) ? UNSPACED : LETTER;
}

let table: Uint8Array | undefined;
/** Longer texts are not looked through for it: they are asked about at every number. */
const SHORT = 1_000;

/**
 * Class of each UTF-16 code unit that occurs in the text, by code unit. The whole table of 65,536 is built at the first
 * text beyond ASCII (about 10 ms), which a first answer need not wait for.
 */
export function characterClasses(text: string): Uint8Array {
  if (table === undefined && text.length <= SHORT && isAscii(text)) return asciiClasses;
  table ??= buildTable();
  return table;
}

const asciiClasses = Uint8Array.from({ length: 128 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (character >= '0' && character <= '9') return DIGIT;
  if (character === "'") return APOSTROPHE;
  return character.toLowerCase() !== character.toUpperCase() ? LETTER : SEPARATOR;
});

/** As `classify` says, but a run of characters at a time: a thousand regular expressions instead of 300,000. */
function buildTable(): Uint8Array {
  const classes = new Uint8Array(65536);
  // Halves of pairs are spaces here, so that no two of them meet.
  const all = Array.from({ length: 256 }, (_, page) =>
    page >= 0xd8 && page <= 0xdf
      ? ' '.repeat(256)
      : String.fromCharCode(...Array.from({ length: 256 }, (_, i) => page * 256 + i)),
  ).join('');
  const mark = (characters: RegExp, kind: number, among: readonly number[]) => {
    for (const { 0: run, index } of all.matchAll(new RegExp(`(?:${characters.source})+`, 'gu')))
      for (let unit = index; unit < index + run.length; unit++)
        if (among.includes(classes[unit]!)) classes[unit] = kind;
  };
  const word = [LETTER, UNSPACED, HANGUL, DIGIT];
  mark(WORD_CHARACTER, LETTER, [SEPARATOR]);
  mark(UNSPACED_SCRIPT, UNSPACED, word);
  mark(HANGUL_SCRIPT, HANGUL, word);
  mark(DECIMAL_DIGIT, DIGIT, word);
  mark(IGNORABLE_CHARACTERS, IGNORABLE, [SEPARATOR, ...word]);
  mark(APOSTROPHES, APOSTROPHE, [SEPARATOR, IGNORABLE, ...word]);
  classes.fill(SURROGATE, 0xd800, 0xe000);
  return classes;
}

/** Class of the code point that the surrogate pair at `index` forms. */
export function classOfPair(text: string, index: number): number {
  return classify(String.fromCodePoint(text.codePointAt(index)!));
}
