import { oncePer } from '../../../memo/once-per.ts';
import { attributeConcepts, type MeasureId } from '../../language/concepts/attribute-concepts.ts';
import type { Dimension } from '../../language/concepts/dimension.ts';
import { wordsOfAll } from '../../language/pack.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { dimensionOf } from '../../text/numbers/units.ts';
import { attributeWords } from './attribute-class.ts';
import type { NumericColumn } from './catalogue-vocabulary.ts';

/** A thing that is measured, by the words of attribute names and queries, and the unit shops give it in when they give none. */
type Measure = { words: ReadonlySet<string>; dimension: Dimension; unit?: string };

/**
 * Measures by the words for them. The first group of a dimension that fits a name counts. Without a customary unit, bare
 * numbers of that name are not compared.
 */
const measures: readonly Measure[] = [...attributeConcepts].flatMap(([id, { dimension, bareUnit }]) => {
  const named = wordsOfAll('catalogue', ({ quantities }) => quantities?.[id as MeasureId]);
  if (named.size === 0 || dimension === undefined) return [];
  return { words: named, dimension, unit: bareUnit };
});

/** The unit of an attribute's bare numbers, from the last word of its name (`weight_g`) or from custom; else `undefined`. */
export function columnUnit(name: readonly string[]): string | undefined {
  return (
    unitInName(name) ?? measures.find((measure) => measure.unit !== undefined && fits(measure, name))?.unit
  );
}

function unitInName(name: readonly string[]): string | undefined {
  return name.length > 1 ? unitAfter(`1 ${name.at(-1)!}`, 1, 'en')?.unit : undefined;
}

/** The unit that a column of the index itself states, `weight_lb` as `weight@g` does; `undefined` of one that leaves it to custom. */
export function unitOfColumn(column: string): string | undefined {
  const [name = '', base] = column.slice('attr.'.length).split('@');
  return base ?? unitInName(attributeWords(name));
}

/** What a column of the index states, whatever its unit: the same of `battery@mah` and `battery_mah`. */
export function statedBy(column: string): string {
  const [name = ''] = column.slice('attr.'.length).split('@');
  const words = attributeWords(name);
  const unit = unitOfColumn(column) ?? '';
  const own = unitInName(words) === undefined ? words : words.slice(0, -1);
  return [...own, dimensionOf(unit) ?? unit].join(' ');
}

function fits(measure: Measure, name: readonly string[]): boolean {
  return name.some((word) => measure.words.has(word));
}

/** Words that say that a number is not about the product itself. */
const notItself = wordsOfAll('catalogue', (words) => words.notItself);

/** The same, unless what is measured is named: the torque asked for is the `max_torque` that is given. */
const utmost = wordsOfAll('catalogue', (words) => words.utmost);

/** Whether a name says that its number is about something else than the product. */
export function isOfOther(name: readonly string[]): boolean {
  return name.some((word) => notItself.has(word));
}

/**
 * How well an attribute of this name, filled by so many products, fits a quantity among these words of a query;
 * `undefined` when the name says that it is about something else (packaging, the maximum supported).
 *
 * A measure that both name counts most, then common words, then how common the attribute is.
 */
export function fitOfName(
  name: readonly string[],
  {
    query,
    dimension,
    documents,
    sameUnit,
  }: { query: ReadonlySet<string>; dimension: Dimension; documents: number; sameUnit: boolean },
): { score: number; named: boolean } | undefined {
  const shared = name.filter((word) => word.length > 2 && query.has(word) && !isUnitWord(word)).length;
  const isOther = (word: string): boolean =>
    !query.has(word) && (notItself.has(word) || (shared === 0 && utmost.has(word)));
  if (name.some(isOther)) return undefined;
  const named = measures.some(
    (measure) =>
      measure.dimension === dimension &&
      fits(measure, name) &&
      [...measure.words].some((word) => query.has(word)),
  );
  const score =
    (named ? 10 : 0) + (sameUnit ? 4 : 0) + 2 * shared + Math.log2(1 + documents) - 0.5 * name.length;
  return { score, named: named || shared > 0 };
}

/** Whether a word of an attribute's name is a unit. */
export function isUnitWord(word: string): boolean {
  return unitAfter(`1 ${word}`, 1, 'en') !== undefined;
}

/** Columns that measure a dimension, and the unit of each. */
type Measuring = readonly { column: NumericColumn; unit: string }[];

/** Beside the columns of a vocabulary, which can be thousands and are asked for with every quantity of every query. */
const measuringIn = oncePer(
  (columns: readonly NumericColumn[]): ReadonlyMap<Dimension | undefined, Measuring> => {
    const all = columns.flatMap((column) => {
      const unit = columnUnit(column.words);
      return unit === undefined ? [] : [{ column, unit }];
    });
    return Map.groupBy(all, ({ unit }) => dimensionOf(unit));
  },
);

/** The columns that measure a dimension, in their order. */
export function columnsMeasuring(columns: readonly NumericColumn[], dimension: Dimension): Measuring {
  return measuringIn(columns).get(dimension) ?? [];
}
