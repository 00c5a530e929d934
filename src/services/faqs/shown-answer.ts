import type { Answer } from '../../engine/answer/answer.ts';
import { productCard } from '../../engine/catalog/product-card.ts';
import { findRecentProducts } from '../catalog/find-recent-products.ts';
import type { Context } from '../context.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Faq } from './faq-types.ts';
import { productOf } from './write-faq.ts';
import { writtenAnswer } from './written-answer.ts';

/**
 * The stored text of a FAQ with what must be live read anew; snapshots of a generated one were kept when it was stored.
 *
 * `undefined` for one that is answered anew on each read, and for a text whose price or stock the row does not have.
 */
export async function shownAnswer(
  ctx: Context,
  faq: Faq,
): Promise<{ answer: Answer; snapshots: readonly Snapshot[] } | undefined> {
  const { answer } = faq;
  if (answer.kind === 'live') return undefined;
  if (answer.kind === 'written') return writtenAnswer(faq, answer.text, await productOf(ctx, faq));
  const products = await findRecentProducts(ctx, answer.productIds, faq.locale);
  return { answer: { ...answer.answer, products: products.map(productCard) }, snapshots: [] };
}
