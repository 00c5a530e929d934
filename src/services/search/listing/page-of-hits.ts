import { contradictingNone } from '../../../engine/query/conditions/conditions.ts';
import { allOf } from '../../../engine/query/conditions/to-filter.ts';
import type { ConditionCount, RankedHit } from '../../../engine/query/decide/judge-hits.ts';
import type { SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import { rankPlan } from '../../../engine/query/decide/rank-plan.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { Filter, HitView, RetrievalIndex, SearchRequest } from '../../../engine/retrieval/types.ts';
import type { UnderstoodSearch } from '../query/understand-search.ts';
import type { RuleEffects } from '../rules/active-rules.ts';
import type { Position } from './cursor.ts';
import { NONE_SEEN, seenIn, withSeen } from './seen-ids.ts';

export type HitPage = {
  hits: readonly RankedHit[];
  total: number;
  counts: readonly ConditionCount[];
  next: Position | undefined;
};

/** Merchant boosts as features: 1 for products of the rule's target. */
function ruleBoosts({ boosts }: RuleEffects): NonNullable<SearchRequest['boosts']> {
  return boosts.map(({ ruleId, weight, holds }) => ({
    name: `rule:${ruleId}`,
    weight,
    value: (hit: HitView) => (holds(hit) ? 1 : 0),
  }));
}

/** Pinned products that contradict no condition, in the merchant's order; they lead whatever their words are. */
function pinnedHits(
  index: RetrievalIndex,
  plan: SearchPlan,
  pinned: readonly string[],
  fixed: readonly Constraint[],
): string[] {
  if (pinned.length === 0) return [];
  const rest = allOf([plan.filterOf(fixed), contradictingNone(plan.conditions)]);
  const parts: Filter[] = [{ kind: 'ids', ids: new Set(pinned) }, ...(rest ? [rest] : [])];
  const meeting = new Set(
    index.matches({ groups: [], filter: { kind: 'all', of: parts } }).map((view) => view.id),
  );
  return pinned.filter((id) => meeting.has(id));
}

/** More than are ever taken for shown that were not. */
const SPARE = 20;

/**
 * One page of a list: ranked or sorted, pins first, continued where `from` stands without repeating a product.
 *
 * While nothing has changed since the first page, places in the list say what comes next. Afterwards places mean
 * nothing, on that page and all further ones: next is what was not shown yet, in the order of now.
 */
export function pageOfHits(
  index: RetrievalIndex,
  { plan, sort, effects, fixed, pickedId }: UnderstoodSearch,
  page: {
    limit: number;
    from: Position | undefined;
    changeSeq: number;
    /** Features beside the words, of the merchant's rules apart. */
    boosts: NonNullable<SearchRequest['boosts']>;
  },
): HitPage {
  if (pickedId !== undefined)
    return {
      hits: [{ id: pickedId, score: 1, parts: {}, met: [], isFit: true }],
      ...{ total: 1, counts: [], next: undefined },
    };
  const { limit, from } = page;
  const offset = from?.offset ?? 0;
  const changeSeq = from?.changeSeq ?? page.changeSeq;
  const pins = sort === 'relevance' ? pinnedHits(index, plan, effects.pinned, fixed) : [];
  const isMoved = changeSeq !== page.changeSeq;
  // A cursor is the caller's text: whatever place it names, no more is collected than there is.
  const depth = Math.min(offset + limit + (isMoved ? SPARE : 0), index.documentCount);
  const ranked = rankPlan(index, {
    plan,
    sort,
    limit: depth,
    extraBoosts: [...ruleBoosts(effects), ...page.boosts],
  });
  const byId = new Map(ranked.hits.map((hit) => [hit.id, hit]));
  const all = [
    ...pins.map((id) => byId.get(id) ?? { id, score: 0, parts: {}, met: [], isFit: true }),
    ...ranked.hits.filter(({ id }) => !pins.includes(id)),
  ];
  const total = ranked.total + (pins.length === 0 ? 0 : countOutside(index, plan, pins));
  const rest = isMoved ? unseen(all, from!.seen) : all.slice(offset);
  const hits = rest.slice(0, limit);
  const shown = offset + hits.length;
  const hasMore = hits.length === limit && (isMoved ? rest.length > limit : shown < total);
  const { counts } = ranked;
  if (!hasMore) return { hits, total, counts, next: undefined };
  const ids = hits.map(({ id }) => id);
  return {
    hits,
    total,
    counts,
    next: { offset: shown, changeSeq, seen: withSeen(from?.seen ?? NONE_SEEN, ids) },
  };
}

function unseen(hits: readonly RankedHit[], seen: string): RankedHit[] {
  const isSeen = seenIn(seen);
  return hits.filter(({ id }) => !isSeen(id));
}

/** Pins that the words of the query would not have found. */
function countOutside(index: RetrievalIndex, plan: SearchPlan, pins: readonly string[]): number {
  if (plan.total === 0) return pins.length;
  const ids: Filter = { kind: 'ids', ids: new Set(pins) };
  const filter: Filter = { kind: 'all', of: plan.filter ? [ids, plan.filter] : [ids] };
  return pins.length - index.search({ groups: plan.groups, filter, limit: 0 }).total;
}
