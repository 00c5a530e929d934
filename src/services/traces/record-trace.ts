import type { Context } from '../context.ts';
import { insertTrace } from './store.ts';
import type { Trace } from './trace.ts';

/** Keeps how an answer came about under the request's id, in the transaction that stores the answer. */
export async function recordTrace(
  tx: Context,
  input: { messageId: string; threadId: string; trace: Trace },
): Promise<void> {
  const { trace, ...ids } = input;
  const { requestId, clock } = tx;
  await insertTrace(tx, { requestId, ...ids, body: trace, createdAtMs: clock.nowMs() });
}
