import { withPlainNames } from '../../engine/catalog/plain-text.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { soldAt } from '../../engine/catalog/sale.ts';
import { holdsReferences } from '../../engine/text/characters/decode-entities.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
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

const givenMark = ',"timeGiven":true}';

/**
 * The product of a record column, which also holds whether its time came from the merchant: at the end, as a mark. Names of
 * records that were written before character references were read are read here.
 */
export function parseProduct(record: string): Product {
  const product = JSON.parse(withoutMark(record)) as Product;
  return holdsReferences(record) ? withPlainNames(product) : product;
}

function withoutMark(record: string): string {
  return isTimeGiven(record) ? `${record.slice(0, -givenMark.length)}}` : record;
}

// Quotation marks of texts are escaped and no value of an attribute is an object, so both stand where they seem to.
const beforeAttributes = ',"attributes":';
const afterAttributes = '},"variants":[';

/** As `parseProduct`, but attributes, most of a record, are parsed when they are first asked for: a list does not show them. */
export function openProduct(record: string): Product {
  const text = withoutMark(record);
  const from = text.indexOf(beforeAttributes);
  const to = text.indexOf(afterAttributes, from) + 1;
  if (from < 0 || to === 0 || holdsReferences(record)) return parseProduct(record);
  const rest = JSON.parse(text.slice(0, from) + text.slice(to)) as Omit<Product, 'attributes'>;
  // A slice, which keeps the whole record in memory until it is read.
  let unread: string | undefined = text.slice(from + beforeAttributes.length, to);
  let attributes: Product['attributes'] = {};
  return {
    ...rest,
    get attributes() {
      if (unread !== undefined) attributes = JSON.parse(unread) as Product['attributes'];
      unread = undefined;
      return attributes;
    },
  };
}

/** A record column as what is sold at a moment; the column itself where no price depends on the time. */
export function recordSoldAt(record: string, nowMs: number): string {
  return record.includes('"sale":{') ? JSON.stringify(soldAt(parseProduct(record), nowMs)) : record;
}

/** The product of a row. */
export function productOf(stored: StoredProduct): Product {
  return stored.product ?? parseProduct(stored.record);
}

/** Whether the time in a record column came from the merchant; needs no parsing, the mark ends the text. */
export function isTimeGiven(record: string): boolean {
  return record.endsWith(givenMark);
}

/** A product as it is to be stored. Keys are always in one order, so equal products have equal records and hashes. */
export function toStoredProduct(
  input: ProductInput,
  locale: string,
  time: { updatedAtMs: number; timeGiven: boolean },
): StoredProduct {
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
  const end = time.timeGiven ? givenMark : '}';
  const record = `${text.slice(0, -1)},"updatedAtMs":${time.updatedAtMs}${end}`;
  const product = { ...content, updatedAtMs: time.updatedAtMs };
  return { productId, locale, record, hash: sha256Hex(text), ...time, product };
}
