import { type Amount, isPlain } from '../read/amounts.ts';
import { spansOf } from '../read/phrase-spans.ts';
import { isComparable } from '../read/same-amount.ts';
import type { GateClaim } from './claim.ts';

const EXACT = 1e-6;
/** Figures from here on may be rounded to whole ones. */
const LEAST_ROUNDED = 10;
const MOST_LISTED = 12;

/** Whether a number follows from others of the sentence, which evidence states, and of the shopper: nobody has to state it. */
export function isWorkedOut(claim: GateClaim, amount: Amount, supported: readonly Amount[]): boolean {
  return isSum(amount, supported) || isProduct(claim, amount, supported) || isCountOfList(claim, amount);
}

/** A difference or sum of two amounts that the sentence itself states. */
function isSum(amount: Amount, supported: readonly Amount[]): boolean {
  const own = supported.filter((other) => isComparable(amount, other) && amount.unit === other.unit);
  const is = (x: number, y: number) =>
    amount.values.some(
      (value) => Math.abs(Math.abs(x - y) - value) < EXACT || Math.abs(x + y - value) < EXACT,
    );
  return own.some((a, i) =>
    own.slice(i + 1).some((b) => a.values.some((x) => b.values.some((y) => is(x, y)))),
  );
}

type Factor = { of: Amount; value: number };

function factorsOf(amounts: readonly Amount[]): Factor[] {
  return amounts
    .filter(({ code }) => code === undefined)
    .flatMap((of) => of.values.map((value) => ({ of, value })));
}

/**
 * Several times an amount of the sentence or a share of it; how often it goes into what the shopper has. Money is made of
 * money, a measure of that measure.
 */
function isProduct({ gate }: GateClaim, amount: Amount, supported: readonly Amount[]): boolean {
  if (amount.code !== undefined) return false;
  const own = factorsOf(supported);
  const asked = factorsOf(gate.asked.amounts);
  const isMultiple = [...own, ...asked].some(({ of, value: times }) =>
    own.some(
      (one) =>
        one.of !== of &&
        isSameKind(one.of, amount) &&
        sharesOf(of, times).some((share) => isAbout(amount, one.value * share, false)),
    ),
  );
  if (isMultiple || amount.currencies !== undefined) return isMultiple;
  return asked.some(({ of, value: whole }) =>
    own.some(
      (one) =>
        one.of.unit !== undefined && isSameKind(one.of, of) && isAbout(amount, whole / one.value, true),
    ),
  );
}

function isSameKind(one: Amount, other: Amount): boolean {
  if (one.currencies !== undefined || other.currencies !== undefined)
    return one.currencies?.some((code) => other.currencies?.includes(code)) ?? false;
  return !isPlain(one) && isComparable(one, other) && one.unit === other.unit;
}

/** What a bare number or a percentage may multiply by. */
function sharesOf(amount: Amount, value: number): number[] {
  if (amount.unit === 'percent') return [1 + value / 100, 1 - value / 100, value / 100];
  return isPlain(amount) ? [value, 1 / value] : [];
}

/** Whether an amount is a figure, rounded; what is counted is rounded up. */
function isAbout({ values }: Amount, figure: number, isCounted: boolean): boolean {
  return values.some((value) => {
    const isRounded = Number.isInteger(value) && value >= LEAST_ROUNDED;
    return (
      Math.abs(figure - value) < (isRounded ? 1 : EXACT) || (isCounted && Math.ceil(figure - EXACT) === value)
    );
  });
}

/** "Three shops: in A, in B and in C": how many things the sentence itself lists. */
function isCountOfList({ text, gate }: GateClaim, amount: Amount): boolean {
  const [count = 0] = amount.values;
  if (!isPlain(amount) || !Number.isInteger(count) || count < 2 || count > MOST_LISTED) return false;
  const list = /^[^:;.]{0,40}:(.+)$/su.exec(text.slice(amount.end))?.[1]?.replace(/\([^()]*\)/gu, '');
  if (list === undefined) return false;
  if (list.includes(';')) return list.split(';').length === count;
  const last = spansOf(list.toLowerCase(), gate.lexicon.and).at(-1);
  const isJoined = last !== undefined && !/,\s*$/u.test(list.slice(0, last.start));
  return list.split(/,(?!\d)/u).length + Number(isJoined) === count;
}
