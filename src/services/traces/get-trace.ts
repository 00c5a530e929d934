import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { findTrace } from './store.ts';

/** How the answer of a request came about; throws `trace_not_found` for an unknown, purged or foreign request. */
export async function getTrace(
  ctx: Context,
  requestId: string,
): Promise<{ body: Readonly<Record<string, unknown>>; createdAtMs: number }> {
  const stored = await findTrace(ctx, requestId);
  if (!stored) throw new AppError('trace_not_found', 'There is no trace of that request.');
  return { body: JSON.parse(stored.body) as Record<string, unknown>, createdAtMs: stored.createdAtMs };
}
