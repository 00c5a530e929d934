import { type BoostedTrees, chanceOf } from './boosted-trees.ts';
import type { Thresholds } from './decide.ts';
import type { RankedPool } from './rank-pool.ts';
import { type Chosen, sureFeatures } from './sure-features.ts';
import fitted from './sureness.json' with { type: 'json' };

/** What tells how surely a reply answers, and from where on it is asserted. */
export type Sureness = BoostedTrees & {
  /** Names of the features that the trees ask for, by their places. */
  features: readonly string[];
  least: Thresholds;
};

/** What ships: fitted on shops that the ranking was not fitted on, by `npm run bench -- shops-fit`. */
export const shippedSureness: Sureness = fitted;

/** Estimated chance that what is shown of a ranked pool answers, 0 to 1; 0 for an empty pool. */
export function sureness(ranked: RankedPool, shown: Chosen, by: Sureness = shippedSureness): number {
  const features: Readonly<Record<string, number>> | undefined = sureFeatures(ranked, shown);
  if (features === undefined) return 0;
  return chanceOf(
    by,
    by.features.map((name) => features[name]!),
  );
}
