import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { Faq } from './faq-types.ts';

/** The product a FAQ is about, as it is now. */
export async function productOfFaq(tx: Context, faq: Faq) {
  if (faq.productId === undefined) return undefined;
  return (await findProducts(tx, [faq.productId], faq.locale))[0];
}
