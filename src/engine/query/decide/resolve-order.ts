import { tagOf } from '../../retrieval/fold-key.ts';
import type { Filter, RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { allOf } from '../conditions/to-filter.ts';
import type { WantedExtreme } from '../read/read-extremes.ts';
import { type AttributeSort, attributeSort } from './sort-order.ts';

/** Of what is found, this share must state the attribute: else its order says nothing about them. */
const LEAST_FILLED = 0.5;

type Found = {
  index: Pick<RetrievalIndex, 'search' | 'countFilled'>;
  groups: readonly TermGroup[];
  filter: Filter | undefined;
  /** Index terms of what is wanted. */
  heads: readonly string[];
};

/**
 * The order that a superlative asks for: by the first measure, in the superlative's own order, that at least half of the
 * things found state; `undefined` when none does, and then nothing may be claimed about it.
 */
export function attributeOrder(
  extremes: readonly WantedExtreme[],
  { index, groups, filter, heads }: Found,
): AttributeSort | undefined {
  if (extremes.length === 0) return undefined;
  const of = heads.map((term): Filter => ({ kind: 'tag', tag: tagOf('head', term) }));
  const count = (one: Filter | undefined): number => index.search({ groups, filter: one, limit: 0 }).total;
  const things = of.length === 0 ? undefined : allOf([filter, { kind: 'any', of }]);
  const among = things !== undefined && count(things) > 0 ? things : filter;
  const request = { groups, filter: among };
  const total = count(among);
  for (const { direction, columns, areSame } of extremes) {
    const filled = columns
      .map((column) => ({ column, count: index.countFilled(request, column) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    const ordering = areSame === true ? filled : filled.slice(0, 1);
    const count = ordering.reduce((sum, each) => sum + each.count, 0);
    // The most is what descends.
    if (count > 0 && count >= total * LEAST_FILLED)
      return attributeSort(
        direction === 1 ? -1 : 1,
        ordering.map(({ column }) => column),
      );
  }
  return undefined;
}
