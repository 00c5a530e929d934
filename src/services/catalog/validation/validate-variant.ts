import type { AttributeValue, Availability, Sale, Variant } from '../../../engine/catalog/product.ts';
import {
  below,
  type FieldPlace,
  fault,
  isLongerThan,
  readId,
  readList,
  readMoney,
  readObject,
  readOneOf,
  readText,
  readTime,
  readUrl,
} from '../../validation/read-fields.ts';

export const availabilities: readonly Availability[] = [
  'in_stock',
  'out_of_stock',
  'preorder',
  'backorder',
  'discontinued',
  'unknown',
];

/** Limits that the API promises (docs/api.md). */
const longest = { title: 500, attributeName: 80, attributeValue: 2_000, identifier: 500 };
const most = { attributes: 200, values: 50 };

/** Reads a GTIN or MPN: short free text, white space at its ends left out. */
export function readIdentifier(value: unknown, at: FieldPlace): string | undefined {
  return readText(value, at, longest.identifier)?.trim() || undefined;
}

function readAttributeValue(value: unknown, at: FieldPlace): AttributeValue | undefined {
  if (typeof value === 'string') {
    const text = readText(value, at, longest.attributeValue);
    return text?.trim() === '' ? undefined : text;
  }
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value)
      ? fault(at, 'range', 'is too large to be kept exactly')
      : value;
  if (!Array.isArray(value)) return fault(at, 'type', 'must be a string, number, boolean or list of strings');
  const texts = readList(value, at, most.values, (item, place) =>
    typeof item === 'string'
      ? readText(item, place, longest.attributeValue)
      : fault(place, 'type', 'must be a string'),
  );
  const filled = texts?.filter((text) => text.trim() !== '');
  return filled && filled.length > 0 ? filled : undefined;
}

/** Typed attributes by name; blank values and null are absent. Names are plain data, `__proto__` too. */
export function readAttributes(value: unknown, at: FieldPlace): Record<string, AttributeValue> {
  if (value === undefined || value === null) return {};
  const given = readObject(value, at);
  if (!given) return {};
  const entries = Object.entries(given);
  if (entries.length > most.attributes) fault(at, 'too_many', `at most ${most.attributes} attributes`);
  const read: [string, AttributeValue][] = [];
  for (const [rawName, rawValue] of entries) {
    if (rawValue === null) continue;
    const place = below(at, rawName);
    const name = readText(rawName, { pointer: place.pointer, faults: [] }, longest.attributeName) ?? '';
    if (isLongerThan(rawName, longest.attributeName))
      fault(place, 'too_long', `names have at most ${longest.attributeName} characters`);
    else if (name.trim() === '') fault(place, 'blank', 'the name must not be blank');
    const attribute = readAttributeValue(rawValue, place);
    if (attribute !== undefined) read.push([name, attribute]);
  }
  return Object.fromEntries(read);
}

/** A reduced price with its dates. */
export function readSale(value: unknown, at: FieldPlace): Sale | undefined {
  if (value === undefined || value === null) return undefined;
  const sale = readObject(value, at);
  if (!sale) return undefined;
  const price =
    sale['price'] === undefined || sale['price'] === null
      ? fault(below(at, 'price'), 'required', 'is required')
      : readMoney(sale['price'], below(at, 'price'));
  const startsAtMs = readTime(sale['starts_at'], below(at, 'starts_at'));
  const endsAtMs = readTime(sale['ends_at'], below(at, 'ends_at'));
  if (startsAtMs !== undefined && endsAtMs !== undefined && endsAtMs < startsAtMs)
    return fault(below(at, 'ends_at'), 'range', 'must not be before starts_at');
  return price && { price, startsAtMs, endsAtMs };
}

const variantFields = new Set(
  'variant_id title url image_url price list_price sale availability attributes sku gtin mpn'.split(' '),
);

/** One variant of a product; names of unknown fields go to `ignored` as `variants.<name>`. */
export function readVariant(value: unknown, at: FieldPlace, ignored: Set<string>): Variant | undefined {
  const given = readObject(value, at);
  if (!given) return undefined;
  for (const name of Object.keys(given)) if (!variantFields.has(name)) ignored.add(`variants.${name}`);
  const variantId = readId(given['variant_id'], below(at, 'variant_id'));
  const variant = {
    title: readText(given['title'], below(at, 'title'), longest.title),
    url: readUrl(given['url'], below(at, 'url')),
    imageUrl: readUrl(given['image_url'], below(at, 'image_url')),
    price: readMoney(given['price'], below(at, 'price')),
    listPrice: readMoney(given['list_price'], below(at, 'list_price')),
    sale: readSale(given['sale'], below(at, 'sale')),
    availability: readOneOf(given['availability'], below(at, 'availability'), availabilities),
    attributes: readAttributes(given['attributes'], below(at, 'attributes')),
    sku: readIdentifier(given['sku'], below(at, 'sku')),
    gtin: readIdentifier(given['gtin'], below(at, 'gtin')),
    mpn: readIdentifier(given['mpn'], below(at, 'mpn')),
  };
  return variantId === undefined ? undefined : { variantId, ...variant };
}
