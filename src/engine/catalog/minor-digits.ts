import { kept } from '../../memo/kept.ts';

/**
 * Decimal digits of a currency's minor unit (EUR 2, JPY 0). Throws `RangeError` for what is no ISO 4217 code. Asking Intl
 * costs more than the rest of a fact sheet or of reading a price.
 */
export const minorDigits: (currency: string) => number = kept({ most: 500, longest: 3 }, (currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
});
