import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type RatedMessage, updateFeedback } from './messages/store.ts';

export type Feedback = { rating: -1 | 1; comment: string | null };

/** A question that a shopper found well answered by a merchant's own FAQ. */
export type ConfirmedWording = { faqId: number; wording: string };

/** The merchant's FAQ that an answer is quoted from. */
function faqOf({ response, answerStatus }: RatedMessage): number | undefined {
  if (answerStatus !== 'answered') return undefined;
  if (response.route !== 'faq') return undefined;
  const quoted = response.quotedIds.find((id) => id.startsWith('faq:'));
  return quoted === undefined ? undefined : Number(quoted.slice('faq:'.length));
}

/**
 * Stores a shopper's rating of an AI response; the last one wins. `confirmed` = the rating says that a FAQ was what the
 * question meant. Throws `message_not_found`.
 */
export async function giveFeedback(
  ctx: Context,
  input: { messageId: string; rating: -1 | 1; comment: string | null },
): Promise<{ feedback: Feedback; confirmed?: ConfirmedWording }> {
  const feedback = { rating: input.rating, comment: input.comment };
  const rated = await updateFeedback(ctx, input.messageId, feedback);
  if (!rated) throw new AppError('message_not_found', 'There is no such message.');
  const faqId = input.rating === 1 ? faqOf(rated) : undefined;
  return { feedback, ...(faqId === undefined ? {} : { confirmed: { faqId, wording: rated.queryText } }) };
}
