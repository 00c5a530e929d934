import type { Boost } from '../retrieval/types.ts';
import type { Constraint } from './constraint.ts';
import type { Interpretation } from './interpret-query.ts';

/** Share of the query's idf that a hit must cover to count as found. */
export const MINIMUM_COVERAGE = 0.5;

/**
 * Weights added to the lexical score, whose best is 1. Chosen by coordinate scans on the development half of
 * icecat-chorus with 5-fold cross-validation; the figure moves by less than .004 between half and twice each weight
 * (bench/results/search-structured.json). Both act as tie-breakers among products that match the words alike.
 */
export const HEAD_WEIGHT = 0.02;
export const CATEGORY_WEIGHT = 0.2;
/** Products that say yes to what was asked for, where too few say anything for a filter; the same kind of weight. */
export const FLAG_WEIGHT = 0.2;

/**
 * The features of a query beside its words: the product is what the query names (head of its title), and its
 * category is what the query says in full although that is not held as a filter.
 */
export function queryBoosts(
  interpretation: Pick<Interpretation, 'heads' | 'groups'>,
  categories: readonly Constraint[],
  flags: readonly Constraint[] = [],
): Boost[] {
  const boosts: Boost[] = [];
  if (interpretation.heads.length > 0)
    boosts.push({
      name: 'head',
      weight: HEAD_WEIGHT,
      tags: interpretation.heads.map((term) => `head=${term}`),
    });
  const tags = categories.flatMap((category) => category.tags ?? []);
  if (tags.length > 0) boosts.push({ name: 'category', weight: CATEGORY_WEIGHT, tags });
  for (const { attribute, tags: yes } of flags)
    if (yes) boosts.push({ name: `yes.${attribute}`, weight: FLAG_WEIGHT, tags: yes });
  return boosts;
}

/** Yes/no attributes that were asked for and are not held as filters. */
export function openFlags(
  interpretation: Interpretation,
  held: readonly Constraint[],
): readonly Constraint[] {
  return interpretation.constraints.filter(
    ({ slot, operator, value, start }) =>
      slot === 'attribute' &&
      operator === 'is' &&
      value === true &&
      !held.some((one) => one.slot === 'attribute' && one.start === start),
  );
}

/** Category readings that are not held as filters but say all that is asked for. */
export function namedCategories(
  interpretation: Interpretation,
  held: readonly Constraint[],
): readonly Constraint[] {
  return interpretation.constraints.filter(
    (constraint) =>
      constraint.slot === 'category' &&
      constraint.operator === 'is' &&
      !held.some(({ slot, start }) => slot === 'category' && start === constraint.start) &&
      constraint.surface.toLowerCase() === interpretation.text.toLowerCase(),
  );
}
