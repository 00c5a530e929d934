import { tagOf } from '../retrieval/fold-key.ts';
import type { Filter, RetrievalIndex, TermGroup } from '../retrieval/types.ts';
import { queryTermGroups } from '../text/query-terms.ts';
import { coloursOf } from './colours.ts';
import type { Constraint } from './constraint.ts';
import { allOf, toFilter } from './to-filter.ts';
import type { WantedOption } from './variant-filter.ts';
import { variantFilter } from './variant-filter.ts';

/** Fewer hits than this, and a guessed reading gives way to the words as text. */
const LEAST_HITS = 3;
/** A guessed attribute filters only where this share of what the rest finds has the attribute at all. */
const LEAST_FILLED = 0.5;
/** A yes/no attribute excludes what does not say; so nearly all must say. */
const LEAST_FLAGGED = 0.8;
/** Titles that are compared with what a brand of the same name leaves. */
const MOST_COMPARED = 20;
const MOST_FACET_VALUES = 500;
/** Each takes several looks at all that the query finds; a text that names more is no query, its other words stay words. */
const MOST_GUESSES = 8;

export type ResolveInput = {
  index: RetrievalIndex;
  groups: readonly TermGroup[];
  minimumCoverage: number;
  constraints: readonly Constraint[];
  /** The caller's own conditions: in force whatever is decided about the others. */
  fixed: readonly Constraint[];
  /** What else always holds: hidden products, words to keep out. */
  explicit: Filter | undefined;
  tagNames: ReadonlySet<string>;
  /** Index terms of what is wanted. */
  heads: readonly string[];
};

/**
 * Decides which of the readings that are only likely hold as filters; the others stay plain words of the text.
 *
 * Other attributes (guessed from bare words) need three hits, categories, quantities and guesses of other slots one, and
 * all a catalogue that fills the field for what the rest of the query finds. Everything else holds as soon as one product meets it, and is relaxed, with a
 * word to the shopper, when none does.
 */
export function resolveConstraints(input: ResolveInput): Constraint[] {
  const sure = useFilledColumns(
    input.constraints.filter((constraint) => !isGuess(constraint)),
    input,
  );
  let found: number | undefined;
  const countSure = (): number => {
    found ??= countUpTo(input, filterFor(sure, input), LEAST_HITS);
    return found;
  };
  const held: Constraint[] = isBrandAlone(input)
    ? []
    : sure.filter((one) => !isRatherText(one, sure, countSure, input));
  const guesses = input.constraints.filter(isGuess).slice(0, MOST_GUESSES);
  if (guesses.length === 0) return held;
  for (const guess of guesses) {
    const isAside = guess.columns !== undefined || guess.slot === 'size';
    const among = isAside ? { ...input, groups: withoutSurface(input.groups, guess) } : input;
    const resolved = useFilledColumns([guess], among)[0]!;
    if (!isMeant(resolved, held, among)) continue;
    held.push(resolved);
  }
  const place = ({ start, slot, operator }: Constraint): string => `${start} ${slot} ${operator}`;
  const narrowest = held.filter((one) => !held.some((other) => isBelow(other, one)));
  return input.constraints.flatMap((constraint) =>
    narrowest.filter((one) => place(one) === place(constraint) && isReadingOf(one, constraint)).slice(0, 1),
  );
}

/** Whether both are wanted departments and one lies within the other: "down jacket" is no jacket of any kind. */
function isBelow(one: Constraint, above: Constraint): boolean {
  const [first, second] = [one, above].map(({ slot, operator }) => slot === 'category' && operator === 'is');
  return first === true && second === true && String(one.value).startsWith(`${above.value} > `);
}

/** Whether one is the other, perhaps with other columns to test. */
function isReadingOf(one: Constraint, read: Constraint): boolean {
  return one.value === read.value || (read.otherColumns ?? []).some(({ value }) => value === one.value);
}

