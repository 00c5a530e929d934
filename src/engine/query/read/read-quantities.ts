import { type Quantity, quantities } from '../../text/quantities.ts';
import { convert, type Dimension } from '../../text/units.ts';
import type { Bound } from '../lexicon/compiled-lexicon.ts';
import { AROUND, SIGNS } from './bounds.ts';
import type { NumericColumn } from './catalogue-vocabulary.ts';
import { columnsMeasuring, fitOfName, namesMeasure, saysMeasure } from './column-unit.ts';
import type { ColumnTest, Operator } from './constraint.ts';
import { isFree, phraseAt, type Reading, surfaceOf, take } from './reading.ts';
import type { QueryToken } from './scan-query.ts';

/** Words of the longest phrase that bounds a number: `que no sea más ancho que`. */
const LONGEST_BOUND = 6;
/** Columns that fewer products fill are not guessed at, only used when the query names them. */
const GUESSED_SHARE = 0.01;
/** Attributes that fit nearly as well (a third as common) hold the same quantity under another name. */
const SCORE_MARGIN = 1.6;

/** A text that names more is no query; further ones stay words. */
const MOST_QUANTITIES = 8;

/** Tokens `from … to` of a quantity with the columns that may hold it. */
type Measured = {
  from: number;
  to: number;
  quantity: Quantity;
  columns: readonly ColumnTest[];
  attribute: string;
};

/**
 * Reads quantities of typed attributes: `at least 16 GB`, `15 inch`, `up to 1.5 kg`, `5-10 l`, `between 1 and 2 m`.
 *
 * The attribute is the one whose name the query's words fit best among those measured in that dimension; what no
 * attribute of the catalogue can hold stays text. A bare quantity means equality, and its words stay in the text.
 */
export function readQuantities(reading: Reading): void {
  if (reading.vocabulary.columns.length === 0) return;
  const measured = findMeasured(reading);
  for (let i = 0; i < measured.length; i++) {
    const one = measured[i]!;
    if (!isFree(reading, one.from)) continue;
    const next = measured[i + 1];
    if (next && readRange(reading, one, next)) i++;
    else readBounded(reading, one);
  }
}

function findMeasured(reading: Reading): Measured[] {
  const { tokens, text, locale } = reading;
  const found: Measured[] = [];
  const all = quantities(text, locale);
  for (const [i, quantity] of all.entries()) {
    if (quantity.kind === 'range' && isMoneyAt(reading, all[i + 1])) continue;
    if (quantity.kind === 'sides' || quantity.dimension === 'count') continue;
    const from = tokens.findIndex((token) => token.start === quantity.start);
    if (from < 0 || !isFree(reading, from)) continue;
    let to = from + 1;
    while (to < tokens.length && tokens[to]!.end <= quantity.end) to++;
    if (isMoney(reading, from, to)) continue;
    const fitting = columnsFor(reading, quantity);
    if (fitting) found.push({ from, to, quantity, ...fitting });
    if (found.length === MOST_QUANTITIES) break;
  }
  return found;
}

/** Whether the upper end of a range is money: then the lower is too. */
function isMoneyAt(reading: Reading, high: Quantity | undefined): boolean {
  if (!high) return false;
  const from = reading.tokens.findIndex((token) => token.start === high.start);
  if (from < 0) return false;
  let to = from;
  while (to < reading.tokens.length && reading.tokens[to]!.end <= high.end) to++;
  return isMoney(reading, from, to);
}

/** `50 pounds` where prices are in pounds. */
function isMoney(reading: Reading, from: number, to: number): boolean {
  const named = phraseAt(reading, reading.lexicon.currencies, to - 1);
  return to - from > 1 && named !== undefined && named.meaning.includes(reading.currency);
}

function columnsFor(
  reading: Reading,
  quantity: Quantity,
): Pick<Measured, 'columns' | 'attribute'> | undefined {
  const { columns, documentCount } = reading.vocabulary;
  const fitting: { column: NumericColumn; value: number; score: number }[] = [];
  const values = new Map<string, number | undefined>();
  for (const { column, unit } of columnsMeasuring(columns, quantity.dimension)) {
    if (!values.has(unit)) values.set(unit, convert(quantity.value, quantity.unit, unit));
    const value = values.get(unit);
    if (value === undefined || value > column.max * 2 || value < column.min / 2) continue;
    const sameUnit = unit === quantity.unit;
    const fit = fitOfName(column.words, reading.about, quantity.dimension, column.documents, sameUnit);
    if (!fit || (!fit.named && column.documents < documentCount * GUESSED_SHARE)) continue;
    // A share of what must be said: "20 % off" is none of an attribute.
    if (!fit.named && quantity.dimension === 'ratio') continue;
    fitting.push({ column, value, score: fit.score });
  }
  fitting.sort((x, y) => y.score - x.score || (x.column.column < y.column.column ? -1 : 1));
  const best = fitting[0];
  if (!best) return undefined;
  const toTest = ({ column, value }: (typeof fitting)[number]): ColumnTest => ({
    column: column.column,
    value,
  });
  return {
    columns: fitting.filter(({ score }) => score > best.score - SCORE_MARGIN).map(toTest),
    attribute: best.column.attribute,
  };
}

