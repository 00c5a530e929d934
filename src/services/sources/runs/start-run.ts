import type { Context } from '../../context.ts';
import { onCommitted, withTransaction } from '../../transaction.ts';
import { requireSource } from '../require-source.ts';
import type { Source } from '../source.ts';
import { queueRun } from './queue-run.ts';

/** Has a source read now. One that waits or is being read already goes on. Throws `source_not_found`. */
export async function startRun(ctx: Context, sourceId: string): Promise<Source> {
  const source = await requireSource(ctx, sourceId);
  if (source.status === 'queued' || source.status === 'running') return source;
  await withTransaction(ctx, async (tx) => {
    await queueRun(tx, sourceId);
    onCommitted(tx, () => ctx.queue.wake());
  });
  return requireSource(ctx, sourceId);
}

/** Queues the sources whose time has come. */
export async function startDueRuns(ctx: Context, due: readonly string[]): Promise<void> {
  for (const sourceId of due)
    await withTransaction(ctx, async (tx) => {
      await queueRun(tx, sourceId);
      onCommitted(tx, () => ctx.queue.wake());
    });
}
