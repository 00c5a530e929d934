import type { Context } from '../../context.ts';
import { withTransaction } from '../../transaction.ts';
import { nextRunMs } from '../patch-source.ts';
import { requireSource } from '../require-source.ts';
import type { Source } from '../source.ts';
import { updateSource } from '../store.ts';

/**
 * Stops reading a source: one that waits is not begun, one that runs ends with the page it is at. What it has brought in
 * stays; nothing is removed. Throws `source_not_found`.
 */
export async function cancelRun(ctx: Context, sourceId: string): Promise<Source> {
  const source = await requireSource(ctx, sourceId);
  const nowMs = ctx.clock.nowMs();
  if (source.status === 'running')
    await withTransaction(ctx, async (tx) => {
      await updateSource(tx, sourceId, { cancelledAtMs: nowMs });
    });
  else if (source.status === 'queued')
    await withTransaction(ctx, async (tx) => {
      const nextRunAtMs = nextRunMs(source.options.everyHours, nowMs);
      await updateSource(tx, sourceId, { status: 'cancelled', finishedAtMs: nowMs, nextRunAtMs });
    });
  return requireSource(ctx, sourceId);
}
