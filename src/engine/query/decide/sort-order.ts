import type { SortIntent } from '../../language/shopping-words.ts';

/**
 * The most or the least of a numeric column of the index: `least:attr.weight@g`; or of several that state the same thing, each
 * in a unit of its own (`weight_lb`, `weight_g`), a line each.
 */
export type AttributeSort = `most:${string}` | `least:${string}`;

export type SortOrder = 'relevance' | SortIntent | AttributeSort;

/** Ascending order (1) of a column, or of several of which a product fills one, or descending (−1). `name` is the first. */
type ColumnOrder = { name: string; columns: readonly string[]; direction: 1 | -1 };

const ofColumn = (name: string, direction: 1 | -1): ColumnOrder => ({ name, columns: [name], direction });

const COLUMNS: Readonly<Record<SortIntent, ColumnOrder>> = {
  price_asc: ofColumn('price', 1),
  price_desc: ofColumn('price', -1),
  newest: ofColumn('created_at', -1),
  rating: ofColumn('rating', -1),
};

const BETWEEN_COLUMNS = '\n';

/** The order by the most (−1) or the least (1) of columns that state the same thing. */
export function attributeSort(direction: 1 | -1, columns: readonly string[]): AttributeSort {
  return `${direction === 1 ? 'least' : 'most'}:${columns.join(BETWEEN_COLUMNS)}`;
}

/** The columns that a list is ordered by. */
export function columnOrder(sort: SortIntent | AttributeSort): ColumnOrder {
  if (Object.hasOwn(COLUMNS, sort)) return COLUMNS[sort as SortIntent];
  const columns = sort.slice(sort.indexOf(':') + 1).split(BETWEEN_COLUMNS);
  return { name: columns[0]!, columns, direction: sort.startsWith('most') ? -1 : 1 };
}
