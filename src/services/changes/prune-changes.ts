import type { Context } from '../context.ts';
import { deleteChangesBefore } from './store.ts';

/** A node that was away for longer builds its indexes anew (docs/architecture.md, followers). */
const keptForMs = 7 * 24 * 60 * 60 * 1000;
const blockSize = 1_000;

/**
 * Deletes the company's changes of over 7 days, in blocks so that no writer waits long; returns how many.
 *
 * What follows the changes sees the gap, because the newest is always kept, and starts from the records instead.
 */
export async function pruneChanges(ctx: Context): Promise<number> {
  const beforeMs = ctx.clock.nowMs() - keptForMs;
  for (let pruned = 0; ; ) {
    const block = await deleteChangesBefore(ctx, beforeMs, blockSize);
    pruned += block;
    if (block < blockSize) return pruned;
    ctx.signal.throwIfAborted();
  }
}
