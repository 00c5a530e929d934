import { expect, test } from 'vitest';
import { pointAt, riskCoverage, weighed } from './curve.ts';

const cases = [
  { sure: 0.9, isRightIfAsserted: true },
  { sure: 0.8, isRightIfAsserted: true },
  { sure: 0.8, isRightIfAsserted: false },
  { sure: 0.3, isRightIfAsserted: false },
];

test('each chance that occurs is a point, the surest first', () => {
  expect(riskCoverage(cases)).toEqual([
    { from: 0.9, asserted: 1, right: 1, coverage: 0.25, precision: 1 },
    { from: 0.8, asserted: 3, right: 2, coverage: 0.75, precision: 2 / 3 },
    { from: 0.3, asserted: 4, right: 2, coverage: 1, precision: 0.5 },
  ]);
});

test('coverage never falls as less is asked for', () => {
  const shares = riskCoverage(cases).map(({ coverage }) => coverage);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('above every chance nothing is asserted, and nothing asserted is nothing wrong', () => {
  expect(pointAt(cases, 0.95)).toMatchObject({ asserted: 0, coverage: 0, precision: 1 });
  expect(pointAt([], 0.5)).toMatchObject({ coverage: 0, precision: 1 });
  expect(riskCoverage([])).toEqual([]);
});

test('cases that were decided otherwise are left out', () => {
  expect(weighed([{}, { sure: 0.5 }, { isRightIfAsserted: true }, cases[0]!])).toEqual([cases[0]]);
});
