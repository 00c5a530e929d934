import { otherPageKeys, pageKey } from '../../engine/catalog/page-key.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { Context } from '../context.ts';
import { pageItLeadsTo } from '../page-leads/page-it-leads-to.ts';
import { findProducts } from './find-products.ts';
import { findByUrl } from './store.ts';

async function productAt(ctx: Context, urlKey: string): Promise<string | undefined> {
  const rows = await findByUrl(ctx, urlKey);
  return (rows.find(({ variantId }) => variantId === '') ?? rows[0])?.productId;
}

/**
 * The id of the product whose page, or a variant's, this is; `undefined` when the catalogue has none.
 *
 * Scheme, fragment and tracking parameters do not count. An address that is none of the catalogue's is tried
 * as what a crawl saw it lead to, then without its variant, with and without `www.` and the slash at the end. Of several products with one address the first id
 * is taken, and one that has the page to itself before one of whose variants it is.
 */
export async function findProductIdByPage(ctx: Context, pageUrl: string): Promise<string | undefined> {
  const urlKey = pageKey(pageUrl);
  if (urlKey === undefined) return undefined;
  const exact = await productAt(ctx, urlKey);
  if (exact !== undefined) return exact;
  const lead = await pageItLeadsTo(ctx, urlKey);
  const others =
    lead === undefined ? otherPageKeys(urlKey) : [lead, ...otherPageKeys(lead), ...otherPageKeys(urlKey)];
  for (const key of others) {
    const found = await productAt(ctx, key);
    if (found !== undefined) return found;
  }
  return undefined;
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
