import { isAscii } from './ascii.ts';
import { breakMarkRuns } from './mark-runs.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ə: 'e',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(SPECIAL).join('')}]`, 'g');
const LATIN_WITH_MARKS = /(\p{Script=Latin})\p{Mn}+/gu;

/** A lower-case text with Latin accents and ligatures written as plain letters (`résumé` → `resume`, `ß` → `ss`). */
export function foldAccents(text: string): string {
  if (isAscii(text)) return text;
  return breakMarkRuns(text)
    .normalize('NFD')
    .replace(LATIN_WITH_MARKS, '$1')
    .normalize('NFC')
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter]!);
}
