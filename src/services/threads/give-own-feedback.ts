import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { giveFeedback } from './give-feedback.ts';
import { findThreadOfMessage } from './messages/store.ts';
import { findThread } from './store.ts';

/** Stores a visitor's rating of an answer they got. Throws `message_not_found` for one that somebody else got, too. */
export async function giveOwnFeedback(
  ctx: Context,
  input: { siteId: string; ownerId: string; messageId: string; rating: -1 | 1; comment: string | null },
): Promise<Awaited<ReturnType<typeof giveFeedback>>> {
  return withTransaction(ctx, async (tx) => {
    const threadId = await findThreadOfMessage(tx, input.messageId);
    const thread = threadId === undefined ? undefined : await findThread(tx, threadId);
    if (thread?.channel !== 'website' || thread.endUserId !== input.ownerId || thread.siteId !== input.siteId)
      throw new AppError('message_not_found', 'There is no such message.');
    return giveFeedback(tx, input);
  });
}
