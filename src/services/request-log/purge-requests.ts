import type { Context } from '../context.ts';
import { idAt } from './id-at.ts';
import { deleteRequestsBefore } from './store.ts';

const keptMs = 30 * 86_400_000;

/** Deletes the company's log of requests that is older than 30 days. */
export async function purgeRequests(ctx: Context): Promise<void> {
  await deleteRequestsBefore(ctx, idAt('req', ctx.clock.nowMs() - keptMs));
}
