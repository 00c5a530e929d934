import { type BoostedTrees, chanceOf } from './boosted-trees.ts';

/** Trees with the names of the features that they ask for, by their places. */
export type FittedTrees = BoostedTrees & { features: readonly string[] };

/** The chance that trees give to features by name, 0 to 1. */
export function fittedChance(by: FittedTrees, features: Readonly<Record<string, number>>): number {
  return chanceOf(
    by,
    by.features.map((name) => features[name]!),
  );
}
