import { wireFilters } from '../../../engine/query/conditions/wire-filters.ts';
import type { ConditionCount } from '../../../engine/query/decide/judge-hits.ts';
import type { SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import { columnOrder } from '../../../engine/query/decide/sort-order.ts';
import { usedSynonyms } from '../../../engine/query/synonyms/merchant-synonyms.ts';
import { constraintName } from '../../../engine/question/constraint.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { InterpretedQuery } from '../search-types.ts';
import type { UnderstoodSearch } from './understand-search.ts';

/** How a query was understood, for the caller: its text, the conditions in force, corrections and relaxations. */
export function interpretedQuery(
  { plan, sort }: UnderstoodSearch,
  { currency, rules }: Pick<OpenCatalogue, 'currency' | 'rules'>,
  counts: readonly ConditionCount[],
): InterpretedQuery {
  const { text, corrections } = plan.interpretation;
  return {
    text,
    filters: wireFilters(plan.held, currency),
    conditions: conditionCounts(plan, counts),
    corrections: corrections.map(({ from, to }) => ({ from, to })),
    relaxed: plan.relaxed,
    synonyms: usedSynonyms(rules.synonyms, plan.groups),
    sortedBy: sort === 'relevance' ? undefined : sortedBy(columnOrder(sort)),
  };
}

function conditionCounts(
  { conditions }: SearchPlan,
  counts: readonly ConditionCount[],
): InterpretedQuery['conditions'] {
  return conditions.map(({ constraints }, i) => {
    const values = constraints.map(({ value }) => value);
    const value = values.length === 1 ? values[0] : values;
    return { slot: constraintName(constraints[0]!), value, ...(counts[i] ?? { met: 0, unknown: 0 }) };
  });
}

function sortedBy({ name, direction }: ReturnType<typeof columnOrder>): InterpretedQuery['sortedBy'] {
  const field = name.startsWith('attr.') ? `attributes.${name.slice('attr.'.length).split('@')[0]!}` : name;
  return { field, direction: direction === 1 ? 'asc' : 'desc' };
}
