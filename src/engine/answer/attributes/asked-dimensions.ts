import { quantities } from '../../text/quantities.ts';
import { unitAfter } from '../../text/unit-names.ts';
import { type Dimension, dimensionOf } from '../../text/units.ts';

/** Units that are also said of another quantity: a bottle "holds 12 ounces". */
const alsoMeans: Readonly<Record<string, Dimension>> = { oz: 'volume' };
const SHORTEST_NAME = 2;

/** A word that names a unit, as written, with what it measures. */
export type NamedUnit = { word: string; unit: string; dimension: Dimension };

/** The words of a text that name units ("pounds"); counts ("pieces") are left out. */
export function namedUnits(text: string, language: string): NamedUnit[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ index, 0: word }) => {
    if (word.length < SHORTEST_NAME) return [];
    const unit = unitAfter(` ${text.slice(index)}`, 0, language)?.unit;
    const dimension = unit === undefined ? undefined : dimensionOf(unit);
    return unit === undefined || dimension === undefined || dimension === 'count'
      ? []
      : [{ word, unit, dimension }];
  });
}

/** What a question's amounts ("under 500g") and the units it names ("how many pounds") measure; counts are left out. */
export function askedDimensions(
  text: string,
  language: string,
  named: readonly NamedUnit[],
): ReadonlySet<Dimension> {
  const dimensions = new Set<Dimension>();
  for (const { dimension, unit } of [...quantities(text, language), ...named]) {
    if (dimension === 'count') continue;
    dimensions.add(dimension);
    const other = alsoMeans[unit];
    if (other !== undefined) dimensions.add(other);
  }
  return dimensions;
}

/** What the first amount of a value measures; a unit sign of the name goes before. `undefined` for a bare number. */
export function valueDimension(value: string, unit: string | undefined): Dimension | undefined {
  if (unit !== undefined) return dimensionOf(unitAfter(` ${unit}`, 0, 'en')?.unit ?? '');
  const number = /\d+(?:[.,]\d+)?/u.exec(value);
  const found = number && unitAfter(value, number.index + number[0].length, 'en');
  const dimension = found ? dimensionOf(found.unit) : undefined;
  return dimension === 'count' ? undefined : dimension;
}