/** `between 1 and 2 m`, `5-10 kg`: two quantities joined, or one number before that shares the unit. */
function readRange(reading: Reading, low: Measured, high: Measured): boolean {
  const opened = openBefore(reading, low.from);
  const isInverted = low.quantity.base > high.quantity.base;
  if (low.attribute !== high.attribute || low.quantity.base === high.quantity.base) return false;
  if (isInverted && !opened) return false;
  const joins = opened?.joins ?? reading.lexicon.rangeJoin;
  const join = phraseAt(reading, joins, low.to);
  const isJoined = low.to + (join?.length ?? 0) === high.from && join !== undefined;
  const isDashed = high.from === low.to + 1 && '-–—'.includes(reading.tokens[low.to]!.key);
  if (!isJoined && !isDashed && low.quantity.kind !== 'range') return false;
  const from = opened?.from ?? low.from;
  const [least, most] = isInverted ? [high, low] : [low, high];
  add(reading, from, high.to, [
    ['gte', least],
    ['lte', most],
  ]);
  return true;
}

function openBefore(reading: Reading, at: number) {
  for (let from = Math.max(0, at - 3); from < at; from++) {
    const open = phraseAt(reading, reading.lexicon.rangeOpen, from);
    if (open && from + open.length === at) return { from, joins: open.meaning };
  }
  return undefined;
}

/** `between 20 and 24 inches`: the first number shares the unit. */
function readOpenRange(reading: Reading, one: Measured): boolean {
  for (let at = Math.max(0, one.from - 3); at < one.from; at++) {
    const join = phraseAt(reading, reading.lexicon.rangeJoin, at) ?? joinOf(reading, at);
    const number = reading.tokens[at - 1];
    if (!join || at + join.length !== one.from || number?.kind !== 'number' || !isFree(reading, at - 1))
      continue;
    const opened = openBefore(reading, at - 1);
    const factor = number.value / one.quantity.value;
    if (factor === 1 || (factor > 1 && !opened)) return false;
    const other = scaled(one, factor);
    const [least, most] = factor < 1 ? [other, one] : [one, other];
    add(reading, opened?.from ?? at - 1, one.to, [
      ['gte', least],
      ['lte', most],
    ]);
    return true;
  }
  return false;
}

/** A joining word of a range that is opened before its first number: `between 20 and`. */
function joinOf(reading: Reading, at: number) {
  const opened = openBefore(reading, at - 1);
  return opened && phraseAt(reading, opened.joins, at);
}

function readBounded(reading: Reading, one: Measured): void {
  if (readOpenRange(reading, one)) return;
  const before = boundBefore(reading, one.from);
  const end = endWithNaming(reading, one.from, one.to, one.quantity.dimension);
  const after = phraseAt(reading, reading.lexicon.boundAfter, end);
  const plus = reading.tokens[one.to]?.key === '+' && !reading.tokens[one.to]!.spaced;
  const bound = before?.bound ?? after?.meaning ?? (plus ? 'gte' : undefined);
  const from = before?.from ?? one.from;
  const to = before ? end : Math.max(end, (after ? end : one.to) + (after?.length ?? (plus ? 1 : 0)));
  if (bound === 'around')
    add(reading, from, to, [
      ['gte', scaled(one, 1 - AROUND)],
      ['lte', scaled(one, 1 + AROUND)],
    ]);
  else add(reading, from, to, [[bound ?? 'is', one]]);
}

function boundBefore(reading: Reading, at: number): { from: number; bound: Bound } | undefined {
  for (let from = Math.max(0, at - LONGEST_BOUND); from < at; from++) {
    const found = phraseAt(reading, reading.lexicon.boundBefore, from);
    if (found && from + found.length === at) return { from, bound: found.meaning };
  }
  const sign = at > 0 ? SIGNS[reading.tokens[at - 1]!.key] : undefined;
  return sign && isFree(reading, at - 1) ? { from: at - 1, bound: sign } : undefined;
}

function scaled(one: Measured, factor: number): Measured {
  const scale = (tests: readonly ColumnTest[]): ColumnTest[] =>
    tests.map(({ column, value }) => ({ column, value: value * factor }));
  return { ...one, columns: scale(one.columns) };
}

/** The end of a quantity with the word after it that says what is measured (`16 GB of RAM`), unless it is all there is. */
function endWithNaming(reading: Reading, from: number, to: number, dimension: Dimension): number {
  const isGlue = reading.lexicon.glue.has(reading.tokens[to]?.key ?? '');
  const at = isGlue ? to + 1 : to;
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || !isFree(reading, at) || !namesMeasure(token.key, dimension)) return to;
  const isContent = ({ kind, key }: QueryToken, i: number): boolean =>
    kind === 'word' && isFree(reading, i) && !reading.lexicon.glue.has(key);
  return reading.tokens.some((other, i) => (i < from || i > at) && isContent(other, i)) ? at + 1 : to;
}

/** `that weighs less than 5 kg`: the verb on either side of what was read is no word to search. */
function dropVerb(reading: Reading, from: number, to: number, { quantity }: Measured): void {
  for (const at of [from - 1, to]) {
    const token = reading.tokens[at];
    if (token?.kind === 'word' && isFree(reading, at) && saysMeasure(token.key, quantity.dimension))
      take(reading, at, at + 1, false);
  }
}

function add(reading: Reading, from: number, to: number, limits: readonly [Operator, Measured][]): void {
  const surface = surfaceOf(reading, from, to);
  const isEquality = limits[0]![0] === 'is';
  take(reading, from, to, isEquality);
  dropVerb(reading, from, to, limits[0]![1]);
  for (const [operator, { columns, attribute, quantity }] of limits)
    reading.constraints.push({
      slot: 'attribute',
      attribute,
      operator,
      value: columns[0]!.value,
      unit: quantity.unit,
      columns,
      ...surface,
      keepsText: isEquality,
      soft: isEquality,
    });
}
