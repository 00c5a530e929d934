/** The authored shops of the evaluation data as catalogues in memory, and what their shoppers wish for first. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeValue, Product } from '../src/engine/catalog/product.ts';
import { readLines } from './catalogues.ts';

export const wishShops = ['bikes', 'toys', 'jardin', 'werkzeug'] as const;

type WireProduct = {
  product_id: string;
  title: string;
  description?: string;
  url?: string;
  brand?: string;
  categories?: string[];
  price?: { amount: number; currency: string };
  list_price?: { amount: number; currency: string };
  availability?: Product['availability'];
  attributes?: Record<string, AttributeValue>;
  variants?: {
    variant_id: string;
    title?: string;
    price?: { amount: number; currency: string };
    availability?: Product['availability'];
    attributes?: Record<string, AttributeValue>;
  }[];
  gtin?: string;
  mpn?: string;
  rating?: { value: number; count: number };
  locale?: string;
};

/** A wish, and which products the first ones must hold or the list may not. */
export type Wish = {
  id: string;
  text: string;
  locale: string;
  top: number;
  any: readonly string[];
  none: readonly string[];
};

export type WishShop = {
  name: string;
  locale: string;
  currency: string;
  products: readonly Product[];
  wishes: readonly Wish[];
};

type Turn = {
  say: string;
  locale?: string;
  expect?: { abstain?: boolean; products?: { top?: number; any?: string[]; none?: string[] } };
};

function productOf(row: WireProduct, locale: string): Product {
  const { product_id: productId, list_price: listPrice, variants = [], ...same } = row;
  return {
    ...same,
    productId,
    locale: row.locale ?? locale,
    description: row.description ?? '',
    categories: row.categories ?? [],
    availability: row.availability ?? 'unknown',
    attributes: row.attributes ?? {},
    ...(listPrice ? { listPrice } : {}),
    variants: variants.map(({ variant_id: variantId, attributes = {}, ...variant }) => ({
      ...variant,
      variantId,
      attributes,
    })),
    updatedAtMs: 0,
  } as Product;
}

/** The shops that are in a folder, each with the first turns of its cases of kind `product`. */
export function loadWishShops(folder: string): WishShop[] {
  return wishShops
    .filter((name) => existsSync(join(folder, name, 'products.jsonl')))
    .map((name) => {
      const company = JSON.parse(readFileSync(join(folder, name, 'company.json'), 'utf8')) as {
        locale: string;
      };
      const rows = readLines<WireProduct>(join(folder, name, 'products.jsonl'));
      const products = rows.map((row) => productOf(row, company.locale));
      const cases = readLines<{ id: string; kind: string; turns: Turn[] }>(
        join(folder, name, 'questions.jsonl'),
      );
      const wishes = cases.flatMap(({ id, kind, turns: [first] }): Wish[] => {
        const expected = first?.expect?.products;
        if (kind !== 'product' || !first || !expected?.any) return [];
        const { top = 3, any, none = [] } = expected;
        return [{ id, text: first.say, locale: first.locale ?? company.locale, top, any, none }];
      });
      const currency = products.find(({ price }) => price)?.price?.currency ?? 'EUR';
      return { name, locale: company.locale, currency, products, wishes };
    });
}
