import type { SortIntent } from '../../language/shopping-words.ts';
import type { Constraint, Slot } from '../../question/constraint.ts';
import { tagOf } from '../../retrieval/fold-key.ts';
import { RERANK_WINDOW } from '../../retrieval/parameters.ts';
import type { Filter, Hit, HitView, RetrievalIndex, SearchRequest } from '../../retrieval/types.ts';
import type { Condition } from '../conditions/conditions.ts';
import { allOf } from '../conditions/to-filter.ts';
import { mostColumn } from '../tag-names.ts';
import type { SearchPlan } from './plan-search.ts';

/** The most or the least of one numeric column of the index: `least:attr.weight@g`. */
export type AttributeSort = `most:${string}` | `least:${string}`;

export type SortOrder = 'relevance' | SortIntent | AttributeSort;

/** A ranked product: its score is 1 for the best match of the words, 0 without words. */
export type RankedHit = {
  id: string;
  score: number;
  parts: Readonly<Record<string, number>>;
  /** The conditions that it is known to meet. */
  met: readonly Constraint[];
  /** It holds most of the query's words and is known to meet all its conditions. */
  isFit: boolean;
};

/** Of the first 200 products of a list: how many meet a condition, and of how many the catalogue does not tell. */
export type ConditionCount = { met: number; unknown: number };

/** The first products of a list, how many there are in all, and how they stand to each condition of the plan. */
export type Ranked = { hits: RankedHit[]; total: number; counts: readonly ConditionCount[] };

const NONE: ConditionCount = { met: 0, unknown: 0 };

/** Sorted lists hold what covers this share of the best hit's words, so that the cheapest unrelated thing cannot win. */
const SORT_COVERAGE = 0.6;

/** From this share on, the products that are what is asked for are all that are. */
const LEAST_NAMED = 0.5;

/** Ascending order of a column (1) or descending (−1). */
type ColumnOrder = { name: string; direction: 1 | -1 };

const COLUMNS: Readonly<Record<SortIntent, ColumnOrder>> = {
  price_asc: { name: 'price', direction: 1 },
  price_desc: { name: 'price', direction: -1 },
  newest: { name: 'created_at', direction: -1 },
  rating: { name: 'rating', direction: -1 },
};

/** The column that a list is ordered by. */
export function columnOrder(sort: SortIntent | AttributeSort): ColumnOrder {
  if (Object.hasOwn(COLUMNS, sort)) return COLUMNS[sort as SortIntent];
  const cut = sort.indexOf(':');
  return { name: sort.slice(cut + 1), direction: sort.startsWith('most') ? -1 : 1 };
}

/** What meeting a condition adds to a score and what contradicting it takes, as shares of it. */
const WEIGHTS: Readonly<Partial<Record<Slot, readonly [gain: number, loss: number]>>> = {
  brand: [0.3, 0.6],
  category: [0.3, 0],
  audience: [0.3, 0.5],
  age: [0.8, 0.6],
  price: [0, 0],
  stock: [0, 0],
};
/** Of the words that the best one holds, what counts as the thing holds this share. */
const LIKE_BEST = 0.6;
/** Share of the words that a product holds which fits. */
const FITTING = 0.6;
/** The same of a text that tells more than a name. */
const FITTING_A_STORY = 0.8;
const OTHER_WEIGHTS = [0.2, 0.4] as const;
const SCALE = 0.75;

/**
 * The first `limit` products of a plan in the order asked for, and how many there are in all.
 *
 * By relevance: the words' score, more for what meets a condition and less for what contradicts one; what is known to
 * contradict stands behind everything of which it is not. Sorted by a column, ties and products without the value
 * follow by id, the latter last; what meets the conditions comes first, and in an order that the words ask for
 * products that are the thing come before those that go with it: pegs are no cheapest tent.
 */
