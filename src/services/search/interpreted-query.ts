import { usedSynonyms } from '../../engine/query/learned/learn-synonyms.ts';
import { columnOrder } from '../../engine/query/rank-plan.ts';
import { wireFilters } from '../../engine/query/wire-filters.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { InterpretedQuery } from './search-types.ts';
import type { Understood } from './understand-search.ts';

/** How a query was understood, for the caller: its text, the conditions in force, corrections and relaxations. */
export function interpretedQuery(
  { plan, sort }: Understood,
  { currency, learned }: Pick<OpenCatalogue, 'currency' | 'learned'>,
): InterpretedQuery {
  const { text, corrections } = plan.interpretation;
  return {
    text,
    filters: wireFilters(plan.held, currency),
    corrections: corrections.map(({ from, to }) => ({ from, to })),
    relaxed: plan.relaxed,
    synonyms: usedSynonyms(learned, plan.groups),
    sortedBy: sort === 'relevance' ? undefined : sortedBy(columnOrder(sort)),
  };
}

function sortedBy({ name, direction }: ReturnType<typeof columnOrder>): InterpretedQuery['sortedBy'] {
  const field = name.startsWith('attr.') ? `attributes.${name.slice('attr.'.length).split('@')[0]!}` : name;
  return { field, direction: direction === 1 ? 'asc' : 'desc' };
}
