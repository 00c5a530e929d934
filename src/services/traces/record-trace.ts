import type { Trace } from '../answers/answer-types.ts';
import type { Context } from '../context.ts';
import { insertTrace } from './store.ts';

/** Keeps how an answer came about under the request's id, in the transaction that stores the answer. */
export async function recordTrace(
  tx: Context,
  input: { messageId: string; threadId: string; trace: Trace },
): Promise<void> {
  const { messageId, threadId, trace } = input;
  const head = { request_id: tx.requestId, message_id: messageId, thread_id: threadId };
  await insertTrace(tx, {
    requestId: tx.requestId,
    messageId,
    threadId,
    body: JSON.stringify({ ...head, ...trace }),
    createdAtMs: tx.clock.nowMs(),
  });
}
