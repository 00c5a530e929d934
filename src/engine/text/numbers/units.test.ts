import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dimension } from '../../language/concepts/dimension.ts';
import { everyPart } from '../../language/pack.ts';
import { baseUnitOf, convert, dimensionOf } from './units.ts';

const DIMENSIONS: Dimension[] = [
  ...([
    'length',
    'mass',
    'volume',
    'area',
    'temperature',
    'power',
    'voltage',
    'current',
    'charge',
    'energy',
  ] as const),
  ...([
    'storage',
    'time',
    'speed',
    'pressure',
    'frequency',
    'resolution',
    'light',
    'ratio',
    'count',
  ] as const),
];

describe('convert', () => {
  test.each([
    [1, 'in', 'mm', 25.4],
    [5, 'lb', 'kg', 2.26796185],
    [32, 'f', 'c', 0],
    [-40, 'c', 'f', -40],
    [0, 'kelvin', 'c', -273.15],
    [1, 'gal', 'l', 3.785411784],
    [100, 'kmh', 'mph', 62.1371192237],
    [1, 'tb', 'gb', 1000],
    [1, 'gib', 'mb', 1073.741824],
    [2, 'year', 'month', 24],
    [1, 'kwh', 'kj', 3600],
    [1, 'bar', 'psi', 14.503773773],
    [1, 'acre', 'm2', undefined],
    [1, 'kg', 'm', undefined],
  ])('%d %s in %s is %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBe(expected);
  });

  test('there and back gives the same amount', () => {
    const units = everyPart('text').flatMap(([, words]) => words.units?.split(';') ?? []);
    const named = [...new Set(units.map((entry) => entry.trim().split('=')[0]!))];
    const byDimension = [...Map.groupBy(named, dimensionOf).values()];
    expect(byDimension).toHaveLength(DIMENSIONS.length);
    const pair = fc.constantFrom(...byDimension).chain((same) => {
      const unit = fc.constantFrom(...same);
      return fc.tuple(unit, unit, fc.double({ min: 0.001, max: 1e6, noNaN: true }));
    });
    fc.assert(
      fc.property(pair, ([from, to, value]) => {
        const back = convert(convert(value, from, to)!, to, from)!;
        // Offsets of temperatures cost the digits of small values.
        expect(Math.abs(back - value)).toBeLessThanOrEqual(
          1e-9 * Math.max(value, dimensionOf(from) === 'temperature' ? 1e3 : 0),
        );
      }),
    );
  });
});

describe('units', () => {
  test('each dimension has a base unit of its own', () => {
    for (const dimension of DIMENSIONS) expect(dimensionOf(baseUnitOf(dimension))).toBe(dimension);
  });

  test('every unit word names a unit that exists', () => {
    for (const [, { units }] of everyPart('text')) {
      for (const entry of units?.split(';') ?? []) {
        const [unit, words] = entry.trim().split('=');
        expect(dimensionOf(unit!), entry).toBeDefined();
        for (const word of words!.split('|')) expect(word, entry).toBe(word.normalize('NFC').toLowerCase());
      }
    }
  });
});
