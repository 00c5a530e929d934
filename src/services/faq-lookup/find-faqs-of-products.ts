import type { Context } from '../context.ts';
import type { Faq } from './faq-types.ts';
import { selectFaqsOfProducts } from './store.ts';

/** The FAQs about these products, some hundreds of them at most, that are in use, in every locale. */
export async function findFaqsOfProducts(ctx: Context, productIds: readonly string[]): Promise<Faq[]> {
  return selectFaqsOfProducts(ctx, productIds);
}
