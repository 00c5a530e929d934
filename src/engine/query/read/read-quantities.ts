import type { ColumnTest } from '../../question/constraint.ts';
import { type Quantity, quantities } from '../../text/numbers/quantities.ts';
import { convert } from '../../text/numbers/units.ts';
import type { NumericColumn } from '../vocabulary/catalogue-vocabulary.ts';
import { columnsMeasuring, fitOfName } from '../vocabulary/column-unit.ts';
import { boundedAt, limitsOf, type Numeral, scaled } from './bounds.ts';
import { countedAt } from './read-counts.ts';
import { addConstraints, type BareConstraint, isFree, longestPhraseAt, type Reading } from './reading.ts';

/** Columns that fewer products fill are not guessed at, only used when the query names them. */
const GUESSED_SHARE = 0.01;
/** Attributes that fit nearly as well (a third as common) hold the same quantity under another name. */
const SCORE_MARGIN = 1.6;
/** A text that names more is no query; further ones stay words. */
const MOST_QUANTITIES = 8;

/** A number with a unit or a counted thing, and the attribute that states it. */
export type Counted = Numeral & { columns: readonly ColumnTest[]; attribute: string; unit?: string };

/**
 * Reads numbers that attributes state: quantities (`at least 16 GB`, `15 inch`, `5-10 l`, `between 1 and 2 m`) and counted
 * things (`for 4 people`, `SPF 50`; see `countedAt`).
 *
 * The attribute of a quantity is the one whose name the query's words fit best among those measured in that dimension;
 * what no attribute of the catalogue can hold stays text. A bare number means equality, and its words stay in the text.
 */
export function readQuantities(reading: Reading): void {
  if (reading.vocabulary.columns.length === 0) return;
  const measured = findMeasured(reading);
  const numeralAt = (at: number, isFirst: boolean): Counted | undefined => {
    if (!isFree(reading, at)) return undefined;
    const found = measured.get(at) ?? countedAt(reading, at);
    const token = reading.tokens[at];
    const unitOf = found || !isFirst || token?.kind !== 'number' ? undefined : measured.get(at + 2);
    return unitOf ? { ...scaled(unitOf, token!.value / unitOf.value), to: at + 1 } : found;
  };
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = boundedAt(reading, at, numeralAt);
    if (!found || found.ends[0].attribute !== found.ends.at(-1)!.attribute) continue;
    const limits = limitsOf(found, 'is');
    const said = limits.map(([operator, { columns, attribute, unit }]): BareConstraint => {
      const value = columns[0]!.value;
      return { slot: 'attribute', attribute, operator, value, unit, columns };
    });
    addConstraints(reading, [at, found.to], said, limits[0]![0] === 'is');
  }
}

/** The quantities of a query by the token that they begin at, as far as an attribute may hold them. */
function findMeasured(reading: Reading): ReadonlyMap<number, Counted> {
  const { tokens, text, locale } = reading;
  const found = new Map<number, Counted>();
  const all = quantities(text, locale);
  for (const [i, quantity] of all.entries()) {
    if (quantity.kind === 'sides' || quantity.dimension === 'count' || found.size === MOST_QUANTITIES)
      continue;
    // If the upper end of a range is money, the lower is too.
    const isMoneyRange =
      quantity.kind === 'range' && all[i + 1] && isMoney(reading, placeOf(tokens, all[i + 1]!));
    const place = placeOf(tokens, quantity);
    if (!place || isMoneyRange || !isFree(reading, place.from) || isMoney(reading, place)) continue;
    const { value, unit } = quantity;
    const fitting = columnsFor(reading, quantity);
    if (fitting) found.set(place.from, { to: place.to, value, unit, ...fitting });
  }
  return found;
}

type Place = { from: number; to: number };

function placeOf(tokens: Reading['tokens'], { start, end }: Quantity): Place | undefined {
  const from = tokens.findIndex((token) => token.start === start);
  if (from < 0) return undefined;
  let to = from + 1;
  while (to < tokens.length && tokens[to]!.end <= end) to++;
  return { from, to };
}

/** `50 pounds` where prices are in pounds. */
function isMoney(reading: Reading, place: Place | undefined): boolean {
  if (!place || place.to - place.from < 2) return false;
  return (
    longestPhraseAt(reading, reading.lexicon.currencies, place.to - 1)?.meaning.includes(reading.currency) ===
    true
  );
}

function columnsFor(
  reading: Reading,
  quantity: Quantity,
): Pick<Counted, 'columns' | 'attribute'> | undefined {
  const { columns, documentCount } = reading.vocabulary;
  const fitting: { column: NumericColumn; value: number; score: number }[] = [];
  const values = new Map<string, number | undefined>();
  for (const { column, unit } of columnsMeasuring(columns, quantity.dimension)) {
    if (!values.has(unit)) values.set(unit, convert(quantity.value, quantity.unit, unit));
    const value = values.get(unit);
    if (value === undefined || value > column.max * 2 || value < column.min / 2) continue;
    const sameUnit = unit === quantity.unit;
    const fit = fitOfName(column.words, {
      query: reading.about,
      dimension: quantity.dimension,
      documents: column.documents,
      sameUnit,
    });
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
