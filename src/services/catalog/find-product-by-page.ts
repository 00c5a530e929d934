import { pageKey } from '../../engine/catalog/page-key.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { Context } from '../context.ts';
import { findProducts } from './find-products.ts';
import { findByUrl } from './store.ts';

/**
 * The product whose page, or a variant's, this is, in the locale that fits best; `undefined` when the catalogue has none.
 *
 * Scheme, fragment and tracking parameters do not count (contract §3.1). Of several products with one address the first id
 * is taken, and one that has the page to itself before one of whose variants it is.
 */
export async function findProductByPage(
  ctx: Context,
  pageUrl: string,
  locale: string,
): Promise<Product | undefined> {
  const urlKey = pageKey(pageUrl);
  if (urlKey === undefined) return undefined;
  const rows = await findByUrl(ctx, urlKey);
  const row = rows.find(({ variantId }) => variantId === '') ?? rows[0];
  if (!row) return undefined;
  const [product] = await findProducts(ctx, [row.productId], locale);
  return product;
}
