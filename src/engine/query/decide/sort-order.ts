import type { SortIntent } from '../../language/shopping-words.ts';

/** The most or the least of one numeric column of the index: `least:attr.weight@g`. */
export type AttributeSort = `most:${string}` | `least:${string}`;

export type SortOrder = 'relevance' | SortIntent | AttributeSort;

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
