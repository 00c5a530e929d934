import { quantities } from '../../text/quantities.ts';
import { unitAfter } from '../../text/unit-names.ts';
import { type Dimension, dimensionOf } from '../../text/units.ts';

/** Units that are also said of another quantity: a bottle "holds 12 ounces". */
const alsoMeans: Readonly<Record<string, Dimension>> = { oz: 'volume' };
const SHORTEST_NAME = 2;

/** What the units named in a question measure ("how many pounds", "under 500g": mass); counts ("pieces") are left out. */
export function askedDimensions(text: string, language: string): ReadonlySet<Dimension> {
  const dimensions = new Set<Dimension>();
  for (const { dimension, unit } of quantities(text, language)) {
    if (dimension === 'count') continue;
    dimensions.add(dimension);
    const other = alsoMeans[unit];
    if (other !== undefined) dimensions.add(other);
  }
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (word.length < SHORTEST_NAME) continue;
    const found = unitAfter(` ${text.slice(index)}`, 0, language);
    const dimension = found && dimensionOf(found.unit);
    if (dimension === undefined || dimension === 'count') continue;
    dimensions.add(dimension);
    const other = alsoMeans[found!.unit];
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
