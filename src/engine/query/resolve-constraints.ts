import type { Filter, RetrievalIndex, TermGroup } from '../retrieval/types.ts';
import { coloursOf } from './colours.ts';
import type { Constraint } from './constraint.ts';
import { allOf, toFilter } from './to-filter.ts';
import type { WantedOption } from './variant-filter.ts';
import { variantFilter } from './variant-filter.ts';

/** Fewer hits than this, and a guessed reading gives way to the words as text. */
const LEAST_HITS = 3;
/** A guessed attribute filters only where this share of what the rest finds has the attribute at all. */
const LEAST_FILLED = 0.5;
const MOST_FACET_VALUES = 500;

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
};

/**
 * Decides which of the readings that are only likely hold as filters; the others stay plain words of the text.
 *
 * Other attributes (guessed from bare words) need three hits, categories one, and both a catalogue that fills the field
 * for what the rest of the query finds. Everything else holds as soon as one product meets it, and is relaxed, with a
 * word to the shopper, when none does.
 */
export function resolveConstraints(input: ResolveInput): Constraint[] {
  const sure = input.constraints.filter((constraint) => !isGuess(constraint));
  const held: Constraint[] = isBrandAlone(input) ? [] : sure;
  const guesses = input.constraints.filter(isGuess);
  if (guesses.length === 0) return useFilledColumns(held, input);
  for (const guess of guesses) {
    const resolved = useFilledColumns([guess], input)[0]!;
    const [filter, without] = [filterFor([...held, resolved], input), filterFor(held, input)];
    const hits = countHits(input, filter);
    const least = guess.slot === 'category' ? 1 : LEAST_HITS;
    if (hits < least || !isFilled(resolved, input, without)) continue;
    held.push(resolved);
  }
  return [
    ...input.constraints.flatMap(
      (c) =>
        held.find(
          (h) => h.start === c.start && h.slot === c.slot && h.operator === c.operator && h.value === c.value,
        ) ?? [],
    ),
  ];
}

/** Read from a bare word that may as well be part of the name; also a colour that only this catalogue calls one. */
function isGuess(constraint: Constraint): boolean {
  // What the turn before has already been filtered by is not in doubt.
  if (!constraint.soft || constraint.start < 0) return false;
  const { slot, value } = constraint;
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
  const options = new Map<string, string[]>();
  for (const { operator, tags } of constraints) {
    if (operator !== 'is') continue;
    for (const tag of tags ?? []) {
      if (!tag.startsWith('attr.')) continue;
      const cut = tag.indexOf('=');
      const attribute = tag.slice('attr.'.length, cut);
      options.set(attribute, [...(options.get(attribute) ?? []), tag.slice(cut + 1)]);
    }
  }
  const wanted: WantedOption[] = [...options].map(([attribute, values]) => ({ attribute, values }));
  return wanted.length === 0 ? undefined : variantFilter(wanted, inStock, names);
}

function countHits({ index, groups, minimumCoverage }: ResolveInput, filter: Filter | undefined): number {
  return index.search({ groups, ...(filter ? { filter } : {}), limit: 0, minimumCoverage }).total;
}

/** Whether at least half of what the rest of the query finds has any value of the field. */
function isFilled(constraint: Constraint, input: ResolveInput, without: Filter | undefined): boolean {
  const { index, groups, minimumCoverage } = input;
  const request = { groups, ...(without ? { filter: without } : {}), minimumCoverage };
  const total = countHits(input, without);
  const names = new Set((constraint.tags ?? []).map((tag) => tag.slice(0, tag.indexOf('='))));
  let filled = 0;
  for (const name of names) {
    const { values } = index.facet(request, name, MOST_FACET_VALUES);
    // Categories count once per level of their path, other values once each: the largest is a safe lower bound.
    filled +=
      name === 'category' ? countTopLevels(values) : values.reduce((sum, { count }) => sum + count, 0);
  }
  for (const { column } of constraint.columns ?? []) filled += countFilled(input, without, column);
  return filled >= total * LEAST_FILLED;
}

function countTopLevels(values: readonly { value: string; count: number }[]): number {
  return values.reduce((sum, { value, count }) => (value.includes(' > ') ? sum : sum + count), 0);
}

function countFilled(input: ResolveInput, filter: Filter | undefined, name: string): number {
  return countHits(input, allOf([filter, { kind: 'has_number', name }]));
}

/** Tests other columns where what the query finds fills none of the first choice ("memory card 2 GB": capacity). */
function useFilledColumns(constraints: readonly Constraint[], input: ResolveInput): Constraint[] {
  return constraints.map((constraint) => {
    const { columns, otherColumns } = constraint;
    if (!columns || !otherColumns) return constraint;
    const fill = (tests: typeof columns): number =>
      Math.max(0, ...tests.map(({ column }) => countFilled(input, input.explicit, column)));
    if (fill(columns) * 2 >= fill(otherColumns)) return constraint;
    const best = otherColumns.reduce((a, b) =>
      countFilled(input, input.explicit, b.column) > countFilled(input, input.explicit, a.column) ? b : a,
    );
    const attribute = best.column.slice('attr.'.length).split('@')[0]!;
    return { ...constraint, columns: [best], value: best.value, attribute };
  });
}
