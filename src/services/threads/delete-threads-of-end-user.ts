import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { forgetAskedQuestions } from '../faqs/asked/forget-asked-questions.ts';
import { withTransaction } from '../transaction.ts';
import { forgetEventsOf } from '../website-events/record-events.ts';
import { forgetVisitor } from '../website-sessions/purge-website.ts';
import { listMessages } from './messages/store.ts';
import { deleteThreads, listThreads } from './store.ts';

const blockSize = 200;

/** Erases every thread of one shopper, and what a visitor of the website is known by; gives back how many there were (0 for an unknown shopper). */
export async function deleteThreadsOfEndUser(ctx: Context, endUserId: string): Promise<number> {
  await withTransaction(ctx, async (tx) => {
    await forgetVisitor(tx, endUserId);
    await forgetEventsOf(tx, endUserId);
  });
  let deleted = 0;
  for (;;) {
    const count = await withTransaction(ctx, async (tx) => {
      const block = await listThreads(tx, { endUserId }, blockSize);
      const ids = block.map((thread) => thread.threadId);
      await forgetAskedQuestions(tx, await listMessages(tx, ids));
      const gone = await deleteThreads(tx, ids);
      // The shopper's id stays out of the audit: it is what is being erased.
      if (gone > 0) await recordAudit(tx, 'threads.erased', `${gone} threads`);
      return gone;
    });
    if (count === 0) return deleted;
    deleted += count;
  }
}
