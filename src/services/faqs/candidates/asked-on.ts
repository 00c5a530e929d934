import type { Product } from '../../../engine/catalog/product.ts';
import type { Context } from '../../context.ts';
import { findDocumentByPage } from '../../documents/find-document-by-page.ts';
import type { Faq } from '../../faq-lookup/faq-types.ts';
import type { AskedOn } from './prove-candidate.ts';
import { toldByDocument, toldByProduct } from './told-text.ts';

/** Where a stored FAQ's question is asked again: its page, with the product and the text that describe it now. */
export async function askedOn(ctx: Context, faq: Faq, product: Product | undefined): Promise<AskedOn> {
  const { locale, urlKey } = faq;
  const pageUrl = urlKey === undefined ? product?.url : `https://${urlKey}`;
  if (product) {
    const told = toldByProduct(product);
    return { locale, product, pageUrl, ...(told ? { told } : {}) };
  }
  const document = pageUrl === undefined ? undefined : await findDocumentByPage(ctx, pageUrl, locale);
  return { locale, product, pageUrl, ...(document ? { told: toldByDocument(document) } : {}) };
}