export function rankPlan(
  index: RetrievalIndex,
  {
    plan,
    sort,
    limit,
    extraBoosts = [],
  }: {
    plan: SearchPlan;
    sort: SortOrder;
    limit: number;
    extraBoosts?: NonNullable<SearchRequest['boosts']> | undefined;
  },
): Ranked {
  if (plan.total === 0) return { hits: [], total: 0, counts: plan.conditions.map(() => NONE) };
  if (sort !== 'relevance') return sorted(index, plan, sort, limit);
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

/** Of the products looked at closely, how many meet a condition, and of how many nothing is known. */
function countsOf(hits: readonly Hit[], { conditions }: SearchPlan): ConditionCount[] {
  return conditions.map((_, i) => {
    const count = { met: 0, against: 0 };
    for (const { passed } of hits) {
      if (passed[2 * i]) count.met++;
      else if (passed[2 * i + 1]) count.against++;
    }
    return { met: count.met, unknown: hits.length - count.met - count.against };
  });
}

const NOTHING: Filter = { kind: 'any', of: [] };

/** Per condition whether it is met or contradicted; last what stands behind. */
function testsOf({ conditions, behind }: SearchPlan): Filter[] {
  return [
    ...conditions.flatMap(({ met, contradicted }) => [met, contradicted ?? NOTHING]),
    behind ?? NOTHING,
  ];
}

function leastFitting({ isName }: SearchPlan['interpretation']): number {
  return isName ? FITTING : FITTING_A_STORY;
}

/** `isLike`: it is the thing and nothing speaks against it; `isBehind`: it is known to contradict a condition. */
type Judged = {
  hit: Hit;
  score: number;
  factor: number;
  isFit: boolean;
  isLike: boolean;
  isBehind: boolean;
};

/** The same order, but that nothing which contradicts a condition stands before the last thing that may meet them all. */
function likeFirst(judged: readonly Judged[]): readonly Judged[] {
  const last = judged.findLastIndex(({ isLike }) => isLike);
  const before = judged.slice(0, last + 1);
  const moved = before.filter(({ isBehind }) => isBehind);
  if (moved.length === 0) return judged;
  return [...before.filter(({ isBehind }) => !isBehind), ...moved, ...judged.slice(last + 1)];
}

function judge(
  hit: Hit,
  { conditions, groups, interpretation, relaxed }: SearchPlan,
  leastCovered: number,
): Judged {
  const { passed, coveredIdf } = hit;
  const isBehind = passed.at(-1)!;
  let factor = 1;
  let meetsAll = true;
  conditions.forEach((condition, i) => {
    const isMet = passed[2 * i]!;
    if (!isMet) meetsAll = false;
    factor *= factorOf(condition, isMet, passed[2 * i + 1]!);
  });
  return {
    hit,
    score: hit.score * factor,
    factor,
    isFit: meetsAll && (groups.length === 0 || coveredIdf >= leastFitting(interpretation)),
    // A condition that is given up keeps nothing behind but what meets it.
    isLike: (meetsAll || (!isBehind && relaxed.length === 0)) && coveredIdf >= leastCovered,
    isBehind,
  };
}

function factorOf({ slot }: Condition, isMet: boolean, isAgainst: boolean): number {
  const [gain, loss] = WEIGHTS[slot] ?? OTHER_WEIGHTS;
  return isMet ? 1 + SCALE * gain : 1 - (isAgainst ? SCALE * loss : 0);
}

function requestOf({ groups, filter }: SearchPlan): Pick<SearchRequest, 'groups' | 'filter'> {
  return { groups, ...(filter ? { filter } : {}) };
}

function sorted(
  index: RetrievalIndex,
  plan: SearchPlan,
  sort: SortIntent | AttributeSort,
  limit: number,
): Ranked {
  const [best] = index.search({ ...requestOf(plan), limit: 1, exactTotal: false }).hits;
  const request = { ...requestOf(plan), minimumCoverage: SORT_COVERAGE * (best?.coveredIdf ?? 0) };
  const { name, direction } = columnOrder(sort);
  const isWished = plan.interpretation.sort === sort;
  const full = allOf(plan.conditions.map(({ met }) => met)) ?? EVERYTHING;
  const heads = plan.interpretation.heads.map((term): Filter => ({ kind: 'tag', tag: tagOf('head', term) }));
  const tests = [full, plan.behind ?? NOTHING, GONE, { kind: 'any', of: heads } as const];
  const rows = index.matches({ ...request, tests }).map((view) => ({
    view,
    key: keyOf(view, name, direction),
    tier: view.passes(1) ? 2 : view.passes(0) ? 0 : 1,
    // What cannot be bought is no cheapest one.
    isGone: isWished && name === 'price' && view.passes(2) ? 1 : 0,
    besides: view.passes(3) ? 0 : 1,
  }));
  // Where most that is found goes by that name, the rest goes with it; else it has other names.
  const things = rows.filter(({ besides }) => besides === 0).length;
  const isApart = isWished && things >= rows.length * LEAST_NAMED;
  type Row = (typeof rows)[number];
  const compare = (a: Row, b: Row): number =>
    a.tier - b.tier ||
    a.isGone - b.isGone ||
    (isApart ? a.besides - b.besides : 0) ||
    a.key - b.key ||
    (a.view.id < b.view.id ? -1 : 1);
  const first = firstOf(rows, Math.max(limit, RERANK_WINDOW), compare).map(({ view, key, tier }) => ({
    id: view.id,
    key,
    tier,
  }));
  const looked = new Map(lookAt(index, plan, first.slice(0, RERANK_WINDOW)).map((hit) => [hit.id, hit]));
  const isLike = plan.groups.length === 0 || (best?.coveredIdf ?? 1) >= leastFitting(plan.interpretation);
  const hits = first.slice(0, limit).map(({ id, key, tier }) => ({
    id,
    score: 0,
    parts: { [name]: key * direction },
    met: plan.conditions.flatMap(({ constraints }, i) => (looked.get(id)?.passed[2 * i] ? constraints : [])),
    isFit: tier === 0 && isLike,
  }));
  return { hits, total: rows.length, counts: countsOf([...looked.values()], plan) };
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

/** Ascending order of keys is the order of the list; absent values come last. */
function keyOf(view: HitView, name: string, direction: 1 | -1): number {
  const most = direction === -1 && name.startsWith('attr.') ? view.number(mostColumn(name)) : Number.NaN;
  const value = Number.isNaN(most) ? view.number(name) : most;
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction;
}
