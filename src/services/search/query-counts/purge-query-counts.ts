import type { Context } from '../../context.ts';
import { deleteQueryCountsBefore } from '../store.ts';
import { dayOf } from './count-query.ts';

/** Long enough to compare a season with that of the year before. */
const keptDays = 400;

/** Deletes the counts of searches of over 400 days ago. */
export async function purgeQueryCounts(ctx: Context): Promise<void> {
  await deleteQueryCountsBefore(ctx, dayOf(ctx.clock.nowMs()) - keptDays);
}
