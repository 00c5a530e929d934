import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { FEW_PIECES } from './decide.ts';
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

/** What the words of a message say of another matter (`elsewhereIn`) from which, and what little it may share with a small shop. */
const ELSEWHERE = 0.5;
const LEAST_SHARED = 0.4;

/** Whether a message surely is about something else where the trees cannot tell: nothing was fitted on such a language, or such a pool. */
function isUntouched(
  { asked: { language }, pieces }: RankedPool,
  { touched, elsewhere }: { touched: number; elsewhere: number },
): boolean {
  if (partOf(languageOf(language), 'elsewhere') === undefined) return touched < LEAST_TOUCHED;
  return pieces.length < FEW_PIECES && elsewhere >= ELSEWHERE && touched < LEAST_SHARED;
}

/** Estimated chances, 0 to 1, that what is shown of a ranked pool answers, and that it has to do with the message; both 0 for an empty pool. */
export function chancesOf(ranked: RankedPool, shown: Chosen): { sure: number; touched: number } {
  const features = relevanceFeatures(ranked, shown);
  if (features === undefined) return { sure: 0, touched: 0 };
  return {
    sure: fittedChance(shippedSureness, features),
    touched: isUntouched(ranked, features) ? 0 : fittedChance(shippedRelevance, features),
  };
}
