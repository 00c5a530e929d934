import type { Availability } from '../../catalog/product.ts';
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

/** What a row says of its stock, cell by cell. */
export type StockCells = {
  availability?: string | undefined;
  inStock?: string | undefined;
  quantity?: string | undefined;
  /** Whether stock is counted at all, and by what. */
  tracked?: string | undefined;
  /** Whether it is sold beyond the stock. */
  backorders?: string | undefined;
  purchasable?: string | undefined;
};

const untracked = new RegExp(`^(?:0|${anyOfAll('columns', ({ uncounted }) => uncounted)})$`, 'i');
const sellsOn = new RegExp(`^(?:[12]|${anyOfAll('columns', ({ soldBeyond }) => soldBeyond)})$`, 'i');

function byQuantity(quantity: number, sellsBeyond: boolean): Availability {
  if (quantity > 0) return 'in_stock';
  return sellsBeyond ? 'backorder' : 'out_of_stock';
}

/**
 * What a row says of its stock. A word wins over a flag, a flag over a count; what is not counted (`hasTracker`: the export
 * has a column for that) can be bought, and what is sold beyond its stock is on backorder when there is none.
 */
export function readStock(cells: StockCells, hasTracker: boolean): Availability | undefined {
  const { availability, inStock, quantity, tracked, backorders, purchasable } = cells;
  if (purchasable !== undefined && parseFlag(purchasable) === false) return 'out_of_stock';
  const word = availability === undefined ? undefined : parseAvailability(availability);
  if (word !== undefined) return word;
  const flagCell = inStock ?? availability;
  const flagWord = inStock === undefined ? undefined : parseAvailability(inStock);
  if (flagWord !== undefined) return flagWord;
  const flag = flagCell === undefined ? undefined : parseFlag(flagCell);
  const sellsBeyond = backorders !== undefined && sellsOn.test(backorders.trim());
  if (flag !== undefined) return flag ? 'in_stock' : 'out_of_stock';
  if (hasTracker && (tracked === undefined || untracked.test(tracked.trim()))) return 'in_stock';
  const count =
    quantity === undefined ? Number.NaN : Number(quantity.replace(/[\s,]/g, '').replace(/^(\d+).*$/, '$1'));
  return Number.isNaN(count) ? undefined : byQuantity(count, sellsBeyond);
}
