/** By currency; asking Intl costs more than the rest of a fact sheet or of reading a price. */
const digitsOf = new Map<string, number>();

/** Decimal digits of a currency's minor unit (EUR 2, JPY 0). Throws `RangeError` for what is no ISO 4217 code. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}
