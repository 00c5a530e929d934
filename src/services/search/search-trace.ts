import type { Trace } from '../traces/trace.ts';
import type { HitPage } from './listing/page-of-hits.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { UnderstoodSearch } from './query/understand-search.ts';
import type { SearchInput } from './search-types.ts';

const MOST_TRACED = 20;

/** How a search came about: the reading of the query, filters, score parts per product, rules and times. */
export function searchTrace(
  input: SearchInput,
  found: { catalogue: OpenCatalogue; understood: UnderstoodSearch; page: HitPage },
  { rankMs, totalMs }: { rankMs: number; totalMs: number },
): Trace {
  const { locale, changeSeq, degraded } = found.catalogue;
  const { plan, sort, effects, kind } = found.understood;
  const { page } = found;
  const { interpretation } = plan;
  return {
    kind,
    query: input.queryText,
    index: { locale, change_seq: changeSeq, degraded },
    interpretation: {
      language: interpretation.language,
      text: interpretation.text,
      corrections: interpretation.corrections,
      terms: plan.groups,
      heads: interpretation.heads,
      read: interpretation.constraints.map(({ slot, attribute, operator, value, surface }) => ({
        slot,
        attribute,
        operator,
        value,
        surface,
      })),
      held: plan.held.map(({ slot, operator, value }) => ({ slot, operator, value })),
      relaxed: plan.relaxed,
      not_carried: plan.notCarried,
      sort,
    },
    rules: {
      pinned: effects.pinned,
      hides: effects.hidden !== undefined,
      boosts: effects.boosts.map((b) => b.ruleId),
    },
    candidates: page.hits.slice(0, MOST_TRACED),
    total: page.total,
    timing_ms: { rank: rankMs, total: totalMs },
  };
}
