import { describe, expect, test } from 'vitest';
import { areKin } from './kin.ts';

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
