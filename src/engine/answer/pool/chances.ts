import { fittedChance } from './fitted-chance.ts';
import type { RankedPool } from './rank-pool.ts';
import { relevanceFeatures, shippedRelevance } from './relevance.ts';
import type { Chosen } from './sure-features.ts';
import { shippedSureness } from './sureness.ts';

/** What touches less of a message than this, in words or in matter, has nothing to do with it: nothing was fitted on most languages. */
const LEAST_TOUCHED = 0.072;

/** Estimated chances, 0 to 1, that what is shown of a ranked pool answers, and that it has to do with the message; both 0 for an empty pool. */
export function chancesOf(ranked: RankedPool, shown: Chosen): { sure: number; touched: number } {
  const features = relevanceFeatures(ranked, shown);
  if (features === undefined) return { sure: 0, touched: 0 };
  return {
    sure: fittedChance(shippedSureness, features),
    touched: features.touched < LEAST_TOUCHED ? 0 : fittedChance(shippedRelevance, features),
  };
}
