import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { forgetAskedQuestions } from '../faqs/asked/forget-asked-questions.ts';
import { withTransaction } from '../transaction.ts';
import { listMessages } from './messages/store.ts';
import { deleteThreads, findThread } from './store.ts';

/** Deletes one thread with its texts, replies and traces. Throws `thread_not_found`. */
export async function deleteThread(ctx: Context, threadId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await findThread(tx, threadId))) throw new AppError('thread_not_found', 'There is no such thread.');
    await forgetAskedQuestions(tx, await listMessages(tx, [threadId]));
    await deleteThreads(tx, [threadId]);
    await recordAudit(tx, 'thread.deleted', threadId);
  });
}
