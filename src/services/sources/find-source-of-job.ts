import type { Context } from '../context.ts';
import type { Source } from './source.ts';
import { findSource } from './store.ts';

/** The source a job is about; `undefined` when it was deleted. */
export async function findSourceOfJob(ctx: Context, sourceId: unknown): Promise<Source | undefined> {
  return typeof sourceId === 'string' ? findSource(ctx, sourceId) : undefined;
}
