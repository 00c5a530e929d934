import { convert, dimensionOf } from '../../text/numbers/units.ts';
import { type Amount, isPlain, WORKDAY } from './amounts.ts';

const TINY = 1e-9;

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.some((value) => b.some((other) => Math.abs(value - other) < TINY));
}

/** A number of which nothing says what it counts: that of a table's cell. */
function isBare(amount: Amount): boolean {
  return isPlain(amount) && amount.counts === undefined;
}

/** How many digits stand behind the decimal mark of a number as shown. */
function decimalsOf(text: string): number {
  return /\p{N}[.,](\p{N}+)$/u.exec(text)?.[1]?.length ?? 0;
}

/**
 * Whether two amounts measure the same kind of thing, so that one could stand for the other: two prices, two weights,
 * two bare numbers.
 */
export function isComparable(a: Amount, b: Amount): boolean {
  if (a.currencies !== undefined || b.currencies !== undefined)
    return a.currencies !== undefined && b.currencies !== undefined;
  if (a.code !== undefined || b.code !== undefined) return false;
  if (isPlain(a) || isPlain(b)) return isPlain(a) && isPlain(b);
  if (a.unit === WORKDAY || b.unit === WORKDAY) return a.unit === b.unit || isTime(a) || isTime(b);
  return dimensionOf(a.unit!) === dimensionOf(b.unit!);
}

function isTime({ unit }: Amount): boolean {
  return unit !== undefined && unit !== WORKDAY && dimensionOf(unit) === 'time';
}

function agreesAfterConversion(shown: Amount, stated: Amount, text: string): boolean {
  const step = 10 ** -decimalsOf(text);
  return stated.values.some((value) => {
    const converted = convert(value, stated.unit!, shown.unit!);
    if (converted === undefined) return false;
    return shown.values.some(
      (own) =>
        Math.abs(converted - own) < TINY || Math.abs(converted - own) <= 0.51 * step * Number(own >= 1),
    );
  });
}

/**
 * Whether an amount that a sentence shows is the one that evidence states: the same number of the same unit or currency,
 * or equal to it after conversion, rounded to the digits shown (`text` is the number as shown). A number without a unit
 * bears out one with, where nothing says that it counts something else.
 */
export function isSameAmount(shown: Amount, stated: Amount, text: string): boolean {
  if (shown.code !== undefined) return shown.code === stated.code;
  if (shown.currencies !== undefined) {
    if (stated.currencies === undefined) return isBare(stated) && isEqual(shown.values, stated.values);
    const isCents = (amount: Amount) => amount.currencies!.includes('cent');
    if (isCents(shown) !== isCents(stated)) {
      const scaled = (amount: Amount) =>
        amount.values.map((value) => (isCents(amount) ? value / 100 : value));
      return isEqual(scaled(shown), scaled(stated));
    }
    const isSameMoney = shown.currencies.some((code) => stated.currencies!.includes(code));
    return isSameMoney && isEqual(shown.values, stated.values);
  }
  if (stated.currencies !== undefined || stated.code !== undefined) return false;
  if (shown.unit === undefined)
    return (stated.unit === undefined || shown.counts === undefined) && isEqual(shown.values, stated.values);
  if (stated.unit === undefined) return isBare(stated) && isEqual(shown.values, stated.values);
  if (shown.unit === WORKDAY || stated.unit === WORKDAY)
    return shown.unit === stated.unit && isEqual(shown.values, stated.values);
  if (shown.unit === stated.unit) return isEqual(shown.values, stated.values);
  return agreesAfterConversion(shown, stated, text);
}
