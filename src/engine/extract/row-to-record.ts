import type { CsvRow } from './csv-to-rows.ts';
import { parseAttribute, parseAvailability, parseCategories, parseFlag } from './parse-cell.ts';
import { parsePrice } from './parse-price.ts';
import { columnKey, isInternalColumn, type ShopColumns, type ShopField } from './shop-columns.ts';

type Money = { amount: number; currency: string };

/** A row read as far as it goes alone; which rows are variants of one product is decided later. */
export type ShopRow = {
  line: number;
  id: string | undefined;
  group: string | undefined;
  /** Ids of rows that this row says are its variants. */
  children: readonly string[];
  variantId: string | undefined;
  deleted: boolean;
  title: string | undefined;
  description: string | undefined;
  url: string | undefined;
  image: string | undefined;
  brand: string | undefined;
  categories: string[];
  price: Money | undefined;
  listPrice: Money | undefined;
  availability: string | undefined;
  gtin: string | undefined;
  mpn: string | undefined;
  rating: { value: number; count: number } | undefined;
  locale: string | undefined;
  updatedAt: string | undefined;
  attributes: Record<string, string | number | boolean | string[]>;
};

/** Kinds of records that shop systems keep in a column that others use for categories. */
const recordKinds =
  /^(?:simple|configurable|variable|variation|virtual|grouped|bundle|downloadable|external)\b/i;

type Read = (field: ShopField) => string | undefined;

function readPrices(read: Read, ownCurrency: string, faults: string[]): Pick<ShopRow, 'price' | 'listPrice'> {
  const currency = /^[A-Z]{3}$/.exec(read('currency')?.toUpperCase() ?? '')?.[0] ?? ownCurrency;
  const money = (field: ShopField) => {
    const cell = read(field);
    if (cell === undefined) return undefined;
    const price = parsePrice(cell, currency);
    if (!price) faults.push(`"${cell.slice(0, 40)}" is no price`);
    return price;
  };
  const [price, sale, list] = [money('price'), money('salePrice'), money('listPrice')];
  const isReduced = price && sale && sale.currency === price.currency && sale.amount < price.amount;
  return isReduced ? { price: sale, listPrice: list ?? price } : { price: price ?? sale, listPrice: list };
}

function readAvailability(read: Read): string | undefined {
  const word = read('availability');
  const named = word === undefined ? undefined : parseAvailability(word);
  if (named !== undefined) return named;
  const flag = parseFlag(read('inStock') ?? '');
  const quantity = Number(read('quantity') ?? Number.NaN);
  const inStock = flag ?? (Number.isNaN(quantity) ? undefined : quantity > 0);
  return inStock === undefined ? undefined : inStock ? 'in_stock' : 'out_of_stock';
}

function readRating(read: Read): ShopRow['rating'] {
  const value = Number(read('ratingValue')?.replace(',', '.') ?? Number.NaN);
  if (!(value > 0 && value <= 5)) return undefined;
  return { value, count: Math.max(0, Math.trunc(Number(read('ratingCount') ?? 0)) || 0) };
}

function readDescription(read: Read): string | undefined {
  const [long, short] = [read('description'), read('shortDescription')];
  return long !== undefined && short !== undefined && !long.includes(short)
    ? `${short}\n${long}`
    : (long ?? short);
}

/** `name=value,name=value`, as one shop system keeps further attributes in a cell. */
function readPairs(cell: string): [string, string][] {
  const pairs = [...cell.matchAll(/(?:^|,)([a-z][a-z0-9_]{0,79})=/gi)];
  return pairs.map((pair, i) => {
    const start = pair.index + pair[0].length;
    return [columnKey(pair[1]!), cell.slice(start, pairs[i + 1]?.index ?? cell.length)];
  });
}

/**
 * Options of a variant (`Option1 Name`, `Option1 Value`). Only the first row of a product names them, so `names` keeps
 * what the rows before said. A product without variants has one option that says nothing.
 */
function readOptions(
  row: CsvRow,
  columns: ShopColumns,
  names: Map<string, string>,
): [string, string | undefined][] {
  return columns.options.flatMap(({ nameColumn, valueColumn }): [string, string | undefined][] => {
    const given = row.cells.get(nameColumn);
    if (given !== undefined) names.set(nameColumn, columnKey(given));
    const value = row.cells.get(valueColumn);
    return value === 'Default Title' ? [] : [[names.get(nameColumn) ?? '', value]];
  });
}

function readAttributes(
  row: CsvRow,
  columns: ShopColumns,
  read: Read,
  optionNames: Map<string, string>,
): ShopRow['attributes'] {
  const named: [string, string | undefined][] = [
    ...columns.attributes.map(({ column, name }): [string, string | undefined] => [
      name,
      row.cells.get(column),
    ]),
    ...readOptions(row, columns, optionNames),
    ...readPairs(read('moreAttributes') ?? '').filter(([name]) => !isInternalColumn(name)),
  ];
  const entries = named.flatMap(([name, cell]): [string, string | number | boolean | string[]][] => {
    const value = name === '' || cell === undefined ? undefined : parseAttribute(name, cell);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** An absolute address; one that starts at the shop's root leads nowhere from here. */
function readAddress(cell: string | undefined): string | undefined {
  const address = cell?.split(/[,|\s]+(?=(?:https?:)?\/\/)/)[0]?.trim();
  if (address === undefined || /^https?:\/\//i.test(address)) return address;
  return address.startsWith('//') ? `https:${address}` : undefined;
}

/** Reads the cells of a row by the meaning of their columns; cells that cannot be read are named in `faults`. */
export function rowToRecord(
  row: CsvRow,
  columns: ShopColumns,
  ownCurrency: string,
  faults: string[],
  optionNames: Map<string, string> = new Map(),
): ShopRow {
  const read: Read = (field) => row.cells.get(columns.fields.get(field) ?? '');
  const categories = read('categories') ?? '';
  const plural = columnKey(columns.fields.get('categories') ?? '').endsWith('categories');
  const children = [...(read('variantChildren') ?? '').matchAll(/(?:^|\|)sku=([^,|]+)/g)];
  return {
    line: row.line,
    id: read('id'),
    group: read('group')?.replace(/^id:/, ''),
    children: children.map((child) => child[1]!.trim()),
    variantId: read('variantId'),
    deleted: parseFlag(read('deleted') ?? '') ?? false,
    title: read('title'),
    description: readDescription(read),
    url: readAddress(read('url')),
    image: readAddress(read('image')),
    brand: read('brand'),
    categories: recordKinds.test(categories) ? [] : parseCategories(categories, plural),
    ...readPrices(read, ownCurrency, faults),
    availability: readAvailability(read),
    gtin: read('gtin'),
    mpn: read('mpn'),
    rating: readRating(read),
    locale: read('locale'),
    updatedAt: read('updatedAt'),
    attributes: readAttributes(row, columns, read, optionNames),
  };
}
