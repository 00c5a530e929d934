import { languageOf } from '../../language/locale-lookup.ts';
import { type Constraint, constraintName } from '../../question/constraint.ts';
import type { Filter, RetrievalIndex, SearchRequest, TermGroup } from '../../retrieval/types.ts';
import { firstOfEach } from '../../text/values/first-of-each.ts';
import { type Condition, conditionsOf, contradictingNone, hardFilter } from '../conditions/conditions.ts';
import { optionsFilter } from '../conditions/options-filter.ts';
import { allOf, not, toFilter } from '../conditions/to-filter.ts';
import { isKnownGroup } from '../words/known-group.ts';
import { namesNothing } from '../words/weigh-words.ts';
import { type Interpretation, type InterpretInput, interpretQuery } from './interpret-query.ts';
import type { WithinKind } from './kind-of-product.ts';
import { NOTHING_DENIED, notCarried } from './not-carried.ts';
import { queryBoosts } from './rank-request.ts';
import { attributeOrder } from './resolve-order.ts';
import { type NamedThings, namedThings } from './things-named.ts';

export type PlanInput = InterpretInput & {
  /** What always holds: products the merchant hides. */
  explicit: Filter | undefined;
  /** The caller's own conditions: never relaxed; what the text says of the same slot is then not used. */
  fixed?: readonly Constraint[];
  /** Not all products are there yet, so nothing may be denied. */
  isIncomplete?: boolean;
  /** Which kinds of things a text may be the need of, in the words of the index's language. */
  needs?: (text: string, locale: string, carried: ReadonlySet<string>) => ReadonlyMap<string, number>;
  /** Use this instead of reading the query anew. */
  interpretation?: Interpretation;
  /** What the list is of, whatever the words say. */
  among?: WithinKind;
};

/** Everything that is decided about a search before products are ranked. */
export type SearchPlan = {
  interpretation: Interpretation;
  /** What the list is of, where the thread tells it and not the words. */
  among: WithinKind | undefined;
  /** What the query asks of products. */
  held: readonly Constraint[];
  conditions: readonly Condition[];
  /** What all listed products pass. */
  filter: Filter | undefined;
  /** What stands behind all that meets everything: the catalogue says of these products that they do not. */
  behind: Filter | undefined;
  groups: readonly TermGroup[];
  boosts: NonNullable<SearchRequest['boosts']>;
  /** The products of the kind that is named, where an order of them is asked for. */
  things: NamedThings | undefined;
  /** Exact number of matches. */
  total: number;
  /** The list's filter with other conditions of the caller, or of the text, for what leaves some of them out. */
  filterOf(fixed: readonly Constraint[], read?: readonly Constraint[]): Filter | undefined;
  /** Names of conditions that no product like what was asked for is known to meet. */
  relaxed: readonly string[];
  /** Words for things that no product holds; the list is empty where they are what was asked for. */
  notCarried: readonly string[];
};

/** So many that meet everything are enough for a list without what contradicts; beside a stated bound one is. */
const ENOUGH = 3;
/** Of the words that the best one holds, what else counts as the thing holds this share. */
const ALIKE = 0.8;
/** Conditions that are not given up by name: what every listed product was let in by, and what a department is called. */
const SURE: ReadonlySet<string> = new Set(['price', 'stock', 'category']);
/** A text that names more conditions is no query; what it names beyond stays words. */
const MOST_CONSTRAINTS = 12;

/** What a query asks of products, and the words for the thing itself. */
type AskedOfProducts = Pick<SearchPlan, 'held' | 'conditions'> & { thing: readonly TermGroup[] };

/** What may be listed, before anything is left out: where no word finds anything, what meets a condition. */
type Scope = { groups: readonly TermGroup[]; filter: Filter | undefined; isFound: boolean };

