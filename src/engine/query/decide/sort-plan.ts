import { departmentsOf } from '../../catalog/category-path.ts';
import type { SortIntent } from '../../language/shopping-words.ts';
import { RERANK_WINDOW } from '../../retrieval/parameters.ts';
import type { Filter, Hit, HitView, MatchView, RetrievalIndex } from '../../retrieval/types.ts';
import { baseUnitOf, convert, dimensionOf } from '../../text/numbers/units.ts';
import { allOf, taggedAny } from '../conditions/to-filter.ts';
import { mostColumn } from '../tag-names.ts';
import { unitOfColumn } from '../vocabulary/column-unit.ts';
import { countsOf, judge, leastFitting, NOTHING, type Ranked, requestOf, testsOf } from './judge-hits.ts';
import type { SearchPlan } from './plan-search.ts';
import { type AttributeSort, columnOrder } from './sort-order.ts';
import { theseThings } from './things-named.ts';

/** Sorted lists hold what covers this share of the best hit's words, so that the cheapest unrelated thing cannot win. */
const SORT_COVERAGE = 0.6;

/** From this share on, the products that are what is asked for are all that are. */
const LEAST_NAMED = 0.5;

/**
 * The first `limit` products of a plan by a column; ties and products without the value follow by id, the latter last.
 *
 * What meets the conditions comes first. In an order that the words ask for, the things of the kind that they name come before all
 * else; where no kind is surely named, what is nearly as much what they ask for as the best product, and of that the thing before
 * what goes with it: pegs are no cheapest tent.
 */
export function sortPlan(
  index: RetrievalIndex,
  plan: SearchPlan,
  sort: SortIntent | AttributeSort,
  limit: number,
): Ranked {
  const [best] = index.search({ ...requestOf(plan), limit: 1, exactTotal: false }).hits;
  const request = { ...requestOf(plan), minimumCoverage: SORT_COVERAGE * (best?.coveredIdf ?? 0) };
  const { name, columns, direction } = columnOrder(sort);
  const scaled = columns.map((column) => ({ column, factor: columns.length === 1 ? 1 : baseOf(column) }));
  const isWished = plan.interpretation.sort === sort;
  // Of a list whose kind the thread tells, all is what is asked for.
  const isWithin = plan.among !== undefined;
  const named = isWished && !isWithin ? plan.things : undefined;
  const near = isWished && !isWithin ? wishedFor(index, plan, name) : undefined;
  const full = allOf(plan.conditions.map(({ met }) => met)) ?? EVERYTHING;
  const headed = taggedAny('head', plan.interpretation.heads);
  const tests = [full, plan.behind ?? NOTHING, GONE, headed];
  const found = index.matches({ ...request, tests });
  const rows = [...found, ...(named ? unfound(index, plan, { found, near, tests }) : [])].map((view) => ({
    view,
    key: keyOf(view, scaled, direction),
    tier: view.passes(1) ? 2 : view.passes(0) ? 0 : 1,
    // What cannot be bought is no cheapest one.
    isGone: isWished && name === 'price' && view.passes(2) ? 1 : 0,
    besides: view.passes(3) ? 0 : 1,
    far: near === undefined || near.has(view.id) ? 0 : 1,
  }));
  // Where most that is found goes by that name, the rest goes with it; else it has other names.
  const nearby = rows.filter(({ far }) => far === 0);
  const things = nearby.filter(({ besides }) => besides === 0).length;
  const isApart = isWished && !isWithin && !named && things >= nearby.length * LEAST_NAMED;
  type Row = (typeof rows)[number];
  const compare = (a: Row, b: Row): number =>
    Number(a.tier === 2) - Number(b.tier === 2) ||
    a.far - b.far ||
    (named ? Number(a.key === Number.POSITIVE_INFINITY) - Number(b.key === Number.POSITIVE_INFINITY) : 0) ||
    a.tier - b.tier ||
    a.isGone - b.isGone ||
    (isApart ? a.besides - b.besides : 0) ||
    a.key - b.key ||
    (a.view.id < b.view.id ? -1 : 1);
  const first = firstOf(rows, Math.max(limit, RERANK_WINDOW), compare).map(({ view, key, tier, far }) => ({
    id: view.id,
    key,
    tier,
    far,
  }));
  const looked = new Map(lookAt(index, plan, first.slice(0, RERANK_WINDOW)).map((hit) => [hit.id, hit]));
  const isLike =
    named !== undefined ||
    isWithin ||
    plan.groups.length === 0 ||
    (best?.coveredIdf ?? 1) >= leastFitting(plan.interpretation);
  const isPlaced = named !== undefined || near === undefined || isInMainDepartment(index, near, first[0]?.id);
  const hits = first.slice(0, limit).map(({ id, key, tier, far }) => ({
    id,
    score: 0,
    parts: { [name]: key * direction },
    met: plan.conditions.flatMap(({ constraints }, i) => (looked.get(id)?.passed[2 * i] ? constraints : [])),
    isFit: tier === 0 && isLike && isPlaced && !(named && (far === 1 || !named.isSure)),
  }));
  return { hits, total: rows.length, counts: countsOf([...looked.values()], plan) };
}

