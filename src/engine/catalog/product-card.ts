import type { ProductCard } from '../answer/answer.ts';
import type { Product } from './product.ts';

/** What a shopper sees of a product in an answer, read from its live row. */
export function productCard(product: Product): ProductCard {
  const { productId, title, url, imageUrl, price, listPrice, availability, brand, rating } = product;
  return {
    productId,
    title,
    ...(url === undefined ? {} : { url }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(price === undefined ? {} : { price }),
    ...(listPrice === undefined ? {} : { listPrice }),
    availability,
    ...(brand === undefined ? {} : { brand }),
    ...(rating === undefined ? {} : { rating }),
  };
}