/** Understands a query and decides what may be listed, reading the index for counts only. */
export function planSearch(input: PlanInput): SearchPlan {
  const { index, fixed = [], among } = input;
  const understood = input.interpretation ?? interpretQuery(input);
  const asked = readAsked(understood, input);
  const { held, conditions } = asked;
  const filterOf = filterMaker(held, input);
  const scope = scopeOf(understood, asked, filterOf(fixed), index);
  const decided = weighConditions(asked, scope, index);
  const { groups } = scope;
  const { filter, without, behind } = decided;
  // What is not there yet may meet what nothing is known to meet.
  const relaxed = input.isIncomplete ? [] : decided.relaxed;
  const isOrdering = asksOrder(understood);
  const things = isOrdering ? namedThings(understood, groups, index) : undefined;
  const sort = orderOf(understood, { groups, filter, things, index });
  const missing = input.isIncomplete ? NOTHING_DENIED : notCarried(understood, index);
  const isDenied = missing.words.length > 0 && missing.isThing;
  const isNothing = groups.length === 0 && held.length + fixed.length === 0 && !isOrdering;
  const isEmpty = isNothing && among === undefined;
  return {
    interpretation: { ...understood, sort },
    among,
    held,
    conditions,
    filter: isEmpty ? { kind: 'any', of: [] } : filter,
    behind,
    groups,
    things,
    boosts: [...queryBoosts(understood, held, neededKinds(understood, input)), ...(among?.boosts ?? [])],
    total: isDenied || isEmpty ? 0 : index.search({ groups, filter, limit: 0 }).total,
    filterOf: (own, read) => allOf([filterOf(own, read), without]),
    relaxed,
    notCarried: missing.words,
  };
}

/** Who names a thing is not read for what else it might be needed for; kinds are known in the catalogue's language alone. */
function neededKinds(
  { text, language, isName }: Interpretation,
  { needs, index, knowledge }: PlanInput,
): ReadonlyMap<string, number> | undefined {
  if (needs === undefined || isName || language !== languageOf(index.locale)) return undefined;
  return needs(text, index.locale, knowledge.kinds);
}

function readAsked(
  { constraints, groups, language }: Interpretation,
  { index, fixed = [] }: PlanInput,
): AskedOfProducts {
  const held = inForce(constraints, fixed);
  const conditions = conditionsOf(held, { locale: index.locale, language });
  return { held, thing: thingWords(groups, held), conditions };
}

/** Filters of the caller's conditions and of what excludes by itself in those of the text. */
function filterMaker(
  held: readonly Constraint[],
  { index, knowledge, explicit, among }: PlanInput,
): (own: readonly Constraint[], read?: readonly Constraint[]) => Filter | undefined {
  return (own, read = held) =>
    allOf([
      explicit,
      among?.filter,
      toFilter(own),
      hardFilter(read, { locale: index.locale }),
      optionsFilter(own, [...own, ...read], knowledge.tagNames),
    ]);
}

/** Whether the words ask for an order, whatever tells it. */
function asksOrder({ sort, extremes }: Interpretation): boolean {
  return sort !== undefined || extremes.length > 0;
}

/** What is asked in words that describe no product: "under 100", "in stock", "4 stars". */
const TOLD_OUTSIDE: ReadonlySet<string> = new Set(['price', 'stock', 'sale', 'rating']);

/**
 * What may be listed: what holds a word that may describe it. Where none is said, all that meets a condition ("under 100": no product is
 * called so), or for an order alone ("cheapest") everything.
 */
function scopeOf(
  understood: Interpretation,
  { held, conditions }: AskedOfProducts,
  filter: Filter | undefined,
  index: RetrievalIndex,
): Scope {
  const { groups: said, text, language } = understood;
  const isOutside = ({ slot }: Constraint) => TOLD_OUTSIDE.has(slot);
  const groups = wordsBeside(said, held.filter(isOutside));
  const isFound = groups.some((group) => !group.light && isKnownGroup(group, index));
  const isNothingNamed = namesNothing(text, language) && held.every(isOutside);
  if (conditions.length === 0)
    return isNothingNamed && asksOrder(understood)
      ? { groups: [], filter, isFound: false }
      : { groups, filter, isFound };
  if (isFound && !isNothingNamed) return { groups, filter, isFound };
  const anyMet: Filter = { kind: 'any', of: conditions.map(({ met }) => met) };
  return { groups: [], filter: allOf([filter, anyMet]), isFound: false };
}

/** The words that none of these conditions were read from. */
function wordsBeside(groups: readonly TermGroup[], read: readonly Constraint[]): readonly TermGroup[] {
  if (read.length === 0) return groups;
  const words = new Set(
    read.flatMap(({ surface }) => surface.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’.]+/u)),
  );
  return groups.filter(({ surface }) => !words.has(surface.toLowerCase()));
}

