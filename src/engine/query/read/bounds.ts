import type { ColumnTest, Operator } from '../../question/constraint.ts';
import type { Bound } from '../lexicon/compiled-lexicon.ts';
import { isFree, longestPhraseAt, type Reading } from './reading.ts';

/** `around` a number is within this share of it. */
const AROUND = 0.15;

/** What a sign before a number says: `<50`, `≥ 16 GB`, `~30 €`. */
const SIGNS: Readonly<Record<string, Bound>> = {
  '<': 'lt',
  '<=': 'lte',
  '≤': 'lte',
  '>': 'gt',
  '>=': 'gte',
  '≥': 'gte',
  '~': 'around',
  '≈': 'around',
};

/** A number with what it counts or measures, written by the tokens up to `to`; `columns` where attributes hold it. */
export type Numeral = { to: number; value: number; columns?: readonly ColumnTest[] };

/** A number as the words around it bound it, or both ends of a range, the lower first. */
export type Bounded<N extends Numeral> = {
  /** The token after all of it. */
  to: number;
  ends: readonly [N] | readonly [least: N, most: N];
  bound: Bound | undefined;
  /** "between", "from … to": the words open a range. */
  isOpened: boolean;
  /** `50+`: only a sign bounds it. */
  isPlus: boolean;
};

/**
 * Reads what begins at a token: `between 5 and 10`, `5-10`, `under 10`, `10 or less`, `<10`, `10+`, `10`; `undefined` where
 * no number does. The ends of a range stand the other way round only where a word opens them.
 *
 * `numeralAt` reads a number at a token; of a range's first number it may take the unit from the other (`isFirst`).
 * `skipName` passes over what may stand between a bound and its number.
 */
export function boundedAt<N extends Numeral>(
  reading: Reading,
  at: number,
  numeralAt: (at: number, isFirst: boolean) => N | undefined,
  skipName: (at: number) => number = (next) => next,
): Bounded<N> | undefined {
  const { lexicon, tokens } = reading;
  if (!isFree(reading, at)) return undefined;
  const open = longestPhraseAt(reading, lexicon.rangeOpen, at);
  const low = numeralAt(at + (open?.length ?? 0), true);
  const isDash = low !== undefined && '-–—'.includes(tokens[low.to]?.key ?? ' ');
  const join =
    low && (longestPhraseAt(reading, open?.meaning ?? lexicon.rangeJoin, low.to)?.length ?? (isDash ? 1 : 0));
  const high = join ? numeralAt(low.to + join, false) : undefined;
  if (low && high && high.value !== low.value && (high.value > low.value || open)) {
    const ends = high.value > low.value ? ([low, high] as const) : ([high, low] as const);
    return { to: high.to, ends, bound: undefined, isOpened: open !== undefined, isPlus: false };
  }
  const sign = SIGNS[tokens[at]!.key];
  const before = sign ? { meaning: sign, length: 1 } : longestPhraseAt(reading, lexicon.boundBefore, at);
  const one = numeralAt(before ? skipName(at + before.length) : at, false);
  if (!one) return undefined;
  const isTaken = before !== undefined || isNextBounded(reading, one.to, numeralAt, skipName);
  const after = isTaken ? undefined : longestPhraseAt(reading, lexicon.boundAfter, one.to);
  const isPlus = !before && !after && tokens[one.to]?.key === '+' && isFree(reading, one.to);
  return {
    to: one.to + (after?.length ?? (isPlus ? 1 : 0)),
    ends: [one],
    bound: before?.meaning ?? after?.meaning ?? (isPlus ? 'gte' : undefined),
    isOpened: false,
    isPlus,
  };
}

/** Whether the words at a token bound what follows them: "iphone 12 max 800" says nothing of 12. */
function isNextBounded(
  reading: Reading,
  at: number,
  numeralAt: (at: number, isFirst: boolean) => Numeral | undefined,
  skipName: (at: number) => number,
): boolean {
  const bound = longestPhraseAt(reading, reading.lexicon.boundBefore, at);
  if (!bound) return false;
  const next = skipName(at + bound.length);
  return reading.tokens[next]?.kind === 'number' || numeralAt(next, false) !== undefined;
}

/** The same number times a factor. */
export function scaled<N extends Numeral>(numeral: N, factor: number): N {
  const columns = numeral.columns?.map(({ column, value }) => ({ column, value: value * factor }));
  return { ...numeral, value: numeral.value * factor, columns };
}

/** What a product's number must be; `bare` is what a number means that nothing bounds. */
export function limitsOf<N extends Numeral>(
  { ends, bound }: Bounded<N>,
  bare: Bound | 'is',
): (readonly [Operator, N])[] {
  const [low, high] = ends;
  if (high) return limits(low, high);
  const operator = bound ?? bare;
  return operator === 'around' ? limits(scaled(low, 1 - AROUND), scaled(low, 1 + AROUND)) : [[operator, low]];
}

const limits = <N>(least: N, most: N): (readonly [Operator, N])[] => [
  ['gte', least],
  ['lte', most],
];
