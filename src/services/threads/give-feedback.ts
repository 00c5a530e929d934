import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { updateFeedback } from './store.ts';

/** Stores a shopper's rating of an AI response; the last one wins. Throws `message_not_found`. */
export async function giveFeedback(
  ctx: Context,
  input: { messageId: string; rating: -1 | 1; comment: string | null },
): Promise<{ rating: -1 | 1; comment: string | null }> {
  const feedback = { rating: input.rating, comment: input.comment };
  if (!(await updateFeedback(ctx, input.messageId, feedback)))
    throw new AppError('message_not_found', 'There is no such message.');
  return feedback;
}
