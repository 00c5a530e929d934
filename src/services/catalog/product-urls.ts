import { pageKey } from '../../engine/catalog/page-key.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { ProductUrl } from './store.ts';

/** The pages that show a product (`variantId` empty) and its variants, each once. */
export function productUrls(product: Product): ProductUrl[] {
  const { productId, locale } = product;
  const urls: ProductUrl[] = [];
  const add = (address: string | undefined, variantId: string) => {
    const urlKey = address === undefined ? undefined : pageKey(address);
    if (urlKey !== undefined) urls.push({ urlKey, productId, locale, variantId });
  };
  add(product.url, '');
  for (const variant of product.variants) add(variant.url, variant.variantId);
  return urls;
}
