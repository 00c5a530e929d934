import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AttributeValue, Product } from '../src/engine/catalog/product.ts';

/** One JSON object per line, gzipped or not. */
export function readLines<T>(path: string): T[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

type IcecatRow = {
  id: string;
  title: string;
  description: string;
  brand: string;
  model: string;
  gtin: string[];
  price_cents: number;
  released: string;
  image: string | null;
  category: string;
  attributes: Record<string, string>;
};

/** icecat-chorus as a shop would hold it: attribute values stay strings, a bare "1" is no category. */
export function loadIcecat(folder: string): Product[] {
  return readLines<IcecatRow>(join(folder, 'products.jsonl.gz')).map((row) => ({
    productId: row.id,
    locale: 'en',
    title: row.title,
    description: row.description,
    ...(row.brand === '' ? {} : { brand: row.brand }),
    categories: /\p{L}/u.test(row.category) ? [row.category] : [],
    price: { amount: row.price_cents, currency: 'USD' },
    availability: 'in_stock',
    attributes: row.attributes,
    variants: [],
    ...(row.gtin[0] === undefined ? {} : { gtin: row.gtin[0] }),
    ...(row.model === '' ? {} : { mpn: row.model }),
    updatedAtMs: Date.parse(row.released) || 0,
  }));
}

type LumaRow = {
  product_id: string;
  title: string;
  description: string;
  url: string;
  brand: string;
  categories: string[];
  price: { amount: number; currency: string };
  availability: Product['availability'];
  attributes: Record<string, AttributeValue>;
  variants: {
    sku: string;
    attributes: Record<string, AttributeValue>;
    price: { amount: number; currency: string };
    availability: Product['availability'];
  }[];
};

/** magento-luma with category paths written `A > B`, and ratings from its reviews. */
export function loadLuma(folder: string): Product[] {
  const ratings = new Map<string, number[]>();
  for (const { product_id, rating } of readLines<{ product_id: string; rating: number }>(
    join(folder, 'reviews.jsonl'),
  ))
    ratings.set(product_id, [...(ratings.get(product_id) ?? []), rating]);
  return readLines<LumaRow>(join(folder, 'products.jsonl.gz')).map((row) => {
    const own = ratings.get(row.product_id) ?? [];
    const value = own.reduce((sum, rating) => sum + rating, 0) / own.length;
    return {
      productId: row.product_id,
      locale: 'en',
      title: row.title,
      description: row.description,
      url: row.url,
      brand: row.brand,
      categories: row.categories.map((path) => path.replaceAll('/', ' > ')),
      price: row.price,
      availability: row.availability,
      attributes: row.attributes,
      variants: row.variants.map(({ sku, ...variant }) => ({ variantId: sku, ...variant })),
      ...(own.length === 0 ? {} : { rating: { value: Math.round(value * 10) / 10, count: own.length } }),
      updatedAtMs: 0,
    };
  });
}

/** Queries and judgements of icecat-chorus. */
export function loadIcecatJudgements(folder: string): {
  queries: { id: string; text: string }[];
  gains: ReadonlyMap<string, ReadonlyMap<string, number>>;
} {
  const rows = (file: string): string[][] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'));
  const gains = new Map<string, Map<string, number>>();
  for (const [query, product, gain] of rows('qrels.tsv')) {
    const judged = gains.get(query!) ?? new Map<string, number>();
    judged.set(product!, Number(gain));
    gains.set(query!, judged);
  }
  return { queries: rows('queries.tsv').map(([id, text]) => ({ id: id!, text: text! })), gains };
}
