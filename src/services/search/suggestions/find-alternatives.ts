import { allOf } from '../../../engine/query/conditions/to-filter.ts';
import type { SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import { rankPlan } from '../../../engine/query/decide/rank-plan.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { Filter } from '../../../engine/retrieval/types.ts';
import type { Context } from '../../context.ts';
import { readListed } from '../listing/read-listed.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { UnderstoodSearch } from '../query/understand-search.ts';
import type { Listed } from '../search-types.ts';

const MOST_ALTERNATIVES = 5;
/** Fewer products that fit than this, and what lies a little above the price is offered too. */
const ENOUGH_FITTING = 3;
const WIDER = [1.1, 1.2, 1.3];

/**
 * What to offer beside a list in which few products fit (`fitting` of them): at most five that are at most 30 % above a
 * price read from the text.
 */
export async function findAlternatives(
  ctx: Context,
  catalogue: OpenCatalogue,
  understood: UnderstoodSearch,
  { limit, fitting }: { limit: number; fitting: number },
): Promise<readonly Listed[]> {
  const { plan, kind } = understood;
  const isAsked = kind !== 'pick' && kind !== 'reset' && plan.notCarried.length === 0;
  const above = isAsked && fitting < ENOUGH_FITTING ? abovePrice(catalogue, understood) : undefined;
  if (!above) return [];
  const { hits } = rankPlan(catalogue.index, {
    plan: above,
    sort: 'relevance',
    limit: Math.min(limit, MOST_ALTERNATIVES),
  });
  return readListed(ctx, {
    catalogue,
    understood: { plan: above, fixed: understood.fixed, sort: 'relevance' },
    hits,
    offset: 0,
  });
}

/** Who asks for less than what was shown is offered nothing above that: such a bound has no words. */
function isUpperPrice({ slot, operator, surface }: Constraint): boolean {
  return slot === 'price' && surface !== '' && (operator === 'lt' || operator === 'lte');
}

/** The plan for prices above the limit, widened until something is found. */
function abovePrice({ index }: OpenCatalogue, { plan, fixed }: UnderstoodSearch): SearchPlan | undefined {
  const bound = plan.held.find(isUpperPrice);
  if (!bound) return undefined;
  const others = plan.held.filter((constraint) => !isUpperPrice(constraint));
  const limit = Number(bound.value);
  const rest = plan.filterOf(fixed, others);
  for (const factor of WIDER) {
    const band: Filter = {
      kind: 'number',
      name: 'price',
      ...(bound.operator === 'lt' ? { gte: limit } : { gt: limit }),
      lte: Math.round(limit * factor),
    };
    const filter = allOf([rest, band]);
    const { groups } = plan;
    const total = index.search({ groups, ...(filter ? { filter } : {}), limit: 0 }).total;
    if (total > 0) return { ...plan, filter, total };
  }
  return undefined;
}
