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
