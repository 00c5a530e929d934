import type { Context } from '../context.ts';
import { packedTrace } from './packed-trace.ts';
import { insertTrace } from './store.ts';
import type { PackedTrace, Trace } from './trace.ts';

/** Keeps how an answer came about under the request's id, in the transaction that stores the answer. */
export async function recordTrace(
  tx: Context,
  input: { messageId: string; threadId: string; trace: Trace | PackedTrace },
): Promise<void> {
  const { trace, ...ids } = input;
  const { requestId, clock } = tx;
  const { packed } = packedTrace(trace);
  await insertTrace(tx, { requestId, ...ids, packed, createdAtMs: clock.nowMs() });
}
