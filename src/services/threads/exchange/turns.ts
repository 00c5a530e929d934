import { AppError } from '../../../errors.ts';

const maximumWaiting = 8;
const maximumWaitMs = 10_000;

type Waiter = { start: () => void };

const lines = new Map<string, Waiter[]>();

/** The thread's line is too long, or others move it on faster than a reply can be made. */
export function busy(): AppError {
  return new AppError('thread_busy', 'Too many messages are waiting in this thread.', {
    members: { retry_after_seconds: 1 },
    headers: { 'retry-after': '1' },
  });
}

function waitForTurn(line: Waiter[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      start: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(waiter), 1);
      reject(busy());
    }, maximumWaitMs);
    line.push(waiter);
  });
}

/**
 * Runs `work` alone among the work of the same key on this node, first come first served.
 *
 * Throws `thread_busy` with 8 waiting or after 10 s in the line. Nodes are kept apart by the conditional
 * update of `advanceThread`, so this line only makes the common case orderly.
 */
export async function takeTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key);
  if (line) {
    if (line.length >= maximumWaiting) throw busy();
    await waitForTurn(line);
  } else lines.set(key, []);
  try {
    return await work();
  } finally {
    const next = lines.get(key)?.shift();
    if (next) next.start();
    else lines.delete(key);
  }
}
