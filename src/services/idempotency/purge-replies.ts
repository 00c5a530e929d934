import type { Context } from '../context.ts';
import { deleteRepliesBefore } from './store.ts';

/** Deletes this company's stored replies made before `beforeMs` (epoch milliseconds). */
export async function purgeReplies(ctx: Context, beforeMs: number): Promise<void> {
  await deleteRepliesBefore(ctx, beforeMs);
}
