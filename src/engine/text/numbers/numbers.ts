import { languageOf } from '../../language/locale-lookup.ts';
import { characterClasses, DIGIT, LETTER } from '../characters/character-classes.ts';
import { endOfDigits, readNumber, toAsciiDigits } from './number-form.ts';

/** A number in a text: where it stands and its canonical decimal string (`-1234.5`; no group marks, no idle zeros). */
export type NumberSpan = {
  start: number;
  end: number;
  value: string;
  /** Part of a word or code, such as `TS5350` or `5G`. */
  inWord: boolean;
};

const VULGAR_FRACTION = /[¼-¾⅐-⅞↉]/;
const SPACED_GROUPS = /((?: \d{3})+)(?!\d)(?:[.,](\d{1,2})(?!\d))?/y;
const MONEY = /^ ?(?:kr|kč|zł|ft|€|₽|руб|р\.|грн|лв|eur|usd|sek|nok|dkk|pln|czk|huf|rub|uah|fr\b|lei|дин)/iu;
/** Languages that group thousands by a space. */
const SPACE_GROUPING = new Set('be bg cs et fi fr hu kk lt lv nb nn no pl ru sk sv uk'.split(' '));

/**
 * Every number of a text in order, digits of all scripts, marks read by locale (`1.234,5` in German is `1234.5`).
 *
 * Runs that are no single number (dates, versions) give one number per digit run. A minus sign counts when it stands
 * before the digits and after a space or bracket. Linear time.
 */
export function numbersIn(text: string, locale: string): NumberSpan[] {
  const language = languageOf(locale);
  const classes = characterClasses(text);
  const found: NumberSpan[] = [];
  const hasFractions = VULGAR_FRACTION.test(text);
  let noMarksBefore = 0;
  for (let at = 0; at < text.length; ) {
    const fraction = hasFractions && VULGAR_FRACTION.test(text[at]!);
    if (!fraction && classes[text.charCodeAt(at)] !== DIGIT) {
      at++;
      continue;
    }
    const run = fraction ? { end: at, value: '0' } : undefined;
    const number = run ?? (at < noMarksBefore ? undefined : readNumber(text, at, language));
    if (number !== undefined && number.value === undefined) noMarksBefore = number.end;
    const whole = number?.value !== undefined;
    let end = whole ? number.end : endOfDigits(text, at, classes);
    let value = number?.value ?? toAsciiDigits(text.slice(at, end));
    if (whole) ({ end, value } = withSpacedGroups(text, end, value, language));
    if (VULGAR_FRACTION.test(text[end] ?? '')) value = String(Number(value) + valueOfFraction(text[end++]!));
    const start = isNegative(text, at) ? at - 1 : at;
    found.push({
      start,
      end,
      value: canonical(start < at ? `-${value}` : value),
      inWord: isInWord(text, start, end, classes),
    });
    at = end;
  }
  return found;
}

/**
 * `10 000` and `1 299 kr` in languages that group by spaces. A plain space also stands between two numbers
 * (`iPhone 13 256 GB`), so only round
 * thousands, decimals and amounts of money are joined.
 */
function withSpacedGroups(
  text: string,
  end: number,
  value: string,
  language: string,
): { end: number; value: string } {
  if (!SPACE_GROUPING.has(language) || !/^[1-9]\d{0,2}$/.test(value)) return { end, value };
  SPACED_GROUPS.lastIndex = end;
  const [run, groups, decimals] = SPACED_GROUPS.exec(text) ?? [];
  if (run === undefined || groups === undefined) return { end, value };
  const after = end + run.length;
  const certain =
    decimals !== undefined || groups.endsWith('000') || MONEY.test(text.slice(after, after + 6));
  if (!certain) return { end, value };
  const joined = value + groups.replaceAll(' ', '');
  return { end: after, value: decimals === undefined ? joined : `${joined}.${decimals}` };
}

function valueOfFraction(character: string): number {
  const [above = '0', below = '1'] = character.normalize('NFKC').split('\u2044');
  return Number(above) / Number(below || '1');
}

function isNegative(text: string, at: number): boolean {
  return at > 0 && /[-\u2212]/.test(text[at - 1]!) && (at === 1 || /[\s([{:;=,<>]/.test(text[at - 2]!));
}

function isInWord(text: string, start: number, end: number, classes: Uint8Array): boolean {
  const before = start > 0 && classes[text.charCodeAt(start - 1)] === LETTER;
  return before || (end < text.length && classes[text.charCodeAt(end)] === LETTER);
}

/** Without idle zeros: `05` → `5`, `1.50` → `1.5`, `-0` → `0`. */
function canonical(value: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(value) ?? [];
  if (whole === '') return value;
  const plain = decimals === '' ? whole : `${whole}.${decimals}`;
  return plain === '0' ? '0' : sign + plain;
}
