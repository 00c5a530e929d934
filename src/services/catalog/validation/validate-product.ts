import { withPlainNames } from '../../../engine/catalog/plain-text.ts';
import type { Product, Variant } from '../../../engine/catalog/product.ts';
import { htmlToText, looksLikeHtml } from '../../../engine/extract/html/html-to-text.ts';
import type { Checked } from '../../validation/checked.ts';
import {
  below,
  type FieldPlace,
  fault,
  type PlainObject,
  readId,
  readInteger,
  readList,
  readLocale,
  readMoney,
  readObject,
  readOneOf,
  readRequiredText,
  readText,
  readTime,
  readUrl,
} from '../../validation/read-fields.ts';
import { availabilities, readAttributes, readIdentifier, readSale, readVariant } from './validate-variant.ts';

/** A checked product; without a locale it is in the company's default one, without a time it changed now. */
export type ProductInput = Omit<Product, 'locale' | 'updatedAtMs'> & {
  locale?: string;
  updatedAtMs?: number;
};

/** Limits that the API promises (docs/api.md). */
const longest = { title: 500, description: 50_000, brand: 200, category: 300 };
const most = { categories: 20, variants: 500, images: 20 };

const productFields = new Set(
  'product_id title description url brand categories price list_price sale availability image_url image_urls attributes variants sku item_group_id gtin mpn rating locale created_at updated_at deleted'.split(
    ' ',
  ),
);

function readDescription(value: unknown, at: FieldPlace, mayHoldMarkup: boolean): string {
  const text = readText(value, at, longest.description) ?? '';
  return mayHoldMarkup && looksLikeHtml(text) ? htmlToText(text) : text;
}

function readCategories(value: unknown, at: FieldPlace): string[] {
  const categories = readList(value, at, most.categories, (item, place) =>
    typeof item === 'string'
      ? readText(item, place, longest.category)
      : fault(place, 'type', 'must be a string'),
  );
  return (categories ?? []).filter((category) => category.trim() !== '');
}

function readRating(value: unknown, at: FieldPlace): Product['rating'] {
  if (value === undefined || value === null) return undefined;
  const rating = readObject(value, at);
  if (!rating) return undefined;
  const average = rating['value'];
  if (typeof average !== 'number' || !Number.isFinite(average))
    return fault(below(at, 'value'), average === undefined ? 'required' : 'type', 'must be a number');
  if (average < 0 || average > 5) return fault(below(at, 'value'), 'range', 'must be from 0 to 5');
  const count =
    readInteger(rating['count'], below(at, 'count'), { lowest: 0, highest: Number.MAX_SAFE_INTEGER }) ?? 0;
  return { value: average, count };
}

function readVariants(value: unknown, at: FieldPlace, ignored: Set<string>): Variant[] {
  const variants =
    readList(value, at, most.variants, (item, place) => readVariant(item, place, ignored)) ?? [];
  const seen = new Set<string>();
  for (const [i, { variantId }] of variants.entries()) {
    if (seen.has(variantId))
      fault(below(below(at, i), 'variant_id'), 'duplicate', 'another variant of the product has this id');
    seen.add(variantId);
  }
  return variants;
}

/** All pictures of a product: the list, with the one that is named first at its head. */
function readImages(given: PlainObject, at: FieldPlace): Pick<Product, 'imageUrl' | 'imageUrls'> {
  const own = readUrl(given['image_url'], below(at, 'image_url'));
  const list = readList(given['image_urls'], below(at, 'image_urls'), most.images, readUrl) ?? [];
  const all = [...new Set(own === undefined ? list : [own, ...list])].slice(0, most.images);
  return { imageUrl: all[0], imageUrls: all.length > 1 ? all : undefined };
}

function readProduct(given: PlainObject, at: FieldPlace, mayHoldMarkup: boolean, ignored: Set<string>) {
  return {
    productId: readId(given['product_id'], below(at, 'product_id')) ?? '',
    locale: readLocale(given['locale'], below(at, 'locale')),
    title: readRequiredText(given['title'], below(at, 'title'), longest.title) ?? '',
    description: readDescription(given['description'], below(at, 'description'), mayHoldMarkup),
    url: readUrl(given['url'], below(at, 'url')),
    brand: readText(given['brand'], below(at, 'brand'), longest.brand)?.trim() || undefined,
    categories: readCategories(given['categories'], below(at, 'categories')),
    price: readMoney(given['price'], below(at, 'price')),
    listPrice: readMoney(given['list_price'], below(at, 'list_price')),
    sale: readSale(given['sale'], below(at, 'sale')),
    availability: readOneOf(given['availability'], below(at, 'availability'), availabilities) ?? 'unknown',
    ...readImages(given, at),
    attributes: readAttributes(given['attributes'], below(at, 'attributes')),
    variants: readVariants(given['variants'], below(at, 'variants'), ignored),
    sku: readIdentifier(given['sku'], below(at, 'sku')),
    itemGroupId: readIdentifier(given['item_group_id'], below(at, 'item_group_id')),
    gtin: readIdentifier(given['gtin'], below(at, 'gtin')),
    mpn: readIdentifier(given['mpn'], below(at, 'mpn')),
    rating: readRating(given['rating'], below(at, 'rating')),
    createdAtMs: readTime(given['created_at'], below(at, 'created_at')),
    updatedAtMs: readTime(given['updated_at'], below(at, 'updated_at')),
  } satisfies ProductInput;
}

/**
 * Checks a product in wire shape and reads it: text normalised, HTML in the description reduced to what is
 * visible, names and values without HTML's character references, null and blank optional fields absent, locale in canonical
 * casing.
 *
 * Returns every fault at once, with pointers from the product. `mayHoldMarkup: false` keeps the description as it is.
 */
export function validateProduct(
  input: unknown,
  { mayHoldMarkup = true }: { mayHoldMarkup?: boolean } = {},
): Checked<ProductInput> {
  const at: FieldPlace = { pointer: '', faults: [] };
  const given = readObject(input, at);
  if (!given) return { ok: false, faults: at.faults, ignored: [] };
  const ignored = new Set<string>();
  for (const name of Object.keys(given)) if (!productFields.has(name)) ignored.add(name);
  const value = readProduct(given, at, mayHoldMarkup, ignored);
  return at.faults.length === 0
    ? { ok: true, value: withPlainNames(value), ignored: [...ignored] }
    : { ok: false, faults: at.faults, ignored: [...ignored] };
}
