/**
 * A symmetric decision tree: every level asks one thing of all rows that reach it, so a leaf is found by as many comparisons as
 * there are levels. Level `i` asks whether the feature at `features[i]` is above `thresholds[i]`; `yes` adds 2^i to the leaf's place.
 */
export type SymmetricTree = {
  features: readonly number[];
  thresholds: readonly number[];
  /** Log odds of each leaf, 2^levels of them. */
  leaves: readonly number[];
};

/** Trees whose log odds add up (gradient boosting, Friedman 2001), and the log odds before any of them. */
export type BoostedTrees = { bias: number; trees: readonly SymmetricTree[] };

/** The place of the leaf that a row of features falls into. */
export function leafOf({ features, thresholds }: Omit<SymmetricTree, 'leaves'>, row: readonly number[]) {
  let at = 0;
  for (let level = 0; level < features.length; level++)
    if (row[features[level]!]! > thresholds[level]!) at |= 1 << level;
  return at;
}

/** Chance that a row is positive, 0 to 1. */
export function chanceOf({ bias, trees }: BoostedTrees, row: readonly number[]): number {
  const sum = trees.reduce((total, tree) => total + tree.leaves[leafOf(tree, row)]!, bias);
  return 1 / (1 + Math.exp(-sum));
}
