import type { Context } from '../context.ts';
import { deleteTracesBefore } from './store.ts';

/** Deletes this company's traces made before `beforeMs` (epoch milliseconds). */
export async function purgeTraces(ctx: Context, beforeMs: number): Promise<void> {
  await deleteTracesBefore(ctx, beforeMs);
}
