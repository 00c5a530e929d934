import type { Clock } from '../../platform/clock/clock.ts';

/** The most a block may weigh, so that few large texts are in memory at a time. */
const heaviestBlock = 4 * 1024 * 1024;

/** A transaction this long lets nobody else wait too long (docs/architecture.md, transactions). */
const wantedBlockMs = 25;
const largestBlock = 500;

/** Lets timers and other requests run; on the embedded store nothing else would between two transactions. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** How many items from `from` on make a block: at most `size`, and no more than fit in `heaviestBlock` but at least one. */
function blockEnd<T>(items: readonly T[], from: number, size: number, weigh: (item: T) => number): number {
  let end = from;
  for (let weight = 0; end < items.length && end < from + size; end++) {
    weight += weigh(items[end]!);
    if (weight > heaviestBlock && end > from) break;
  }
  return end;
}

/** The block size that would have taken the wanted time; at most twice the last one, so that one quick block fools nobody. */
function nextSize(size: number, tookMs: number): number {
  const fitting = tookMs > 0 ? Math.floor((size * wantedBlockMs) / tookMs) : largestBlock;
  return Math.max(1, Math.min(largestBlock, 2 * size, fitting));
}

/**
 * Hands `items` in order to `write` in blocks of at most 500 items or 4 MiB (as `weigh` says, in bytes), sized so that a
 * block takes about 25 ms, and lets the event loop run between blocks.
 *
 * Stops after the block during which `signal` was aborted; returns how many items were written.
 */
export async function inBlocks<T>(
  items: readonly T[],
  context: { clock: Clock; signal?: AbortSignal },
  write: (block: readonly T[]) => Promise<void>,
  weigh: (item: T) => number = () => 0,
): Promise<number> {
  let size = 50;
  let from = 0;
  while (from < items.length && !context.signal?.aborted) {
    const startedMs = context.clock.monotonicMs();
    const end = blockEnd(items, from, size, weigh);
    await write(items.slice(from, end));
    from = end;
    const tookMs = context.clock.monotonicMs() - startedMs;
    size = nextSize(size, tookMs);
    if (from < items.length) await nextTurn();
  }
  return from;
}
