import { describe, expect, test } from 'vitest';
import { areKin, isNearSpelling } from './kin.ts';

describe('areKin', () => {
  test.each([
    ['declin', 'declinat', true],
    ['polyest', 'polish', false],
    ['supportiv', 'support', true],
    ['boot', 'boots', false],
    ['ts5350', 'ts53501', false],
    ['return', 'return', false],
  ])('%s and %s: %s', (a, b, kin) => {
    expect(areKin(a, b)).toBe(kin);
    expect(areKin(b, a)).toBe(kin);
  });
});

describe('isNearSpelling', () => {
  test.each([
    ['bedigo', 'bendigo', true],
    ['waranti', 'warranti', true],
    ['ctenophh', 'ctenophor', true],
    ['boat', 'boot', false],
    ['ts5350', 'ts5351', false],
  ])('%s and %s: %s', (typed, word, near) => {
    expect(isNearSpelling(typed, word)).toBe(near);
  });
});
