import type { Context } from '../../context.ts';
import { findDueSources } from '../store.ts';
import { startDueRuns } from './start-run.ts';

/** Queues a run of each source of the company whose time has come. */
export async function queueDueRuns(ctx: Context): Promise<void> {
  await startDueRuns(ctx, await findDueSources(ctx, ctx.clock.nowMs()));
}
