import type { Product } from '../../engine/catalog/product.ts';
import type { Context } from '../context.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import { canonicalLocale } from '../validation/locale.ts';
import { pageOfProducts } from './store.ts';

export type { Product };

/** A page of the catalogue by product id and locale; `locale` keeps only records in exactly that language. */
export async function listProducts(
  ctx: Context,
  input: { locale?: string; limit: number; cursor?: string },
): Promise<{ products: Product[]; nextCursor: string | null }> {
  const { locale, limit, cursor } = input;
  const [productId, afterLocale] = cursor === undefined ? [] : decodeKeyCursor(cursor, 2);
  const products = await pageOfProducts(ctx, {
    ...(locale === undefined ? {} : { locale: canonicalLocale(locale) ?? locale }),
    ...(productId === undefined || afterLocale === undefined
      ? {}
      : { after: { productId, locale: afterLocale } }),
    limit: limit + 1,
  });
  const page = products.slice(0, limit);
  const last = page.at(-1);
  return {
    products: page,
    nextCursor: products.length > limit && last ? encodeKeyCursor([last.productId, last.locale]) : null,
  };
}
