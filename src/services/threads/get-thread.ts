import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { listMessages } from './messages/store.ts';
import { findThread } from './store.ts';
import type { Message, Thread } from './thread-types.ts';

/** One thread with all its exchanges in order. Throws `thread_not_found` for unknown, deleted and foreign ids alike. */
export async function getThread(
  ctx: Context,
  threadId: string,
): Promise<{ thread: Thread; messages: Message[] }> {
  const thread = await findThread(ctx, threadId);
  if (!thread) throw new AppError('thread_not_found', 'There is no such thread.');
  return { thread, messages: await listMessages(ctx, [threadId]) };
}
