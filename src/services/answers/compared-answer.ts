import { composeComparison } from '../../engine/answer/products/compose-comparison.ts';
import { afterReply } from '../../engine/answer/reply/after-reply.ts';
import type { Understood } from '../../engine/question/understand.ts';
import type { Answered } from './answer-types.ts';
import type { Found } from './pool/reply-from-pool.ts';
import { snapshotsOf } from './snapshots-of.ts';
import { comparison } from './typed-answer.ts';

/** The reply to a choice between two products that nothing settles: both of them, and what tells them apart. */
export function comparedAnswer(question: Understood, found: Found): Omit<Answered, 'trace'> | undefined {
  const { asked, gathered, ranked } = found;
  const { pool, voice, views, passages, degraded } = gathered;
  const compared = comparison(question, ranked, voice);
  if (compared === undefined) return undefined;
  const { products, said, asksToCompare } = compared;
  const told = { products, differences: said.claims, asksToCompare };
  const { answer, pieces } = composeComparison(ranked, told, degraded, voice);
  return {
    answer,
    memory: afterReply(asked.memory, {
      question: asked.queryText,
      pieces,
      productIds: products.map(({ productId }) => productId),
      pageProductId: pool.pageProductId,
    }),
    snapshots: snapshotsOf(answer.claims, views, passages),
  };
}
