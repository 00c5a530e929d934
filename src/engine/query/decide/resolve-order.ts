import type { Filter, RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import type { WantedExtreme } from '../read/read-extremes.ts';
import { statedBy } from '../vocabulary/column-unit.ts';
import { type AttributeSort, attributeSort } from './sort-order.ts';
import { type NamedThings, theseThings } from './things-named.ts';

/** Of what is found, this share must state the attribute: else its order says nothing about them. */
const LEAST_FILLED = 0.5;
/** The same of what surely is the thing. */
const LEAST_FILLED_OF_THINGS = 0.3;

type Found = {
  index: Pick<RetrievalIndex, 'locale' | 'tagValues' | 'search' | 'countUpTo' | 'countFilled'>;
  groups: readonly TermGroup[];
  filter: Filter | undefined;
  /** What is of the kind that is named. */
  things: NamedThings | undefined;
};

/**
 * The order that a superlative asks for: by the first measure, in the superlative's own order, that at least half of the
 * things found state; `undefined` when none does, and then nothing may be claimed about it.
 */
export function attributeOrder(
  extremes: readonly WantedExtreme[],
  { index, groups, filter, things }: Found,
): AttributeSort | undefined {
  if (extremes.length === 0) return undefined;
  const request = things ? theseThings(index, filter, things) : { groups, filter };
  const { total } = index.search({ ...request, limit: 0 });
  const orders = extremes.flatMap(({ direction, columns, areSame }) => {
    const filled = columns
      .map((column) => ({ column, count: index.countFilled(request, column) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    const stated =
      areSame === true ? [filled] : [...Map.groupBy(filled, ({ column }) => statedBy(column)).values()];
    const byFill = stated
      .map((ordering) => ({ ordering, share: ordering.reduce((sum, { count }) => sum + count, 0) / total }))
      .sort((a, b) => b.share - a.share);
    return byFill.slice(0, 1).map(({ ordering, share }) => ({
      share,
      // The most is what descends.
      byThese: () =>
        attributeSort(
          direction === 1 ? -1 : 1,
          ordering.map(({ column }) => column),
        ),
    }));
  });
  const found =
    orders.find(({ share }) => share >= LEAST_FILLED) ??
    (things ? orders.find(({ share }) => share >= LEAST_FILLED_OF_THINGS) : undefined);
  return found?.byThese();
}
