import type { CheerioAPI } from 'cheerio/slim';
import type { Availability } from '../../catalog/product.ts';
import type { ProductData } from '../markup/page-variants.ts';

/** What the data a shop leaves in its page for scripts says of the product. */
export type EmbeddedProduct = {
  sku?: string;
  availability?: Availability;
  images: string[];
  data?: ProductData;
};

type Json = Record<string, unknown>;

const longestBlock = 1_000_000;
const mostObjects = 5_000;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  if (text.length > longestBlock || !/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not data but code: the page has other ways to say it.
    return undefined;
  }
}

function* objectsOf(roots: readonly unknown[]): Generator<Json> {
  const open: unknown[] = [...roots].reverse();
  for (let next = open.pop(), seen = 0; next !== undefined && seen < mostObjects; next = open.pop()) {
    if (Array.isArray(next)) for (const each of next.toReversed()) open.push(each ?? 0);
    if (!isObject(next)) continue;
    seen++;
    yield next;
    for (const each of Object.values(next).toReversed())
      if (typeof each === 'object' && each !== null) open.push(each);
  }
}

function clean(text: unknown): string {
  return typeof text === 'string'
    ? text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : '';
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function skuOf(object: Json): string | undefined {
  const sku = object['sku'];
  return (typeof sku === 'string' && sku.trim() !== '') || typeof sku === 'number'
    ? String(sku).trim()
    : undefined;
}

function stockOf(object: Json): Availability | undefined {
  const flag = object['available'] ?? object['inStock'] ?? object['in_stock'] ?? object['isInStock'];
  return typeof flag === 'boolean' ? (flag ? 'in_stock' : 'out_of_stock') : undefined;
}

/** Full pictures of a gallery's own data: `[{thumb, img, full}]` as Magento's gallery reads it, or plain addresses. */
function galleryOf(object: Json): string[] {
  return listOf(object['data']).flatMap(({ full, img }) => {
    const address = full ?? img;
    return typeof address === 'string' ? [address] : [];
  });
}

/** Reads the JSON a shop leaves in its page: the object of the product's own title, its variants, its gallery. */
export function embeddedProduct($: CheerioAPI, title: string): EmbeddedProduct {
  const scripts = $('script[type]:not([type="application/ld+json" i])')
    .toArray()
    .flatMap((element) =>
      /json|magento/i.test($(element).attr('type') ?? '') ? [parse($(element).text())] : [],
    );
  const attributes = $('[data-variants],[data-product],[data-product-json],[data-product_variations]')
    .toArray()
    .flatMap((element) =>
      ['data-variants', 'data-product', 'data-product-json', 'data-product_variations'].map((name) =>
        parse($(element).attr(name) ?? ''),
      ),
    );
  const isOwn = (object: Json) =>
    [object['title'], object['name']].some((text) => clean(text) !== '' && clean(text) === clean(title));
  const found: EmbeddedProduct = { images: [] };
  const take = (object: Json, variants: readonly Json[]) => {
    const sku = skuOf(object) ?? (variants.length === 1 ? skuOf(variants[0]!) : undefined);
    const stocks = variants.flatMap((variant) => stockOf(variant) ?? []);
    const stock = stockOf(object) ?? (stocks.includes('in_stock') ? 'in_stock' : stocks[0]);
    if (variants.length > 1) found.data ??= { product: object, variants };
    if (sku !== undefined) found.sku ??= sku;
    if (stock !== undefined) found.availability ??= stock;
  };
  for (const object of objectsOf(scripts)) {
    if (isOwn(object)) take(object, listOf(object['variants']));
    const gallery = isObject(object['mage/gallery/gallery']) ? galleryOf(object['mage/gallery/gallery']) : [];
    if (found.images.length === 0) found.images = gallery;
  }
  const variants = attributes.flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []));
  if (variants.length > 0) take({}, variants);
  return found;
}
