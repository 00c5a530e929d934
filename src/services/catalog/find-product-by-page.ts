import { pageKey } from '../../engine/catalog/page-key.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { Context } from '../context.ts';
import { findProducts } from './find-products.ts';
import { findByUrl } from './store.ts';

/**
 * The id of the product whose page, or a variant's, this is; `undefined` when the catalogue has none.
 *
 * Scheme, fragment and tracking parameters do not count (contract §3.1). Of several products with one address the first id
 * is taken, and one that has the page to itself before one of whose variants it is.
 */
export async function findProductIdByPage(ctx: Context, pageUrl: string): Promise<string | undefined> {
  const urlKey = pageKey(pageUrl);
  if (urlKey === undefined) return undefined;
  const rows = await findByUrl(ctx, urlKey);
  return (rows.find(({ variantId }) => variantId === '') ?? rows[0])?.productId;
}

/** The product of `findProductIdByPage` in the locale that fits best. */
export async function findProductByPage(
  ctx: Context,
  pageUrl: string,
  locale: string,
): Promise<Product | undefined> {
  const productId = await findProductIdByPage(ctx, pageUrl);
  if (productId === undefined) return undefined;
  const [product] = await findProducts(ctx, [productId], locale);
  return product;
}
