import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
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

/**
 * How much surer a reply must be to a message in a language that has no lines of intents: no shop of such a language is fitted on,
 * and what is asserted there where the answer is missing was up to .07 of the questions.
 */
const UNFITTED = 0.06;

/** The chance from which on a reply to a message in `language` (a tag) is asserted, as shipped, 0 to 1. */
export function leastSureIn(language: string): number {
  const { sure } = shippedSureness.least;
  return partOf(languageOf(language), 'intents') === undefined ? sure + UNFITTED : sure;
}

/** Estimated chance that what is shown of a ranked pool answers, 0 to 1; 0 for an empty pool. */
export function sureness(ranked: RankedPool, shown: Chosen, by: Sureness = shippedSureness): number {
  const features: Readonly<Record<string, number>> | undefined = sureFeatures(ranked, shown);
  if (features === undefined) return 0;
  return chanceOf(
    by,
    by.features.map((name) => features[name]!),
  );
}
