import type { Money, Sale } from '../../catalog/product.ts';
import { isJsonObject } from '../../text/values/json-value.ts';
import { parseDate, parsePeriod } from '../cells/parse-date.ts';
import { currencyOf, parsePrice } from '../cells/parse-price.ts';
import { readJson, unquoted } from '../cells/read-list.ts';
import type { ReadCell } from './read-cells.ts';
import type { RowSettings } from './shop-row.ts';

export type RowPrices = { price?: Money; sale?: Sale; listPrice?: Money };

/** `{"amount": "12.00", "currency": "EUR"}` and its like as one text. */
function amountText(cell: string): string {
  const value = readJson(cell);
  if (!isJsonObject(value)) return unquoted(cell);
  const amount = value['amount'] ?? value['value'] ?? value['price'];
  const currency = value['currency'] ?? value['currency_code'] ?? value['currencyCode'] ?? '';
  return amount === undefined ? cell : `${String(amount)} ${String(currency)}`.trim();
}

function readMoney(
  cells: ReadCell,
  field: Parameters<ReadCell>[0],
  settings: RowSettings,
): Money | undefined {
  const cell = cells(field);
  if (cell === undefined) return undefined;
  const text = amountText(cell);
  const currency =
    currencyOf(cells('currency')?.toUpperCase() ?? '', settings.ownCurrency) ?? settings.ownCurrency;
  const money = parsePrice(text, currency, settings.decimalMark);
  if (!money) {
    if (!/^(?:n\/?a|null|none|-+|nan)$/i.test(text)) cells.note(field, 'is no price');
    return undefined;
  }
  if (money.amount === 0) {
    if (field === 'price') cells.note(field, 'a price of 0 is read as none');
    return undefined;
  }
  if (settings.decimalMark !== undefined && /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text) && money.amount < 100_000)
    cells.note(field, 'has three decimals among prices with fewer; check it');
  return money;
}

function reducedPrice(cells: ReadCell, price: Money | undefined, settings: RowSettings): Money | undefined {
  const sale = readMoney(cells, 'sale_price', settings);
  if (sale || !price) return sale;
  const percent = Number(cells('discount_percent')?.replace(/[%\s]/g, '').replace(',', '.') ?? Number.NaN);
  if (percent > 0 && percent < 100)
    return { ...price, amount: Math.round((price.amount * (100 - percent)) / 100) };
  const off = readMoney(cells, 'discount_amount', settings);
  return off && off.amount < price.amount ? { ...price, amount: price.amount - off.amount } : undefined;
}

/** When a sale is in force; `undefined` when the row says it in a way that cannot be read. */
function salePeriod(cells: ReadCell): { startsAtMs?: number; endsAtMs?: number } | undefined {
  const period = cells('sale_period');
  const read =
    period === undefined
      ? {
          startsAtMs: parseDate(cells('sale_starts') ?? ''),
          endsAtMs: parseDate(cells('sale_ends') ?? '', true),
        }
      : parsePeriod(period);
  const unread = (['sale_period', 'sale_starts', 'sale_ends'] as const).filter((field) => {
    const isUnread =
      (field !== 'sale_ends' && read.startsAtMs === undefined) ||
      (field !== 'sale_starts' && read.endsAtMs === undefined);
    return isUnread && cells(field) !== undefined;
  });
  for (const field of unread) cells.note(field, 'is no date that can be read; the reduced price is not used');
  return unread.length > 0 ? undefined : read;
}

/**
 * What a row asks and used to ask. A reduced price with dates is a sale, in force between them; one without is the price,
 * and the usual one the list price. One that has ended, or is not below the price, says nothing.
 */
export function readRowPrices(cells: ReadCell, settings: RowSettings): RowPrices {
  const price = readMoney(cells, 'price', settings);
  const reduced = reducedPrice(cells, price, settings);
  const list = readMoney(cells, 'list_price', settings);
  const isAbove = (other: Money | undefined, than: Money) =>
    other !== undefined && other.currency === than.currency && other.amount > than.amount;
  const listed = (than: Money) => (list && isAbove(list, than) ? { listPrice: list } : {});
  if (!price) return reduced ? { price: reduced, ...listed(reduced) } : {};
  const period = reduced ? salePeriod(cells) : {};
  const isOver = period?.endsAtMs !== undefined && (period?.endsAtMs ?? 0) < settings.nowMs;
  if (!period || !reduced || isOver || !isAbove(price, reduced)) return { price, ...listed(price) };
  if (period.startsAtMs === undefined && period.endsAtMs === undefined)
    return { price: reduced, listPrice: list && isAbove(list, price) ? list : price };
  return { price, sale: { price: reduced, ...period }, ...listed(price) };
}
