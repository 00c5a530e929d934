import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrice } from './parse-price.ts';

test.each([
  ['139.00 USD', 'EUR', 13_900, 'USD'],
  ['USD 139', 'EUR', 13_900, 'USD'],
  ['$139.00', 'USD', 13_900, 'USD'],
  ['$139.00', 'CAD', 13_900, 'CAD'],
  ['$139.00', 'EUR', 13_900, 'USD'],
  ['1.299,00 €', 'USD', 129_900, 'EUR'],
  ['€1,299.00', 'USD', 129_900, 'EUR'],
  ['1 299,00 zł', 'USD', 129_900, 'PLN'],
  ["CHF 1'299.50", 'USD', 129_950, 'CHF'],
  ['1.299', 'EUR', 129_900, 'EUR'],
  ['1,299', 'USD', 129_900, 'USD'],
  ['12,5', 'EUR', 1_250, 'EUR'],
  ['0.999', 'USD', 100, 'USD'],
  ['19.995', 'KWD', 19_995, 'KWD'],
  ['1,234,567.89', 'USD', 123_456_789, 'USD'],
  ['1.234.567', 'EUR', 123_456_700, 'EUR'],
  ['¥1,200', 'JPY', 1_200, 'JPY'],
  ['129,-', 'EUR', 12_900, 'EUR'],
  ['from 99 kr', 'NOK', 9_900, 'NOK'],
  ['49.90', 'EUR', 4_990, 'EUR'],
  ['0', 'EUR', 0, 'EUR'],
])('%j of a shop in %s is %d %s', (text, own, amount, currency) => {
  expect(parsePrice(text, own)).toEqual({ amount, currency });
});

test.each(['', 'free', '-5', 'call us', '1.2.3', '5 apples', '9'.repeat(20), '1,23.45,6'])(
  '%j is no price',
  (text) => {
    expect(parsePrice(text, 'EUR')).toBeUndefined();
  },
);

test('a price written with either convention reads back as its amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('en', 'de', 'fr', 'de-CH', 'sv'),
      (amount, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100);
        expect(parsePrice(`${written} EUR`, 'USD')).toEqual({ amount, currency: 'EUR' });
      },
    ),
  );
});
