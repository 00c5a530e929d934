import { join } from 'node:path';
import type { AttributeValue, Product, Variant } from '../../src/engine/catalog/product.ts';
import { readLines } from '../catalogues.ts';

/** Languages in which the demo shop has records of its own; others are served the English ones. */
export const demoLocales = ['en', 'de', 'es'] as const;

type Row = {
  product_id: string;
  title: string;
  description: string;
  brand: string;
  categories: string[];
  price: { amount: number; currency: string };
  availability: Product['availability'];
  attributes: Record<string, AttributeValue>;
  variants?: (Omit<Variant, 'variantId'> & { variant_id: string })[];
};

const folder = join(import.meta.dirname, '../../examples/demo-shop');

/** The demo shop as its index of a language holds it: each product in that language, else in English. */
export function loadDemoProducts(locale: (typeof demoLocales)[number]): Product[] {
  const read = (language: string): [string, Product][] =>
    readLines<Row>(join(folder, `products.${language}.jsonl`)).map(
      ({ product_id: productId, variants = [], ...row }) => [
        productId,
        {
          ...row,
          productId,
          locale: language,
          variants: variants.map(({ variant_id: variantId, ...variant }) => ({ variantId, ...variant })),
          updatedAtMs: 0,
        },
      ],
    );
  return [...new Map([...read('en'), ...(locale === 'en' ? [] : read(locale))]).values()];
}

/** The English records by id: what any listed product is judged by. */
export function demoRecords(): ReadonlyMap<string, Product> {
  return new Map(loadDemoProducts('en').map((product) => [product.productId, product]));
}
