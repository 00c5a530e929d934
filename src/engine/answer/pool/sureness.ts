import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import type { Thresholds } from './decide.ts';
import type { FittedTrees } from './fitted-chance.ts';
import fitted from './sureness.json' with { type: 'json' };

/** What tells how surely a reply answers, and from where on it is asserted. */
export type Sureness = FittedTrees & { least: Pick<Thresholds, 'sure' | 'held'> };

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
