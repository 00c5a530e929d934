import type { buildShop } from '../../bench/shop-index.ts';
import { type PlanInput, planSearch, type SearchPlan } from '../../src/engine/query/decide/plan-search.ts';

/** The plan of a query to a shop in memory, without synonyms or filters. */
export function planOf(
  { index, knowledge }: Pick<ReturnType<typeof buildShop>, 'index' | 'knowledge'>,
  text: string,
  locale = 'en',
  more: Pick<PlanInput, 'isIncomplete' | 'isGeneralWord'> = {},
): SearchPlan {
  return planSearch({
    text,
    locale,
    currency: 'USD',
    index,
    knowledge,
    synonyms: [],
    explicit: undefined,
    ...more,
  });
}
