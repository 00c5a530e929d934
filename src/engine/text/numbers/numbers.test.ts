import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

function values(text: string, locale: string): string[] {
  return numbersIn(text, locale).map((number) => number.value);
}

describe('numbersIn', () => {
  test.each([
    ['en', 'from $1,299.00 to 1.5', ['1299', '1.5']],
    ['en', '1,500 or 1.500', ['1500', '1.5']],
    ['de', '1.299,00 € und 1,5', ['1299', '1.5']],
    ['de', '1.500 oder 1,500', ['1500', '1.5']],
    ['de-CH', "1'299.50", ['1299.5']],
    ['fr', '1\u202F299,50 €', ['1299.5']],
    ['hi', '1,00,000', ['100000']],
    ['ar', '١٬٢٩٩٫٥', ['1299.5']],
    ['zh', '１２３', ['123']],
    ['en', '12.05.2024 v1.2.3', ['12', '5', '2024', '1', '2', '3']],
    ['en', '½ 1½ ¾', ['0.5', '1.5', '0.75']],
    ['en', '-5 (−3) 5-10', ['-5', '-3', '5', '10']],
    ['en', '007 05 1.50 0', ['7', '5', '1.5', '0']],
    ['en', 'x', []],
  ])('%s: %s', (locale, text, expected) => {
    expect(values(text, locale)).toEqual(expected);
  });

  test('joins thousands across plain spaces only where that is certain', () => {
    expect(values('1 299 kr, 10 000, 1 234,5', 'sv')).toEqual(['1299', '10000', '1234.5']);
    expect(values('iPhone 13 256 Go', 'fr')).toEqual(['13', '256']);
    expect(values('10 000', 'en')).toEqual(['10', '0']);
  });

  test('tells numbers in codes', () => {
    expect(numbersIn('TS5350 and 5G and 7', 'en').map((number) => number.inWord)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('spans cut the number out of the text, in order; every digit is covered', () => {
    const part = fc.constantFrom(
      ...[
        '1',
        '23',
        '456',
        '000',
        '.',
        ',',
        ' ',
        "'",
        '-',
        '−',
        'a',
        '½',
        '٣',
        '\u00A0',
        '€',
        ' kr',
        '/',
        '\ud835',
      ],
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 20 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'fr', 'ar', 'hi'), (original, locale) => {
        let at = 0;
        let rest = '';
        for (const { start, end, value } of numbersIn(original, locale)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(Number.isFinite(Number(value)) && String(value) !== '').toBe(true);
          rest += `${original.slice(at, start)}|`;
          at = end;
        }
        rest += original.slice(at);
        expect(/[0-9½٣]/.test(rest)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
