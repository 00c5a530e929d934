import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantities } from './quantities.ts';

function read(text: string, locale: string): [string, number, string][] {
  return quantities(text, locale).map(({ start, end, value, unit }) => [text.slice(start, end), value, unit]);
}

describe('quantities', () => {
  test.each([
    ['en', '1.5 l', 1500],
    ['en', '1,5 L', 1500],
    ['de', '1,5 Liter', 1500],
    ['en', '1500 ml', 1500],
    ['zh', '1500毫升', 1500],
    ['th', '1500 มล.', 1500],
    ['ru', '1,5 л', 1500],
    ['ar', '١٫٥ لتر', 1500],
  ])('%s: %s is %d ml', (locale, text, base) => {
    expect(quantities(text, locale)).toMatchObject([{ dimension: 'volume', base }]);
  });

  test.each([
    ['en', '15" laptop', [['15"', 15, 'in']]],
    ['en', 'the "model 15" and 13.3″', [['13.3″', 13.3, 'in']]],
    ['en', '16GB of RAM', [['16GB', 16, 'gb']]],
    ['en', '15-inch', [['15-inch', 15, 'in']]],
    ['en', '2 lb 3 oz', [['2 lb 3 oz', 2.1875, 'lb']]],
    ['en', `5'11"`, [[`5'11"`, 5.91666666667, 'ft']]],
    ['en', '1 h 30 min', [['1 h 30 min', 1.5, 'h']]],
    [
      'en',
      '1 1/4" pipe, 3/4 inch',
      [
        ['1 1/4"', 1.25, 'in'],
        ['3/4 inch', 0.75, 'in'],
      ],
    ],
    [
      'en',
      '-18 °C to 72°F',
      [
        ['-18 °C', -18, 'c'],
        ['72°F', 72, 'f'],
      ],
    ],
    [
      'en',
      '5 fl. oz. and 12 sq ft',
      [
        ['5 fl. oz', 5, 'fl_oz'],
        ['12 sq ft', 12, 'ft2'],
      ],
    ],
    [
      'en',
      '5㎏ at 37℃',
      [
        ['5㎏', 5, 'kg'],
        ['37℃', 37, 'c'],
      ],
    ],
    ['en', '2 in 1, 4K, 5G, A4, 3D, size M, TS5350', []],
    [
      'de',
      '10 Stück, 6er-Pack',
      [
        ['10 Stück', 10, 'piece'],
        ['6er-Pack', 6, 'piece'],
      ],
    ],
    [
      'fr',
      '256 Go ou 1 To',
      [
        ['256 Go', 256, 'gb'],
        ['1 To', 1, 'tb'],
      ],
    ],
    [
      'ru',
      '5 кг в 2024 г., 220В',
      [
        ['5 кг', 5, 'kg'],
        ['220В', 220, 'v'],
      ],
    ],
    ['ja', '2024年 15インチ', [['15インチ', 15, 'in']]],
    ['hi', '५ किलो', [['५ किलो', 5, 'kg']]],
  ])('%s: %s', (locale, text, expected) => {
    expect(read(text, locale)).toEqual(expected);
  });

  test('numbers that share a unit each get it', () => {
    expect(quantities('60x90 cm', 'en')).toMatchObject([
      { value: 60, unit: 'cm', kind: 'sides', start: 0, end: 2 },
      { value: 90, unit: 'cm', kind: 'sides', start: 3, end: 8 },
    ]);
    expect(quantities('5–10 kg', 'en')).toMatchObject([
      { base: 5000, kind: 'range' },
      { base: 10000, kind: 'range' },
    ]);
    expect(quantities('5 bis 10 kg', 'de').map((q) => q.kind)).toEqual(['range', 'range']);
  });

  test('a pack is a count of amounts', () => {
    expect(quantities('6 x 330 ml', 'en')).toMatchObject([
      { value: 6, unit: 'piece' },
      { value: 330, unit: 'ml' },
    ]);
  });

  test('takes any text, with spans in order', () => {
    const part = fc.constantFrom(
      ...[
        '1',
        '2.5',
        ' ',
        'kg',
        '"',
        "'",
        'x',
        '-',
        '/',
        '4',
        'in',
        'ft',
        'fl oz',
        '°C',
        '㎏',
        '分',
        'er-Pack',
        '½',
        '“',
      ],
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 25 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'fr', 'ja', 'ko'), (original, locale) => {
        let at = 0;
        for (const { start, end, base } of quantities(original, locale)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(Number.isFinite(base)).toBe(true);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(original.length);
      }),
      { numRuns: 300 },
    );
  });
});
