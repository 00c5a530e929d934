import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { findTrace } from './store.ts';

/** How the answer of a request, or of a message by its id, came about; throws `trace_not_found` for an unknown, purged or foreign request. */
export async function getTrace(
  ctx: Context,
  requestId: string,
): Promise<{ requestId: string; body: Readonly<Record<string, unknown>>; createdAtMs: number }> {
  const stored = await findTrace(ctx, requestId);
  if (!stored) throw new AppError('trace_not_found', 'There is no trace of that request.');
  const { messageId, threadId, body, createdAtMs } = stored;
  const ids = { request_id: stored.requestId, message_id: messageId, thread_id: threadId };
  return { requestId: stored.requestId, body: { ...ids, ...body }, createdAtMs };
}
