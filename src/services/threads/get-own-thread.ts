import type { Context } from '../context.ts';
import { findOwnThread } from './find-own-thread.ts';
import { listMessages } from './messages/store.ts';
import { findLatestThread } from './store.ts';
import type { Message, Thread } from './thread-types.ts';

/**
 * A thread of a visitor of the website with its exchanges, the latest one when none is named; `undefined` for a visitor who
 * has none. Throws `thread_not_found` for another's.
 */
export async function getOwnThread(
  ctx: Context,
  asked: { siteId: string; ownerId: string; threadId?: string },
): Promise<{ thread: Thread; messages: Message[] } | undefined> {
  const { siteId, ownerId: endUserId, threadId } = asked;
  const thread =
    threadId === undefined
      ? await findLatestThread(ctx, { siteId, endUserId })
      : await findOwnThread(ctx, { threadId, siteId, endUserId, channel: 'website' });
  return thread && { thread, messages: await listMessages(ctx, [thread.threadId]) };
}
