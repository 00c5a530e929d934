import type { Availability } from '../../catalog/product.ts';
import type { ShopField } from '../../language/concepts/shop-fields.ts';
import { anyOfAll } from '../../language/pack.ts';
import { parseFlag } from './parse-cell.ts';

/** In this order: "not available" is tried before "available". */
const stockWords = (['discontinued', 'preorder', 'backorder', 'out_of_stock', 'in_stock'] as const).map(
  (availability) =>
    [
      new RegExp(
        anyOfAll('columns', ({ stock }) => stock?.[availability]),
        'i',
      ),
      availability,
    ] as const,
);

/** A stock word of a feed or shop system in the contract's spelling, or `undefined` when it says nothing known. */
export function parseAvailability(cell: string): Availability | undefined {
  return stockWords.find(([pattern]) => pattern.test(cell))?.[1];
}

const untracked = new RegExp(`^(?:0|${anyOfAll('columns', ({ uncounted }) => uncounted)})$`, 'i');
const sellsOn = new RegExp(`^(?:[12]|${anyOfAll('columns', ({ soldBeyond }) => soldBeyond)})$`, 'i');

/**
 * What a row says of its stock. A word wins over a flag, a flag over a count; what is not counted (`tracked` says by what it is;
 * `hasTracker`: the export has a column for that) can be bought, and what is sold beyond its stock is on backorder when there
 * is none.
 */
export function readStock(
  cells: (field: ShopField) => string | undefined,
  tracked: string | undefined,
  hasTracker: boolean,
): Availability | undefined {
  if (parseFlag(cells('purchasable') ?? '') === false) return 'out_of_stock';
  const [said, inStock] = [cells('availability'), cells('in_stock')];
  const word = parseAvailability(said ?? '') ?? parseAvailability(inStock ?? '');
  if (word !== undefined) return word;
  const flag = parseFlag(inStock ?? said ?? '');
  if (flag !== undefined) return flag ? 'in_stock' : 'out_of_stock';
  if (hasTracker && (tracked === undefined || untracked.test(tracked.trim()))) return 'in_stock';
  const count = Number(
    cells('quantity')
      ?.replace(/[\s,]/g, '')
      .replace(/^(\d+).*$/, '$1'),
  );
  if (Number.isNaN(count)) return undefined;
  if (count > 0) return 'in_stock';
  return sellsOn.test(cells('backorders')?.trim() ?? '') ? 'backorder' : 'out_of_stock';
}
