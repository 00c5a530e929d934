import type { Product } from '../../engine/catalog/product.ts';
import { isObject, isText } from '../validation/stored-shape.ts';

/** A product as it is stored. By hand and not by a shape: an index is built of thousands of them. */
export function isProduct(value: unknown): value is Product {
  return isRest(value) && areAttributes((value as Partial<Product>).attributes);
}

/** A product as it is stored, whatever its attributes are. */
export function isRest(value: unknown): value is Omit<Product, 'attributes'> {
  if (!isObject(value)) return false;
  const { productId, locale, title, description, availability, categories, variants, updatedAtMs } = value;
  const { url, brand, rating } = value;
  return (
    typeof productId === 'string' &&
    typeof locale === 'string' &&
    typeof title === 'string' &&
    typeof description === 'string' &&
    typeof availability === 'string' &&
    typeof updatedAtMs === 'number' &&
    (url === undefined || typeof url === 'string') &&
    (brand === undefined || typeof brand === 'string') &&
    (rating === undefined || (isObject(rating) && typeof rating['value'] === 'number')) &&
    Array.isArray(categories) &&
    categories.every(isText) &&
    isPriced(value) &&
    Array.isArray(variants) &&
    variants.every(isVariant)
  );
}

function isVariant(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value['variantId'] === 'string' &&
    areAttributes(value['attributes']) &&
    isPriced(value)
  );
}

function isPriced({ price, listPrice, sale }: Readonly<Record<string, unknown>>): boolean {
  return (
    (price === undefined || isMoney(price)) &&
    (listPrice === undefined || isMoney(listPrice)) &&
    (sale === undefined || (isObject(sale) && isMoney(sale['price'])))
  );
}

function isMoney(value: unknown): boolean {
  return isObject(value) && typeof value['amount'] === 'number' && typeof value['currency'] === 'string';
}

/** Names with values, none of which is an object. */
export function areAttributes(value: unknown): value is Product['attributes'] {
  return (
    isObject(value) && Object.values(value).every((each) => typeof each !== 'object' || Array.isArray(each))
  );
}