/** What has this share of the best product's relevance is what is asked for, and the cheapest is one of these. */
const NEAR = 0.8;
/** The same where a measure orders: its own words, which few texts hold, are among those asked for. */
const NEAR_BY_MEASURE = 0.6;
/** Departments that are looked at. */
const MOST_DEPARTMENTS = 100;
/** Products whose relevance is looked at. */
const MOST_WEIGHED = 2_000;

/**
 * The products that by words and conditions have a share of the best one's relevance; `undefined` without words, and where more
 * may have it than are looked at.
 */
function nearest(index: RetrievalIndex, plan: SearchPlan, share: number): ReadonlySet<string> | undefined {
  if (plan.groups.length === 0) return undefined;
  const { hits } = index.search({
    ...requestOf(plan),
    limit: MOST_WEIGHED,
    boosts: plan.boosts,
    tests: testsOf(plan),
    exactTotal: false,
    use: { proximity: false },
  });
  const judged = hits.map((hit) => judge(hit, plan, 0));
  const best = judged.reduce((most, { score }) => Math.max(most, score), 0);
  const isCut = hits.length === MOST_WEIGHED && (judged.at(-1)?.score ?? 0) >= share * best;
  return isCut
    ? undefined
    : new Set(judged.filter(({ score }) => score >= share * best).map(({ hit }) => hit.id));
}

/** The products that an order which the words ask for is about; `undefined` where it may be all that are found. */
function wishedFor(index: RetrievalIndex, plan: SearchPlan, name: string): ReadonlySet<string> | undefined {
  if (plan.things !== undefined)
    return new Set(index.matches(theseThings(index, plan.filter, plan.things)).map(({ id }) => id));
  return nearest(index, plan, name.startsWith('attr.') ? NEAR_BY_MEASURE : NEAR);
}

/** Whether a product stands where most of these do: `blanc` means wines, of which rum is not the cheapest. */
function isInMainDepartment(
  index: RetrievalIndex,
  ids: ReadonlySet<string>,
  id: string | undefined,
): boolean {
  const departmentsWith = (of: ReadonlySet<string>) =>
    index.facet({ groups: [], filter: { kind: 'ids', ids: of } }, 'category', MOST_DEPARTMENTS).values;
  const own = id === undefined ? [] : departmentsWith(new Set([id])).map(({ value }) => value);
  const outer = departmentsWith(ids).filter(({ value }) => departmentsOf(value).length === 1);
  return own.length === 0 || outer.some(({ value, count }) => own.includes(value) && 2 * count > ids.size);
}

/** What is asked for and was not found by the query's words. */
function unfound(
  index: RetrievalIndex,
  { filter }: SearchPlan,
  {
    found,
    near,
    tests,
  }: { found: readonly MatchView[]; near: ReadonlySet<string> | undefined; tests: readonly Filter[] },
): readonly MatchView[] {
  const known = new Set(found.map(({ id }) => id));
  const ids = new Set([...(near ?? [])].filter((id) => !known.has(id)));
  return ids.size === 0
    ? []
    : index.matches({ groups: [], filter: allOf([filter, { kind: 'ids', ids }]), tests });
}

/** The first `count` in ascending order, without sorting those that come after them. */
function firstOf<Row>(rows: readonly Row[], count: number, compare: (a: Row, b: Row) => number): Row[] {
  const kept: Row[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    if (last !== undefined && compare(row, last) > 0) continue;
    kept.push(row);
    if (kept.length < 2 * count) continue;
    kept.sort(compare);
    kept.length = count;
    last = kept.at(-1);
  }
  return kept.sort(compare).slice(0, count);
}

/** Known not to be in stock. */
const GONE: Filter = { kind: 'tag', tag: 'avail=false' };
const EVERYTHING: Filter = { kind: 'all', of: [] };

/** The given products with how they stand to the plan's conditions. */
function lookAt(index: RetrievalIndex, plan: SearchPlan, rows: readonly { id: string }[]): readonly Hit[] {
  if (plan.conditions.length === 0) return [];
  const filter: Filter = { kind: 'ids', ids: new Set(rows.map(({ id }) => id)) };
  return index.search({ groups: [], filter, limit: rows.length, tests: testsOf(plan), exactTotal: false })
    .hits;
}

/** What a number of a column is in the base unit of its dimension. */
function baseOf(column: string): number {
  const unit = unitOfColumn(column) ?? '';
  const dimension = dimensionOf(unit);
  return (dimension === undefined ? undefined : convert(1, unit, baseUnitOf(dimension))) ?? 1;
}

/** Ascending order of keys is the order of the list; absent values come last. */
function keyOf(
  view: HitView,
  columns: readonly { column: string; factor: number }[],
  direction: 1 | -1,
): number {
  for (const { column, factor } of columns) {
    const most =
      direction === -1 && column.startsWith('attr.') ? view.number(mostColumn(column)) : Number.NaN;
    const value = Number.isNaN(most) ? view.number(column) : most;
    if (!Number.isNaN(value)) return value * factor * direction;
  }
  return Number.POSITIVE_INFINITY;
}
