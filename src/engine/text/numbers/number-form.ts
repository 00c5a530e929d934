import { isAscii } from '../characters/ascii.ts';
import { characterClasses, DIGIT } from '../characters/character-classes.ts';

/** A run of digits and marks: `value` is its canonical decimal string (`1234.5`), absent for a date or a version. */
export type NumberRun = { end: number; value: string | undefined };

const COMMA_DECIMAL = new Set(
  (
    'be bg ca cs da de el es et eu fi fr gl hr hu hy id is it ka kk lt lv mk nb nl nn no pl pt ro ru sk sl sq sr sv ' +
    'tr uk uz vi'
  ).split(' '),
);

const GROUP_SPACES = '\u00A0\u2009\u202F';
const GROUP_MARKS = `.,'\u2019\u066C${GROUP_SPACES}`;
const MARKS = `${GROUP_MARKS}\u066B`;
const ARABIC_DECIMAL = '\u066B';

/** True when the language writes 1,5 for one and a half. */
export function usesDecimalComma(language: string): boolean {
  return COMMA_DECIMAL.has(language);
}

/** The same text with the decimal digits of every script as ASCII digits. */
export function toAsciiDigits(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(/[^\0-\x7f]/gu, (character) => {
    if (!/\p{Nd}/u.test(character)) return character;
    const code = character.codePointAt(0)!;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });
}

/**
 * Reads the number that starts at a digit, with the group and decimal marks of the language (`usesDecimalComma`).
 *
 * A single mark followed by other than three digits is always a decimal mark, so `1,5` is 1.5 in English text too.
 * Only signs between digits are taken; runs that are no single number (`12.05.2024`) come back without a value.
 */
export function readNumber(text: string, start: number, language: string): NumberRun {
  const classes = characterClasses(text);
  let end = endOfDigits(text, start, classes);
  if (!MARKS.includes(text.charAt(end)) || end === text.length)
    return { end, value: toAsciiDigits(text.slice(start, end)) };
  const groups = [text.slice(start, end)];
  const marks: string[] = [];
  while (end + 1 < text.length && MARKS.includes(text[end]!)) {
    const next = endOfDigits(text, end + 1, classes);
    if (next === end + 1) break;
    if (GROUP_SPACES.includes(text[end]!) && next - end - 1 !== 3) break;
    marks.push(text[end]!);
    groups.push(text.slice(end + 1, next));
    end = next;
  }
  return { end, value: interpret(groups.map(toAsciiDigits), marks, language) };
}

/** Where the digits from a place on end, by the classes of the text's characters. */
export function endOfDigits(text: string, start: number, classes: Uint8Array): number {
  let end = start;
  while (end < text.length && classes[text.charCodeAt(end)] === DIGIT) end++;
  return end;
}

function interpret(
  groups: readonly string[],
  marks: readonly string[],
  language: string,
): string | undefined {
  if (marks.length === 0) return groups[0];
  const last = marks.at(-1)!;
  const before = marks.slice(0, -1);
  if (before.includes(last)) return isGrouped(groups, marks) ? groups.join('') : undefined;
  if (before.length === 0 && isGroupMark(last, groups, language)) return groups.join('');
  if (!'.,\u066B'.includes(last)) return undefined;
  if (before.length > 0 && !isGrouped(groups.slice(0, -1), before)) return undefined;
  return `${groups.slice(0, -1).join('')}.${groups.at(-1)}`;
}

/** Whether the only mark of `first MARK second` separates thousands. */
function isGroupMark(mark: string, groups: readonly string[], language: string): boolean {
  if (mark === ARABIC_DECIMAL || !isGrouped(groups, [mark])) return false;
  if (mark === '.') return usesDecimalComma(language);
  return mark !== ',' || !usesDecimalComma(language);
}

/** `1,234,567`, and `12,34,567` as written in India. */
function isGrouped(groups: readonly string[], marks: readonly string[]): boolean {
  const first = groups[0]!;
  if (first.length > 3 || first.startsWith('0') || groups.at(-1)!.length !== 3) return false;
  if (marks.some((mark) => mark !== marks[0])) return false;
  const middle = groups.slice(1, -1);
  const indian = marks[0] === ',' && first.length < 3 && middle.every((group) => group.length === 2);
  return indian || middle.every((group) => group.length === 3);
}
