import { minorDigits } from '../../catalog/minor-digits.ts';
import type { Money } from '../../catalog/product.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { codesByName, currencyMarks, currencySigns, dollarPrefixes } from '../../text/numbers/currencies.ts';

/** What stands before the decimals of a number. */
export type DecimalMark = '.' | ',';

/** Currencies by the signs and short names that stand beside prices, some of which mean something else where no price is looked for. */
const byName: ReadonlyMap<string, readonly string[]> = new Map([
  ...currencySigns,
  ...currencyMarks,
  ...[...dollarPrefixes].map(([letters, codes]) => [`${letters}$`, codes] as const),
  ...codesByName('円=JPY 元=CNY ft=HUF'),
]);

/** The currencies that a price may be in by what stands around its number; `undefined` where nothing names one. */
function currenciesNamed(text: string): readonly string[] | undefined {
  const words = foldAccents(text.toLowerCase()).match(/[a-z]{1,3}\$|\p{Sc}|\p{L}+/gu) ?? [];
  return words
    .map((word) => byName.get(word) ?? byName.get(word.at(-1)!))
    .find((codes) => codes !== undefined);
}

/** The currency that a text names, its own where it names none and has no other word; `undefined` for an unknown one. */
export function currencyOf(text: string, ownCurrency: string): string | undefined {
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(text)?.[0];
  if (code) return code;
  const known = currenciesNamed(text);
  if (!known) return /\p{L}|\p{Sc}/u.test(text) ? undefined : ownCurrency;
  return known.includes(ownCurrency) ? ownCurrency : known[0];
}

/** Whole and decimal digits of a number written in any usual way; `undefined` when it is none. */
function splitNumber(
  text: string,
  digits: number,
  decimalMark: DecimalMark | undefined,
): { whole: string; decimals: string } | undefined {
  const number = text.replace(/[\s'’\u00a0\u202f]/gu, '').replace(/,-+$|\.-+$/, '');
  if (!/^\d[\d.,]*$/.test(number)) return undefined;
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last === -1) return { whole: number, decimals: '' };
  const mark = number[last]!;
  const other = mark === '.' ? ',' : '.';
  const tail = number.length - last - 1;
  const isRepeated = number.indexOf(mark) !== last;
  // "1.299" and "1,299": nobody writes thousandths of a price, unless the currency has them.
  const groups =
    isRepeated ||
    (tail === 3 && digits !== 3 && mark !== decimalMark && !number.includes(other) && !/^0/.test(number));
  if (groups)
    return /^\d{1,3}(?:[.,]\d{3})+$/.test(number)
      ? { whole: number.replace(/[.,]/g, ''), decimals: '' }
      : undefined;
  const whole = number.slice(0, last).replaceAll(other, '');
  return /^\d+$/.test(whole) ? { whole, decimals: number.slice(last + 1) } : undefined;
}

/**
 * A price as shops write it ("139.00 USD", "1.299,00 €", "CHF 1'299.50", "12,5") in integer minor units (ISO 4217).
 *
 * `decimalMark`: how the other prices of the column are written; it decides what "19.999" is. Without a currency it is in `ownCurrency`, which also decides what `$` and `kr` mean. Digits beyond the currency's are
 * rounded half up. `undefined` when the text is no price, names an unknown currency or is too large.
 */
export function parsePrice(text: string, ownCurrency: string, decimalMark?: DecimalMark): Money | undefined {
  const number = /\d[\d\s.,'’\u00a0\u202f]*(?:-+)?/u.exec(text)?.[0].trim();
  if (number === undefined || /^\s*-/.test(text)) return undefined;
  const currency = currencyOf(text.replace(number, ' '), ownCurrency);
  if (currency === undefined) return undefined;
  const digits = minorDigits(currency);
  const parts = splitNumber(number, digits, decimalMark);
  if (!parts) return undefined;
  const kept = parts.decimals.slice(0, digits).padEnd(digits, '0');
  const roundUp = (parts.decimals[digits] ?? '0') >= '5' ? 1 : 0;
  const amount = Number(parts.whole + kept) + roundUp;
  return Number.isSafeInteger(amount) ? { amount, currency } : undefined;
}

/** How the numbers of a column mark their decimals, by those that leave no doubt; `undefined` when they do not tell. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | undefined {
  const count = (mark: string) => {
    const pattern = new RegExp(`\\d[${mark}](?:\\d{1,2}|\\d{4,})(?![\\d.,])`);
    return cells.filter((cell) => pattern.test(cell)).length;
  };
  const [dots, commas] = [count('.'), count(',')];
  if (dots > 10 * commas) return '.';
  return commas > 10 * dots ? ',' : undefined;
}
