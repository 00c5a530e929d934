import type { Constraint } from '../../question/constraint.ts';
import type { Filter } from '../../retrieval/types.ts';
import { bitCount } from '../../text/values/bit-count.ts';
import { combinationTag } from '../tag-names.ts';
import { allOf, not } from './to-filter.ts';

/** One wanted option of a variant: an attribute and its acceptable values. */
type WantedOption = { attribute: string; values: readonly string[] };

/** Beyond this many combinations of values, options are tested one at a time. */
const MOST_COMBINATIONS = 128;
const MOST_COMBINED = 3;
const MOST_OPTIONS = 6;

/**
 * The filter for what varies together: the caller's own options in one variant, and with stock asked for one that can be
 * ordered. `own` are the caller's, `all` also what the text asks; products whose variants say nothing of an option stay.
 */
export function optionsFilter(
  own: readonly Constraint[],
  all: readonly Constraint[],
  names: ReadonlySet<string>,
): Filter | undefined {
  const inStock = all.some(({ slot, operator }) => slot === 'stock' && operator === 'is');
  const wanted = optionsOf(own);
  const isTogether = inStock ? wanted.length > 0 : wanted.length > 1;
  return isTogether ? variantFilter(wanted, inStock, names) : undefined;
}

function optionsOf(constraints: readonly Constraint[]): WantedOption[] {
  const tags = constraints.flatMap(({ operator, tags: own = [] }) =>
    operator === 'is' ? own.filter((tag) => tag.startsWith('attr.')) : [],
  );
  const byAttribute = Map.groupBy(tags, (tag) => tag.slice('attr.'.length, tag.indexOf('=')));
  return [...byAttribute].map(([attribute, list]) => ({
    attribute,
    values: list.map((tag) => tag.slice(tag.indexOf('=') + 1)),
  }));
}

/**
 * The filter for products with one variant that has all options together, and with `inStock` one that can be ordered.
 *
 * `names` are the tag names of the index. Where the catalogue has no such combination of attributes the options are
 * tested on their own, since then they do not vary together.
 */
function variantFilter(
  options: readonly WantedOption[],
  inStock: boolean,
  names: ReadonlySet<string>,
): Filter | undefined {
  const parts: Filter[] = [];
  const combined = commonCombination(options, names);
  if (combined) {
    const tuples = product(
      combined.map(({ attribute, values }) => values.map((v) => [attribute, v] as const)),
    );
    parts.push({ kind: 'any', of: tuples.map((tuple) => tupleFilter(tuple, inStock)) });
  }
  for (const { attribute, values } of options) {
    if (combined?.some((option) => option.attribute === attribute)) continue;
    if (!inStock || !names.has(`sold_out.${attribute.toLowerCase()}`)) continue;
    parts.push({ kind: 'any', of: values.map((value) => tupleFilter([[attribute, value]], true)) });
  }
  return allOf(parts);
}

/** The largest set of the options that the index keeps combinations of, within the limits. */
function commonCombination(
  options: readonly WantedOption[],
  names: ReadonlySet<string>,
): readonly WantedOption[] | undefined {
  let best: readonly WantedOption[] | undefined;
  for (let bits = 1; bits < 1 << Math.min(options.length, MOST_OPTIONS); bits++) {
    const size = bitCount(bits);
    if (size < 2 || size > MOST_COMBINED || size <= (best?.length ?? 1)) continue;
    const chosen = options.filter((_, i) => (bits & (1 << i)) !== 0);
    const key = chosen
      .map(({ attribute }) => attribute.toLowerCase())
      .sort()
      .join('+');
    const count = chosen.reduce((total, { values }) => total * values.length, 1);
    if (names.has(`variant.${key}`) && count <= MOST_COMBINATIONS) best = chosen;
  }
  return best;
}

function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (tuples, list) => tuples.flatMap((tuple) => list.map((item) => [...tuple, item])),
    [[]],
  );
}

function tupleFilter(tuple: readonly (readonly [string, string])[], inStock: boolean): Filter {
  const [first] = tuple;
  const has: Filter =
    tuple.length === 1
      ? { kind: 'tag', tag: `attr.${first![0]}=${first![1]}` }
      : { kind: 'tag', tag: combinationTag('variant', tuple) };
  if (!inStock) return has;
  return { kind: 'all', of: [has, not({ kind: 'tag', tag: combinationTag('sold_out', tuple) })] };
}
