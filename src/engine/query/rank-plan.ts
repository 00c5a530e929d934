import { tagOf } from '../retrieval/fold-key.ts';
import type { HitView, RetrievalIndex, SearchRequest } from '../retrieval/types.ts';
import type { SortIntent } from './lexicon/lexicon.ts';
import type { SearchPlan } from './plan-search.ts';

/** The most or the least of one numeric column of the index: `least:attr.weight@g`. */
export type AttributeSort = `most:${string}` | `least:${string}`;

export type SortOrder = 'relevance' | SortIntent | AttributeSort;

/** A ranked product: its score is 1 for the best match of the words, 0 without words. */
export type RankedHit = { id: string; score: number; parts: Readonly<Record<string, number>> };

/** Sorted lists hold what covers this share of the best hit's words, so that the cheapest unrelated thing cannot win. */
const SORT_COVERAGE = 0.6;
/** From this share on, the products that are what is asked for are all that are. */
const LEAST_NAMED = 0.5;

/** Ascending order of a column (1) or descending (−1). */
type ColumnOrder = { name: string; direction: 1 | -1 };

const COLUMNS: Readonly<Record<SortIntent, ColumnOrder>> = {
  price_asc: { name: 'price', direction: 1 },
  price_desc: { name: 'price', direction: -1 },
  newest: { name: 'updated_at', direction: -1 },
  rating: { name: 'rating', direction: -1 },
};

/** The column that a list is ordered by. */
export function columnOrder(sort: SortIntent | AttributeSort): ColumnOrder {
  if (Object.hasOwn(COLUMNS, sort)) return COLUMNS[sort as SortIntent];
  const cut = sort.indexOf(':');
  return { name: sort.slice(cut + 1), direction: sort.startsWith('most') ? -1 : 1 };
}

/**
 * The first `limit` products of a plan in the order asked for, and how many there are in all.
 *
 * Sorted by a column, ties and products without the value follow by id, the latter last. In an order that the words ask
 * for, products that are the thing come before those that go with it: pegs are no cheapest tent.
 */
export function rankPlan(
  index: RetrievalIndex,
  plan: SearchPlan,
  sort: SortOrder,
  limit: number,
  extraBoosts: NonNullable<SearchRequest['boosts']> = [],
): { hits: RankedHit[]; total: number } {
  if (plan.total === 0) return { hits: [], total: 0 };
  if (sort !== 'relevance') return sorted(index, plan, sort, limit);
  const boosts = [...plan.boosts, ...extraBoosts];
  const { hits, total } = index.search({ ...requestOf(plan), limit, boosts, use: plan.use });
  const best = hits[0]?.score ?? 0;
  return {
    hits: hits.map(({ id, score, parts }) => ({ id, score: best === 0 ? 0 : score / best, parts })),
    total,
  };
}

function requestOf(plan: SearchPlan): Pick<SearchRequest, 'groups' | 'filter' | 'minimumCoverage'> {
  const { groups, filter, minimumCoverage } = plan;
  return { groups, ...(filter ? { filter } : {}), minimumCoverage };
}

function sorted(
  index: RetrievalIndex,
  plan: SearchPlan,
  sort: SortIntent | AttributeSort,
  limit: number,
): { hits: RankedHit[]; total: number } {
  const [best] = index.search({ ...requestOf(plan), limit: 1, exactTotal: false }).hits;
  const minimumCoverage = Math.max(plan.minimumCoverage, SORT_COVERAGE * (best?.coveredIdf ?? 0));
  const { name, direction } = columnOrder(sort);
  const heads = plan.interpretation.heads.map((term) => tagOf('head', term));
  const rows = index.matches({ ...requestOf(plan), minimumCoverage }).map((view) => ({
    id: view.id,
    key: keyOf(view, name, direction),
    besides: heads.some((tag) => view.hasTag(tag)) ? 0 : 1,
  }));
  // Where most that is found goes by that name, the rest goes with it; else it has other names.
  const things = rows.filter(({ besides }) => besides === 0).length;
  const isApart = plan.interpretation.sort === sort && things >= rows.length * LEAST_NAMED;
  rows.sort((a, b) => (isApart ? a.besides - b.besides : 0) || a.key - b.key || (a.id < b.id ? -1 : 1));
  const hits = rows
    .slice(0, limit)
    .map(({ id, key }) => ({ id, score: 0, parts: { [name]: key * direction } }));
  return { hits, total: rows.length };
}

/** Ascending order of keys is the order of the list; absent values come last. */
function keyOf(view: HitView, name: string, direction: 1 | -1): number {
  const value = view.number(name);
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction;
}
