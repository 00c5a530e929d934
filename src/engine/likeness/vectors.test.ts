import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosine, packVector, spread } from './vectors.ts';

const exact = (a: readonly number[], b: readonly number[]) => {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + value * y[i]!, 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
};

test('eight bits keep the angle', () => {
  const vector = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(vector, vector, (a, b) => {
      fc.pre(Math.max(...a.map(Math.abs)) > 0.1 && Math.max(...b.map(Math.abs)) > 0.1);
      expect(cosine(packVector(a), packVector(b))).toBeCloseTo(exact(a, b), 1);
    }),
  );
});

test('nothing is like zero, or like a vector of another model', () => {
  expect(cosine(packVector([0, 0]), packVector([1, 0]))).toBe(0);
  expect(cosine(packVector([1, 0]), packVector([1, 0, 0]))).toBe(0);
  expect([...packVector([Number.NaN, 2])]).toEqual([0, 127]);
});

test('figures are spread from 0 to 1', () => {
  expect([...spread(new Map(Object.entries({ a: 2, b: 6, c: 4 }))).values()]).toEqual([0, 1, 0.5]);
  expect([...spread(new Map([['a', 3]])).values()]).toEqual([0]);
});