type Decided = Pick<SearchPlan, 'filter' | 'behind' | 'relaxed'> & { without: Filter | undefined };

/** What is left out since enough meets everything, what only stands behind, and what nothing is known to meet. */
function weighConditions(
  { thing, conditions }: AskedOfProducts,
  { groups, filter: base, isFound }: Scope,
  index: RetrievalIndex,
): Decided {
  if (conditions.length === 0) return { filter: base, without: undefined, behind: undefined, relaxed: [] };
  const words = isFound ? thing : [];
  const minimumCoverage = ALIKE * bestCoverage(index, words, base);
  const fits = (parts: readonly Filter[]): number =>
    index.countUpTo({ groups: words, filter: allOf([base, ...parts]), minimumCoverage }, ENOUGH);
  const fitting = fits(conditions.map(({ met }) => met));
  const isLeftOut = ({ slot, contradicted: other, constraints: [first] }: Condition): boolean => {
    if (!other) return false;
    if (slot === 'age')
      return index.countUpTo({ groups, filter: allOf([base, not(other)]) }, ENOUGH) >= ENOUGH;
    return fitting >= (first!.operator === 'is' ? ENOUGH : 1);
  };
  const leftOut = conditions.filter(isLeftOut);
  const without = contradictingNone(leftOut);
  const behind = conditions.flatMap((one) =>
    one.contradicted && !leftOut.includes(one) ? [one.contradicted] : [],
  );
  const open = fitting > 0 ? [] : conditions.filter(({ slot, met }) => !SURE.has(slot) && fits([met]) === 0);
  return {
    filter: allOf([base, without]),
    without,
    behind: behind.length > 0 ? { kind: 'any', of: behind } : undefined,
    relaxed: [...new Set(open.map(({ constraints }) => constraintName(constraints[0]!)))],
  };
}

type Among = Pick<SearchPlan, 'groups' | 'filter' | 'things'> & { index: RetrievalIndex };

/** The order that the words ask for, as far as what is found tells it. */
function orderOf({ sort, extremes }: Interpretation, among: Among): Interpretation['sort'] {
  if (sort !== undefined && isOrdered(sort, among)) return sort;
  return attributeOrder(extremes, among);
}

/** The words for the thing itself, without those that conditions were read from; departments are things. */
function thingWords(groups: readonly TermGroup[], read: readonly Constraint[]): readonly TermGroup[] {
  const conditions = read.filter(({ slot }) => slot !== 'category');
  const thing = wordsBeside(groups, conditions).filter(({ light }) => !light);
  return thing.length > 0 ? thing : groups;
}

/** Of what is found, so many must say when they were first offered for an order by it. */
const LEAST_DATED = 0.5;

/** Whether the order that the words ask for can be told: without times of their own no product is new. */
function isOrdered(sort: Interpretation['sort'], { groups, filter, index }: Among): boolean {
  if (sort !== 'newest') return true;
  const request = { groups, filter };
  const dated = index.countFilled(request, 'created_at');
  return dated > 0 && dated >= LEAST_DATED * index.search({ ...request, limit: 0 }).total;
}

/** The share of the words that the best product holds. */
function bestCoverage(
  index: Pick<RetrievalIndex, 'search'>,
  groups: readonly TermGroup[],
  filter: Filter | undefined,
): number {
  const { hits } = index.search({ groups, filter, limit: 1, exactTotal: false });
  return hits[0]?.coveredIdf ?? 0;
}

/** The conditions of a text, each once, without those that the caller has set. */
function inForce(constraints: readonly Constraint[], fixed: readonly Constraint[]): readonly Constraint[] {
  const isSet = (one: Constraint) =>
    fixed.some(({ slot, attribute }) => slot === one.slot && attribute === one.attribute);
  const meaningOf = ({ slot, attribute, operator, value, surface }: Constraint) =>
    [slot, attribute, operator, value, surface.toLowerCase()].join('\n');
  const open = constraints.filter((one) => !isSet(one));
  return firstOfEach(open, meaningOf).slice(0, MOST_CONSTRAINTS);
}
