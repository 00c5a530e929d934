import { RERANK_WINDOW } from '../../retrieval/parameters.ts';
import type { RetrievalIndex, SearchRequest } from '../../retrieval/types.ts';
import {
  type ConditionCount,
  countsOf,
  type JudgedHit,
  judge,
  type Ranked,
  requestOf,
  testsOf,
} from './judge-hits.ts';
import type { SearchPlan } from './plan-search.ts';
import type { SortOrder } from './sort-order.ts';
import { sortPlan } from './sort-plan.ts';

const NONE: ConditionCount = { met: 0, unknown: 0 };

/** Of the words that the best one holds, what counts as the thing holds this share. */
const LIKE_BEST = 0.6;

/**
 * The first `limit` products of a plan in the order asked for, and how many there are in all.
 *
 * Of a list within a kind only what is of the kind fits. By relevance: the words' score, more for what meets a condition and less for what contradicts one; what is known to
 * contradict stands behind everything of which it is not. By a column: `sortPlan`.
 */
export function rankPlan(index: RetrievalIndex, request: RankRequest): Ranked {
  const ranked = rankAll(index, request);
  const { among } = request.plan;
  if (among === undefined) return ranked;
  const ids = { kind: 'ids', ids: new Set(ranked.hits.map(({ id }) => id)) } as const;
  const found = index.matches({ groups: [], filter: { kind: 'all', of: [ids, among.ofKind] } });
  const ofKind = new Set(found.map(({ id }) => id));
  return { ...ranked, hits: ranked.hits.map((hit) => ({ ...hit, isFit: hit.isFit && ofKind.has(hit.id) })) };
}

type RankRequest = {
  plan: SearchPlan;
  sort: SortOrder;
  limit: number;
  extraBoosts?: NonNullable<SearchRequest['boosts']> | undefined;
};

function rankAll(index: RetrievalIndex, { plan, sort, limit, extraBoosts = [] }: RankRequest): Ranked {
  if (plan.total === 0) return { hits: [], total: 0, counts: plan.conditions.map(() => NONE) };
  if (sort !== 'relevance') return sortPlan(index, plan, sort, limit);
  const boosts = [...plan.boosts, ...extraBoosts];
  // Without conditions the words' order is the list's.
  const depth = plan.conditions.length === 0 && !plan.behind ? limit : Math.max(limit, RERANK_WINDOW);
  const tests = testsOf(plan);
  const request = { ...requestOf(plan), limit: depth, boosts, tests, exactTotal: false };
  // Neighbouring words of a title are worth nothing by themselves: see `isName`.
  const { hits } = index.search({ ...request, use: { proximity: false } });
  const leastCovered = LIKE_BEST * hits.reduce((most, hit) => Math.max(most, hit.coveredIdf), 0);
  const judged = hits.map((hit) => judge(hit, plan, leastCovered));
  const rest = judged.splice(RERANK_WINDOW);
  judged.sort((a, b) => b.score - a.score);
  const best = judged[0]?.score ?? 0;
  const ranked = [...likeFirst(judged), ...rest].slice(0, limit);
  return {
    hits: ranked.map(({ hit, score, factor, isFit }) => ({
      id: hit.id,
      score: best === 0 ? 0 : Math.min(1, score / best),
      parts: { ...hit.parts, conditions: factor },
      met: plan.conditions.flatMap(({ constraints }, i) => (hit.passed[2 * i] ? constraints : [])),
      isFit,
    })),
    total: plan.total,
    counts: countsOf(hits, plan),
  };
}

/** The same order, but that nothing which contradicts a condition stands before the last thing that may meet them all. */
function likeFirst(judged: readonly JudgedHit[]): readonly JudgedHit[] {
  const last = judged.findLastIndex(({ isLike }) => isLike);
  const before = judged.slice(0, last + 1);
  const moved = before.filter(({ isBehind }) => isBehind);
  if (moved.length === 0) return judged;
  return [...before.filter(({ isBehind }) => !isBehind), ...moved, ...judged.slice(last + 1)];
}
