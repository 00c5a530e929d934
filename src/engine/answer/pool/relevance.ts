import { elsewhereIn } from '../../meaning/elsewhere.ts';
import type { FittedTrees } from './fitted-chance.ts';
import type { RankedPool } from './rank-pool.ts';
import fitted from './relevance.json' with { type: 'json' };
import { type Chosen, sureFeatures } from './sure-features.ts';

/** What tells whether what is nearest has to do with a message, and below which chance it does not. */
export type FittedRelevance = FittedTrees & { least: number };

/** What ships: fitted on shoppers' questions against what people type who want nothing of a shop, by `npm run bench -- relevance-fit`. */
export const shippedRelevance: FittedRelevance = fitted;

/** Chance from which on a reply may be asserted: of requests to assistants of all kinds .979 are not, without it .970. */
export const LEAST_RELATED = 0.6;

/** What it is told by: what tells how surely a reply answers, and what the message's own words are about. `undefined` for an empty pool. */
export function relevanceFeatures(ranked: RankedPool, shown: Chosen) {
  const features = sureFeatures(ranked, shown);
  const { text, language } = ranked.asked;
  return features && { ...features, elsewhere: elsewhereIn(text, language) };
}
