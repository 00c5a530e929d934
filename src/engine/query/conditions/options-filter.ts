import type { Filter } from '../../retrieval/types.ts';
import type { Constraint } from '../read/constraint.ts';
import { variantFilter, type WantedOption } from './variant-filter.ts';

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

/**
 * Products of which each option that a text asks for is stated, but no one variant has them all, or with stock asked none
 * that can be ordered: small and red, but only large in red. `undefined` where options are asked for one at a time.
 */
export function optionsApart(read: readonly Constraint[], names: ReadonlySet<string>): Filter | undefined {
  const inStock = read.some(({ slot, operator }) => slot === 'stock' && operator === 'is');
  const wanted = optionsOf(read);
  const together = wanted.length > (inStock ? 0 : 1) ? variantFilter(wanted, inStock, names) : undefined;
  if (!together) return undefined;
  const each = wanted.map(({ attribute, values }): Filter => {
    const tags = values.map((value): Filter => ({ kind: 'tag', tag: `attr.${attribute}=${value}` }));
    return { kind: 'any', of: tags };
  });
  // What has no variants has its options by itself.
  const varying = [...names].filter((name) => name.startsWith('variant.') || name.startsWith('sold_out.'));
  const varies: Filter = { kind: 'any', of: varying.map((name): Filter => ({ kind: 'has_tag', name })) };
  return { kind: 'all', of: [...each, varies, { kind: 'not', of: together }] };
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
