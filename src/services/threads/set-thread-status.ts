import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { getThread } from './get-thread.ts';
import { updateThreadStatus } from './store.ts';
import type { Message, Thread } from './thread-types.ts';

/** Opens or closes a thread (opening also ends a hand-over). Throws `thread_not_found`. */
export async function setThreadStatus(
  ctx: Context,
  input: { threadId: string; status: 'open' | 'closed' },
): Promise<{ thread: Thread; messages: Message[] }> {
  return withTransaction(ctx, async (tx) => {
    if (!(await updateThreadStatus(tx, input.threadId, input.status, tx.clock.nowMs())))
      throw new AppError('thread_not_found', 'There is no such thread.');
    return getThread(tx, input.threadId);
  });
}
