import { usedSynonyms } from '../../engine/query/learned/learn-synonyms.ts';
import { wireFilters } from '../../engine/query/wire-filters.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { InterpretedQuery } from './search-types.ts';
import type { Understood } from './understand-search.ts';

/** How a query was understood, for the caller: its text, the conditions in force, corrections and relaxations. */
export function interpretedQuery(
  { plan }: Understood,
  { currency, learned }: Pick<OpenCatalogue, 'currency' | 'learned'>,
): InterpretedQuery {
  const { text, corrections } = plan.interpretation;
  return {
    text,
    filters: wireFilters(plan.held, currency),
    corrections: corrections.map(({ from, to }) => ({ from, to })),
    relaxed: plan.relaxed,
    synonyms: usedSynonyms(learned, plan.groups),
  };
}
