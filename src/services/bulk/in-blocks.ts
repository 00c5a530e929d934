import type { Clock } from '../../platform/clock/clock.ts';

/** A transaction this long lets nobody else wait too long (docs/architecture.md, transactions). */
const wantedBlockMs = 25;
const largestBlock = 500;

/** Lets timers and other requests run; on the embedded store nothing else would between two transactions. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/**
 * Hands `items` in order to `write` in blocks of at most 500, sized so that a block takes about 25 ms, and lets the event
 * loop run between blocks.
 *
 * Stops after the block during which `signal` was aborted; returns how many items were written.
 */
export async function inBlocks<T>(
  items: readonly T[],
  context: { clock: Clock; signal?: AbortSignal },
  write: (block: readonly T[]) => Promise<void>,
): Promise<number> {
  let size = 50;
  let from = 0;
  while (from < items.length && !context.signal?.aborted) {
    const startedMs = context.clock.monotonicMs();
    const block = items.slice(from, from + size);
    await write(block);
    from += block.length;
    const tookMs = context.clock.monotonicMs() - startedMs;
    if (tookMs < wantedBlockMs) size = Math.min(largestBlock, size * 2);
    else if (tookMs > 2 * wantedBlockMs) size = Math.max(1, Math.ceil(size / 2));
    if (from < items.length) await nextTurn();
  }
  return from;
}
