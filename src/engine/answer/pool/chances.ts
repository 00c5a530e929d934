import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { fittedChance } from './fitted-chance.ts';
import type { RankedPool } from './rank-pool.ts';
import { relevanceFeatures, shippedRelevance } from './relevance.ts';
import type { Chosen } from './sure-features.ts';
import { shippedSureness } from './sureness.ts';

/**
 * In a language that has no lines of what nobody asks a shop, nothing was fitted on: there what touches less of a message than this, in
 * words or in matter, has nothing to do with it.
 */
const LEAST_TOUCHED = 0.072;

/** Whether a message surely is about something else in a language whose words do not tell that. */
function isUntouched({ asked: { language } }: RankedPool, touched: number): boolean {
  return touched < LEAST_TOUCHED && partOf(languageOf(language), 'elsewhere') === undefined;
}

/** Estimated chances, 0 to 1, that what is shown of a ranked pool answers, and that it has to do with the message; both 0 for an empty pool. */
export function chancesOf(ranked: RankedPool, shown: Chosen): { sure: number; touched: number } {
  const features = relevanceFeatures(ranked, shown);
  if (features === undefined) return { sure: 0, touched: 0 };
  return {
    sure: fittedChance(shippedSureness, features),
    touched: isUntouched(ranked, features.touched) ? 0 : fittedChance(shippedRelevance, features),
  };
}
