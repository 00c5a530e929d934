import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { findThread } from './store.ts';
import type { Channel, Thread } from './thread-types.ts';

/**
 * The thread that a shopper goes on with. Threads of the website and of other channels do not mix, and one that was
 * begun for an end user, or on a site, goes on for the same one only.
 *
 * Throws `thread_not_found` for unknown, deleted and foreign ids alike.
 */
export async function findOwnThread(
  ctx: Context,
  asked: { threadId: string; channel: Channel; endUserId?: string; siteId?: string },
): Promise<Thread> {
  const thread = await findThread(ctx, asked.threadId);
  // A backend goes on over either of its own channels; a shopper and somebody trying things out each keep to theirs.
  const classOf = (channel: Channel) => (channel === 'mcp' ? 'api' : channel);
  if (
    !thread ||
    classOf(thread.channel) !== classOf(asked.channel) ||
    thread.endUserId !== asked.endUserId ||
    thread.siteId !== asked.siteId
  )
    throw new AppError('thread_not_found', 'There is no such thread.');
  return thread;
}
