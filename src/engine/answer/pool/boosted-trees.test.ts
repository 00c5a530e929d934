import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, leafOf } from './boosted-trees.ts';

const tree = { features: [0, 1], thresholds: [0.5, 2], leaves: [-1, 1, 0.5, -0.5] };

test.each([
  [[0.5, 2], 0],
  [[0.6, 2], 1],
  [[0, 3], 2],
  [[1, 3], 3],
])('%j falls into leaf %i', (row, leaf) => {
  expect(leafOf(tree, row)).toBe(leaf);
});

test('the log odds of all trees add up to a chance', () => {
  const row = [1, 0];
  expect(chanceOf({ bias: 0, trees: [] }, row)).toBe(0.5);
  expect(chanceOf({ bias: 0.25, trees: [tree, tree] }, row)).toBeCloseTo(1 / (1 + Math.exp(-2.25)));
});

test('any row falls into one of the leaves', () => {
  const thresholds = fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(thresholds, fc.array(fc.double(), { minLength: 5, maxLength: 5 }), (cuts, row) => {
      const leaf = leafOf({ features: cuts.map((_, i) => i), thresholds: cuts }, row);
      return leaf >= 0 && leaf < 2 ** cuts.length;
    }),
  );
});
