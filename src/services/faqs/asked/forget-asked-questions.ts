import type { Context } from '../../context.ts';
import { askedKey } from './asked-key.ts';
import { discountAskers } from './store.ts';

/** Takes the questions of exchanges that are being deleted out of the count of what shoppers ask. */
export async function forgetAskedQuestions(
  tx: Context,
  messages: readonly { threadId: string; queryText: string; engine: string }[],
): Promise<void> {
  // Once per thread, as they were counted; answers from the FAQ cache were never counted.
  const asked = messages.filter(({ engine }) => engine !== 'faq');
  const byThread = Map.groupBy(asked, ({ threadId }) => threadId);
  for (const messagesOfThread of byThread.values())
    await discountAskers(tx, [...new Set(messagesOfThread.map(({ queryText }) => askedKey(queryText)))]);
}
