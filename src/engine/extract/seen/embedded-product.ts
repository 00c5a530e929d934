import type { CheerioAPI } from 'cheerio/slim';
import type { Availability } from '../../catalog/product.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import { isJsonObject, type JsonObject, jsonObjects, parsedJson } from '../../text/values/json-value.ts';
import type { ProductData } from '../markup/page-variants.ts';

/** What the data a shop leaves in its page for scripts says of the product. */
export type EmbeddedProduct = {
  sku?: string;
  availability?: Availability;
  images: string[];
  data?: ProductData;
};

const longestBlock = 1_000_000;
const mostObjects = 5_000;

function parse(text: string): unknown {
  // What is not data but code says nothing here: the page has other ways to say it.
  return text.length > longestBlock || !/^\s*[[{]/.test(text) ? undefined : parsedJson(text);
}

function* objectsOf(roots: readonly unknown[]): Generator<JsonObject> {
  const open: unknown[] = [...roots].reverse();
  for (let next = open.pop(), seen = 0; next !== undefined && seen < mostObjects; next = open.pop()) {
    if (Array.isArray(next)) for (const each of next.toReversed()) open.push(each ?? 0);
    if (!isJsonObject(next)) continue;
    seen++;
    yield next;
    for (const each of Object.values(next).toReversed())
      if (typeof each === 'object' && each !== null) open.push(each);
  }
}

function skuOf(object: JsonObject): string | undefined {
  const sku = object['sku'];
  return (typeof sku === 'string' && sku.trim() !== '') || typeof sku === 'number'
    ? String(sku).trim()
    : undefined;
}

function stockOf(object: JsonObject): Availability | undefined {
  const flag = object['available'] ?? object['inStock'] ?? object['in_stock'] ?? object['isInStock'];
  return typeof flag === 'boolean' ? (flag ? 'in_stock' : 'out_of_stock') : undefined;
}

/** Full pictures of a gallery's own data: `[{thumb, img, full}]` as Magento's gallery reads it, or plain addresses. */
function galleryOf(object: JsonObject): string[] {
  return jsonObjects(object['data']).flatMap(({ full, img }) => {
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
  const named = questionWords(title);
  const isOwn = (object: JsonObject) =>
    named !== '' &&
    [object['title'], object['name']].some(
      (text) => typeof text === 'string' && questionWords(text) === named,
    );
  const found: EmbeddedProduct = { images: [] };
  const take = (object: JsonObject, variants: readonly JsonObject[]) => {
    const sku = skuOf(object) ?? (variants.length === 1 ? skuOf(variants[0]!) : undefined);
    const stocks = variants.flatMap((variant) => stockOf(variant) ?? []);
    const stock = stockOf(object) ?? (stocks.includes('in_stock') ? 'in_stock' : stocks[0]);
    if (variants.length > 1) found.data ??= { product: object, variants };
    if (sku !== undefined) found.sku ??= sku;
    if (stock !== undefined) found.availability ??= stock;
  };
  for (const object of objectsOf(scripts)) {
    if (isOwn(object)) take(object, jsonObjects(object['variants']));
    const gallery = isJsonObject(object['mage/gallery/gallery'])
      ? galleryOf(object['mage/gallery/gallery'])
      : [];
    if (found.images.length === 0) found.images = gallery;
  }
  const variants = attributes.flatMap((value) => (Array.isArray(value) ? jsonObjects(value) : []));
  if (variants.length > 0) take({}, variants);
  return found;
}
