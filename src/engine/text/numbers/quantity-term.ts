import { baseUnitOf, convert, dimensionOf } from './units.ts';

/** First characters of the terms that stand for an amount with its unit; no word begins so. */
export const QUANTITY_MARK = 'q:';

/** The index term of an amount: in base units, six significant digits (`1.5`, `l` gives `q:1500ml`). */
export function quantityTerm(value: number, unit: string): string {
  const base = baseUnitOf(dimensionOf(unit)!);
  return `${QUANTITY_MARK}${Number(convert(value, unit, base)!.toPrecision(6))}${base}`;
}
