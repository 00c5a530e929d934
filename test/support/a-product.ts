import type { Product } from '../../src/engine/catalog/product.ts';

/** A product in stock of which nothing is known but what is given. */
export function aProduct(given: Pick<Product, 'productId' | 'title'> & Partial<Product>): Product {
  return {
    locale: 'en',
    description: '',
    categories: [],
    availability: 'in_stock',
    attributes: {},
    variants: [],
    updatedAtMs: 0,
    ...given,
  };
}
