import { isNamedField } from '../../../engine/catalog/without-fields.ts';
import type { SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import { tagOf } from '../../../engine/retrieval/fold-key.ts';
import type { HitView, RetrievalIndex, SearchRequest } from '../../../engine/retrieval/types.ts';

export type FacetValues = readonly { value: string; count: number }[];

const MOST_VALUES = 100;
const MOST_BUCKETS = 6;
const STARS = [4, 3, 2, 1];

/** Whether a condition is the facet's own: it is left out, so that the other values can still be chosen. */
function isOwn(facet: string, constraint: Constraint): boolean {
  if (facet === 'availability') return constraint.slot === 'stock';
  if (facet.startsWith('attributes.')) {
    const name = facet.slice('attributes.'.length).toLowerCase();
    return constraint.attribute?.toLowerCase() === name;
  }
  return constraint.slot === facet;
}

type MatchRequest = Pick<SearchRequest, 'groups' | 'filter'>;

/**
 * Exact counts of the asked facets over everything that matches, each without its own conditions.
 *
 * Prices come in at most six ranges of nearly equal size, `<from>-<to>` in minor units; ratings as `4` (and up), `3` …
 */
export function countFacets(
  index: RetrievalIndex,
  plan: SearchPlan,
  fixed: readonly Constraint[],
  facets: readonly string[],
): Record<string, FacetValues> {
  const counted: Record<string, FacetValues> = {};
  if (plan.notCarried.length > 0) return Object.fromEntries(facets.map((facet) => [facet, []]));
  for (const facet of facets) {
    const others = (all: readonly Constraint[]) => all.filter((one) => !isOwn(facet, one));
    const isFree = [...fixed, ...plan.held].every((one) => !isOwn(facet, one));
    const filter = isFree ? plan.filter : plan.filterOf(others(fixed), others(plan.held));
    const request: MatchRequest = {
      groups: plan.groups,
      ...(filter ? { filter } : {}),
    };
    counted[facet] = countOne(index, request, facet);
  }
  return counted;
}

/** Facets of fields that the company keeps to itself hold nothing, as those of fields that are not there. */
export function withoutHidden(
  facets: Record<string, FacetValues>,
  internalFields: readonly string[],
): Record<string, FacetValues> {
  const entries = Object.entries(facets).map(([facet, values]) => {
    const isHidden =
      facet.startsWith('attributes.') && isNamedField(facet.slice('attributes.'.length), internalFields);
    return [facet, isHidden ? [] : values] as const;
  });
  return Object.fromEntries(entries);
}

function countOne(index: RetrievalIndex, request: MatchRequest, facet: string): FacetValues {
  if (facet === 'price') return priceRanges(index.matches(request));
  if (facet === 'rating') return starCounts(index.matches(request));
  if (facet === 'brand' || facet === 'category' || facet === 'availability')
    return index.facet(request, facet, MOST_VALUES).values;
  const name = tagOf(`attr.${facet.slice('attributes.'.length)}`, '').slice(0, -1);
  const { values } = index.facet(request, name, MOST_VALUES);
  return values.length > 0 ? values : numberCounts(index.matches(request), name);
}

function numbersOf(views: readonly HitView[], name: string): number[] {
  return views.map((view) => view.number(name)).filter((value) => !Number.isNaN(value));
}

function numberCounts(views: readonly HitView[], name: string): FacetValues {
  const counts = new Map<number, number>();
  for (const value of numbersOf(views, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, MOST_VALUES)
    .map(([value, count]) => ({ value: String(value), count }));
}

function starCounts(views: readonly HitView[]): FacetValues {
  const ratings = numbersOf(views, 'rating');
  return STARS.map((stars) => ({
    value: String(stars),
    count: ratings.filter((rating) => rating >= stars).length,
  })).filter(({ count }) => count > 0);
}

/** 1, 2 or 5 times a power of ten, nearest to a value from above. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((nice) => nice >= value)!;
}

function priceRanges(views: readonly HitView[]): FacetValues {
  const prices = numbersOf(views, 'price').sort((a, b) => a - b);
  if (prices.length === 0) return [];
  const edges = new Set<number>();
  for (let i = 1; i < MOST_BUCKETS; i++) {
    const quantile = prices[Math.floor((i * prices.length) / MOST_BUCKETS)]!;
    if (quantile > 0) edges.add(niceAbove(quantile));
  }
  const highest = prices.at(-1)!;
  const limits = [...edges].filter((edge) => edge <= highest).sort((a, b) => a - b);
  const ranges = [...limits, Number.POSITIVE_INFINITY].map((end, i) => ({
    from: i === 0 ? 0 : limits[i - 1]!,
    end,
  }));
  return ranges
    .map(({ from, end }) => ({
      value: `${from}-${end === Number.POSITIVE_INFINITY ? highest : end - 1}`,
      count: prices.filter((price) => price >= from && price < end).length,
    }))
    .filter(({ count }) => count > 0);
}
