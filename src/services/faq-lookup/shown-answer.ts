import { productCard } from '../../engine/answer/compose-answer.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { oncePer } from '../../memo/once-per.ts';
import { findRecentProducts } from '../catalog/find-recent-products.ts';
import type { Context } from '../context.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Faq } from './faq-types.ts';
import { productOfFaq } from './product-of-faq.ts';
import { writtenAnswer } from './written-answer.ts';

type Shown = { answer: Answer; snapshots: readonly Snapshot[] };

/** By a stored answer and the products it shows: the same again while both are, so that it is rendered and spelled once. */
const shownOf = oncePer((answer: Answer) =>
  oncePer((products: readonly Product[]): Shown => {
    return { answer: { ...answer, products: products.map(productCard) }, snapshots: [] };
  }),
);

/**
 * The stored text of a FAQ with what must be live read anew; snapshots of a generated one were kept when it was stored.
 *
 * `undefined` for one that is answered anew on each read, and for a text whose price or stock the row does not have.
 */
export async function shownAnswer(ctx: Context, faq: Faq): Promise<Shown | undefined> {
  const { answer } = faq;
  if (answer.kind === 'live') return undefined;
  if (answer.kind === 'written') return writtenAnswer(faq, answer.text, await productOfFaq(ctx, faq));
  const products = await findRecentProducts(ctx, answer.productIds, faq.locale);
  return shownOf(answer.answer)(products);
}