/** The groups without the words of a quantity or size: products need not spell it the shopper's way. */
function withoutSurface(groups: readonly TermGroup[], { surface }: Constraint): readonly TermGroup[] {
  const words = surface.toLowerCase().split(/[^\p{L}\p{M}\p{N}.,]+/u);
  return groups.filter((group) => !words.includes(group.surface.toLowerCase()));
}

/** Read from a bare word that may as well be part of the name; also a colour that only this catalogue calls one. */
export function isGuess(constraint: Constraint): boolean {
  // What the turn before has already been filtered by is not in doubt.
  if (!constraint.soft || constraint.start < 0) return false;
  const { slot, value } = constraint;
  if (constraint.guess) return true;
  if (slot === 'color') return coloursOf(String(value)).size === 0;
  return slot === 'category' || slot === 'attribute';
}

/** A brand and nothing else: its products lead by their words, and what is made for them may follow. */
function isBrandAlone({ constraints, groups }: ResolveInput): boolean {
  const [only] = constraints;
  return (
    constraints.length === 1 && only?.slot === 'brand' && only.operator === 'is' && isAllOf(only, groups)
  );
}

/**
 * "café en grano" where a brand is called Grano: as a brand it leaves fewer than three products, and more hold all the
 * words in their titles, made by whomever.
 */
function isRatherText(
  constraint: Constraint,
  sure: readonly Constraint[],
  countSure: () => number,
  input: ResolveInput,
): boolean {
  const { slot, operator, surface } = constraint;
  if (slot !== 'brand' || operator !== 'is' || surface === '' || /\p{Lu}/u.test(surface)) return false;
  const asBrand = countSure();
  if (asBrand >= LEAST_HITS) return false;
  const others = sure.filter((one) => one !== constraint);
  const groups = [...input.groups, ...queryTermGroups(surface, input.index.locale)];
  const filter = filterFor(others, input);
  const found = input.index.search({
    groups,
    ...(filter ? { filter } : {}),
    limit: MOST_COMPARED,
    minimumCoverage: 0.999,
    exactTotal: false,
  });
  return found.hits.filter(({ parts }) => parts.titleCoverage > 0.999).length > asBrand;
}

function isAllOf(constraint: Constraint, groups: readonly TermGroup[]): boolean {
  const surface = constraint.surface.toLowerCase();
  return groups.every((group) => surface.includes(group.surface.toLowerCase()));
}

/** The filter of constraints and the caller's own, with options of variants tested together. */
export function filterFor(
  constraints: readonly Constraint[],
  input: Pick<ResolveInput, 'explicit' | 'fixed' | 'tagNames'>,
): Filter | undefined {
  const all = [...input.fixed, ...constraints];
  return allOf([input.explicit, toFilter(all), optionsFilter(all, input.tagNames)]);
}

function optionsFilter(constraints: readonly Constraint[], names: ReadonlySet<string>): Filter | undefined {
  const inStock = constraints.some(({ slot, operator }) => slot === 'stock' && operator === 'is');
  const tags = constraints.flatMap(({ operator, tags: own = [] }) =>
    operator === 'is' ? own.filter((tag) => tag.startsWith('attr.')) : [],
  );
  const [first = ''] = tags;
  // Options vary together only where there are two, or one and the stock.
  const start = first.slice(0, first.indexOf('=') + 1);
  if (!inStock && tags.every((tag) => tag.startsWith(start))) return undefined;
  const byAttribute = Map.groupBy(tags, (tag) => tag.slice('attr.'.length, tag.indexOf('=')));
  const wanted: WantedOption[] = [...byAttribute].map(([attribute, own]) => ({
    attribute,
    values: own.map((tag) => tag.slice(tag.indexOf('=') + 1)),
  }));
  return variantFilter(wanted, inStock, names);
}

function countHits({ index, groups, minimumCoverage }: ResolveInput, filter: Filter | undefined): number {
  return index.search({ groups, ...(filter ? { filter } : {}), limit: 0, minimumCoverage }).total;
}

