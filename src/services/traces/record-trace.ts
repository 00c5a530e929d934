import { oncePer } from '../../platform/cache/once-per.ts';
import type { Trace } from '../answers/answer-types.ts';
import type { Context } from '../context.ts';
import { insertTrace } from './store.ts';

/** The members of a trace as JSON; that of a recalled search is the same object each time. */
const membersOf = oncePer((trace: Trace) => JSON.stringify(trace).slice(1, -1));

/** Keeps how an answer came about under the request's id, in the transaction that stores the answer. */
export async function recordTrace(
  tx: Context,
  input: { messageId: string; threadId: string; trace: Trace },
): Promise<void> {
  const { messageId, threadId, trace } = input;
  const head = JSON.stringify({ request_id: tx.requestId, message_id: messageId, thread_id: threadId });
  const members = membersOf(trace);
  await insertTrace(tx, {
    requestId: tx.requestId,
    messageId,
    threadId,
    body: members === '' ? head : `${head.slice(0, -1)},${members}}`,
    createdAtMs: tx.clock.nowMs(),
  });
}
