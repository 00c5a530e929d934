import type { Product } from '../../engine/catalog/product.ts';
import type { Context } from '../context.ts';
import { findProducts } from './find-products.ts';
import { selectWritten, type WrittenProduct } from './store.ts';

export type LatestProducts = {
  products: { product: Product; storedAtMs: number }[];
  /** Where the next block begins; `undefined` after the last one. */
  next: WrittenProduct | undefined;
};

/**
 * A block of the products that were written since then, the latest first, each in the locale that fits best
 * (`findProducts`). A product of several locales may come again in a later block.
 */
export async function listLatestProducts(
  ctx: Context,
  input: { locale: string; sinceMs: number; after?: WrittenProduct; limit: number },
): Promise<LatestProducts> {
  const { locale, ...where } = input;
  const written = await selectWritten(ctx, where);
  const storedAtMs = new Map<string, number>();
  for (const each of written)
    if (!storedAtMs.has(each.productId)) storedAtMs.set(each.productId, each.storedAtMs);
  const products = await findProducts(ctx, [...storedAtMs.keys()], locale);
  return {
    products: products.map((product) => ({ product, storedAtMs: storedAtMs.get(product.productId)! })),
    next: written.length < input.limit ? undefined : written.at(-1),
  };
}
