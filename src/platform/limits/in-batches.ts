import type { WindowCount } from './memory-windows.ts';

type Waiter = PromiseWithResolvers<WindowCount>;

/**
 * Counts one request at a time by name, asking `countMany` for one name never twice at once: whoever comes while it is
 * asked goes into the next question together. Each gets the count that is its own, so that limits stay exact.
 */
export function inBatches(
  countMany: (name: string, requests: number) => Promise<WindowCount>,
): (name: string) => Promise<WindowCount> {
  /** Those that wait for the next question, by name; there while one is being asked. */
  const lines = new Map<string, Waiter[]>();
  const ask = async (name: string, batch: readonly Waiter[]): Promise<void> => {
    lines.set(name, []);
    try {
      const { count, resetMs } = await countMany(name, batch.length);
      for (const [i, waiter] of batch.entries())
        waiter.resolve({ count: count - batch.length + 1 + i, resetMs });
    } catch (error) {
      for (const waiter of batch) waiter.reject(error);
    }
    const next = lines.get(name)!;
    if (next.length > 0) void ask(name, next);
    else lines.delete(name);
  };
  return (name) => {
    const waiter = Promise.withResolvers<WindowCount>();
    const line = lines.get(name);
    if (line) line.push(waiter);
    else void ask(name, [waiter]);
    return waiter.promise;
  };
}
