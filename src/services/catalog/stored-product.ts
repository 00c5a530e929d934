import { withPlainNames } from '../../engine/catalog/plain-text.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { soldAt } from '../../engine/catalog/sale.ts';
import { holdsReferences } from '../../engine/text/characters/decode-entities.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import type { Log } from '../../platform/log/log.ts';
import { readStored, type StoredPlace, type VersionReader } from '../validation/read-stored.ts';
import { isObject } from '../validation/stored-shape.ts';
import { areAttributes, isProduct, isRest } from './stored-product-shape.ts';
import type { ProductInput } from './validation/validate-product.ts';

/**
 * A product's row: `record` is its JSON, read only when somebody needs it; `hash` is that of everything but its time.
 *
 * `timeGiven`: the merchant said when it changed, so an older time may not overwrite it.
 */
export type StoredProduct = {
  productId: string;
  locale: string;
  record: string;
  hash: string;
  updatedAtMs: number;
  timeGiven: boolean;
  /** The product of `record`, where it is at hand without parsing. */
  product?: Product;
};

const beforeTime = ',"updatedAtMs":';
const givenMark = ',"timeGiven":true}';

type Row = Pick<StoredProduct, 'productId' | 'record'>;

function placeOf(log: Log | undefined, { productId }: Row): StoredPlace {
  return { ...(log ? { log } : {}), column: 'product.record', id: productId };
}

/** All records are of the version that has no number. */
const read: VersionReader<Product> = (stored) => (isProduct(stored) ? stored : undefined);
const readRest: VersionReader<Omit<Product, 'attributes'>> = (stored) =>
  isRest(stored) ? stored : undefined;
const readAttributes: VersionReader<Product['attributes']> = (stored) =>
  isObject(stored) && areAttributes(stored['attributes']) ? stored['attributes'] : undefined;

/**
 * The product of a record column, which also holds whether its time came from the merchant: at the end, as a mark. Names of
 * records that were written before character references were read are read here. `undefined` when it cannot be read: as if
 * there were no such product.
 */
export function readProductRecord(log: Log | undefined, row: Row): Product | undefined {
  const product = readStored(placeOf(log, row), withoutMark(row.record), [read]);
  return product && holdsReferences(row.record) ? withPlainNames(product) : product;
}

function withoutMark(record: string): string {
  return isTimeGiven(record) ? `${record.slice(0, -givenMark.length)}}` : record;
}

// Quotation marks of texts are escaped and no value of an attribute is an object, so both stand where they seem to.
const beforeAttributes = ',"attributes":';
const afterAttributes = '},"variants":[';

/**
 * As `readProductRecord`, but attributes, most of a record, are read when they are first asked for: a list does not show them.
 * When they alone cannot be read there are none.
 */
export function openProduct(log: Log | undefined, row: Row): Product | undefined {
  const text = withoutMark(row.record);
  const from = text.indexOf(beforeAttributes);
  const to = text.indexOf(afterAttributes, from) + 1;
  if (from < 0 || to === 0 || holdsReferences(row.record)) return readProductRecord(log, row);
  const place = placeOf(log, row);
  const rest = readStored(place, text.slice(0, from) + text.slice(to), [readRest]);
  if (!rest) return undefined;
  // A slice, which keeps the whole record in memory until it is read.
  let unread: string | undefined = text.slice(from + 1, to);
  let attributes: Product['attributes'] = {};
  return {
    ...rest,
    get attributes() {
      if (unread !== undefined) attributes = readStored(place, `{${unread}}`, [readAttributes]) ?? {};
      unread = undefined;
      return attributes;
    },
  };
}

/** A record column as what is sold at a moment; the column itself where no price depends on the time. */
export function recordSoldAt(row: Row, nowMs: number): string {
  const product = row.record.includes('"sale":{') ? readProductRecord(undefined, row) : undefined;
  return product ? JSON.stringify(soldAt(product, nowMs)) : row.record;
}

/** The product of a row; `undefined` when it cannot be read. */
export function productOfRow(log: Log, stored: StoredProduct): Product | undefined {
  return stored.product ?? readProductRecord(log, stored);
}

type Time = Pick<StoredProduct, 'updatedAtMs' | 'timeGiven'>;

/** The record column of a product whose other members are `content`, as JSON. */
function recordOf(content: string, { updatedAtMs, timeGiven }: Time): string {
  return `${content.slice(0, -1)}${beforeTime}${updatedAtMs}${timeGiven ? givenMark : '}'}`;
}

/** Whether a row says what another does, but for its time, and says it as it was written: a damaged one does not. */
export function isSameRecord(stored: StoredProduct, other: StoredProduct): boolean {
  if (stored.hash !== other.hash) return false;
  const content = `${other.record.slice(0, other.record.lastIndexOf(beforeTime))}}`;
  return stored.record === recordOf(content, stored);
}

/** Whether the time in a record column came from the merchant; needs no parsing, the mark ends the text. */
export function isTimeGiven(record: string): boolean {
  return record.endsWith(givenMark);
}

/** A product as it is to be stored. Keys are always in one order, so equal products have equal records and hashes. */
export function toStoredProduct(input: ProductInput, locale: string, time: Time): StoredProduct {
  const { productId } = input;
  const content = {
    productId,
    locale,
    title: input.title,
    description: input.description,
    url: input.url,
    brand: input.brand,
    categories: input.categories,
    price: input.price,
    listPrice: input.listPrice,
    availability: input.availability,
    imageUrl: input.imageUrl,
    attributes: input.attributes,
    variants: input.variants,
    gtin: input.gtin,
    mpn: input.mpn,
    rating: input.rating,
    createdAtMs: input.createdAtMs,
    sale: input.sale,
    imageUrls: input.imageUrls,
    sku: input.sku,
    itemGroupId: input.itemGroupId,
  };
  const text = JSON.stringify(content);
  const record = recordOf(text, time);
  const product = { ...content, updatedAtMs: time.updatedAtMs };
  return { productId, locale, record, hash: sha256Hex(text), ...time, product };
}