function countUpTo(
  { index, groups, minimumCoverage }: ResolveInput,
  filter: Filter | undefined,
  most: number,
): number {
  return index.countUpTo({ groups, ...(filter ? { filter } : {}), minimumCoverage }, most);
}

/**
 * Whether a guess is what the query means: enough products meet it, and at least half of what the rest of the query
 * finds has any value of the field. For quantities and yes/no attributes only products that are the thing asked for
 * count, where there are any (laptops have a screen, their bags do not).
 */
function isMeant(guess: Constraint, held: readonly Constraint[], input: ResolveInput): boolean {
  const isMeasured = guess.columns !== undefined || guess.value === true;
  const least = guess.slot === 'category' || isMeasured || guess.guess ? 1 : LEAST_HITS;
  // That a quantity, a size or a part of a compound is meant does not depend on what else is wished for.
  const others = guess.columns || guess.guess ? [] : held;
  const without = filterFor(others, input);
  const things = isMeasured ? thingsAmong(input, without) : undefined;
  const filter = filterFor([...others, guess], input);
  // An amount that no product has is said to be left out, where products state such amounts at all.
  const isMet = guess.columns !== undefined || countUpTo(input, allOf([things, filter]), least) >= least;
  return isMet && isFilled(guess, input, things ?? without);
}

/** The products that are what is asked for; `undefined` when there are none. */
function thingsAmong(input: ResolveInput, without: Filter | undefined): Filter | undefined {
  if (input.heads.length === 0) return undefined;
  const of = input.heads.map((term): Filter => ({ kind: 'tag', tag: tagOf('head', term) }));
  const things = allOf([without, { kind: 'any', of }]);
  return countUpTo(input, things, 1) > 0 ? things : undefined;
}

/** Whether at least half of what the query finds under a filter has any value of the field. */
function isFilled(constraint: Constraint, input: ResolveInput, without: Filter | undefined): boolean {
  const { index, groups, minimumCoverage } = input;
  const request = { groups, ...(without ? { filter: without } : {}), minimumCoverage };
  const names = new Set((constraint.tags ?? []).map((tag) => tag.slice(0, tag.indexOf('='))));
  let filled = 0;
  for (const name of names) {
    const { values } = index.facet(request, name, MOST_FACET_VALUES);
    // Categories count once per level of their path, other values once each: the largest is a safe lower bound.
    filled +=
      name === 'category' ? countTopLevels(values) : values.reduce((sum, { count }) => sum + count, 0);
  }
  for (const { column } of constraint.columns ?? []) filled += countFilled(input, without, column);
  const total = countHits(input, without);
  return filled >= total * (constraint.value === true ? LEAST_FLAGGED : LEAST_FILLED);
}

function countTopLevels(values: readonly { value: string; count: number }[]): number {
  return values.reduce((sum, { value, count }) => (value.includes(' > ') ? sum : sum + count), 0);
}

function countFilled(input: ResolveInput, filter: Filter | undefined, name: string): number {
  const { index, groups, minimumCoverage } = input;
  return index.countFilled({ groups, ...(filter ? { filter } : {}), minimumCoverage }, name);
}

/** Tests other columns where what the query finds fills none of the first choice ("memory card 2 GB": capacity). */
function useFilledColumns(constraints: readonly Constraint[], input: ResolveInput): Constraint[] {
  if (!constraints.some(({ otherColumns }) => otherColumns)) return [...constraints];
  const among = thingsAmong(input, input.explicit) ?? input.explicit;
  return constraints.map((constraint) => {
    const { columns, otherColumns } = constraint;
    if (!columns || !otherColumns) return constraint;
    const filled = (tests: typeof columns): number[] =>
      tests.map(({ column }) => countFilled(input, among, column));
    const others = filled(otherColumns);
    const most = Math.max(0, ...others);
    if (Math.max(0, ...filled(columns)) * 2 >= most) return constraint;
    const best = otherColumns[others.indexOf(most)]!;
    const attribute = best.column.slice('attr.'.length).split('@')[0]!;
    return { ...constraint, columns: [best], value: best.value, attribute };
  });
}
