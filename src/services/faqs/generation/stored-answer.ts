import type { FaqAnswer } from '../../faq-lookup/faq-types.ts';
import type { ProvenAnswer } from '../candidates/prove-candidate.ts';

/** A proven answer as it is stored: without cards and prices, which are read from the live row. */
export function storedAnswer({ answer, isLive }: ProvenAnswer): FaqAnswer {
  if (isLive) return { kind: 'live' };
  const productIds = answer.products.map(({ productId }) => productId);
  return { kind: 'stored', answer: { ...answer, products: [], suggestedQuestions: [] }, productIds };
}
