import type { Product } from '../../../engine/catalog/product.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { findProductByPage } from '../../catalog/find-product-by-page.ts';
import type { Context } from '../../context.ts';
import type { FaqPage } from '../../faq-lookup/faq-types.ts';

/** The product of a page that has to be translated: the catalogue has no text of it in the page's language. */
export async function productToTranslate(ctx: Context, page: FaqPage): Promise<Product | undefined> {
  if (page.productId === undefined) return undefined;
  const product = await findProductByPage(ctx, page.pageUrl, page.locale);
  return product && languageOf(product.locale) !== languageOf(page.locale) ? product : undefined;
}
