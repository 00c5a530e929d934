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
const UNSPACED_SCRIPT =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
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

/** Class of each UTF-16 code unit, 65,536 entries; built on first use (about 30 ms). */
export function characterClasses(): Uint8Array {
  if (table !== undefined) return table;
  table = new Uint8Array(65536);
  for (let unit = 0; unit < 65536; unit++) {
    table[unit] = unit >= 0xd800 && unit <= 0xdfff ? SURROGATE : classify(String.fromCharCode(unit));
  }
  return table;
}

/** Class of the code point that the surrogate pair at `index` forms. */
export function classOfPair(text: string, index: number): number {
  return classify(String.fromCodePoint(text.codePointAt(index)!));
}
