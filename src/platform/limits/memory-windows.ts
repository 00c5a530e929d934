import type { Clock } from '../clock/clock.ts';

/** What a window stands at after a request was counted in it. */
export type WindowCount = { count: number; resetMs: number };

type Window = { count: number; endsMs: number };

/**
 * Counts requests by name in fixed windows that begin with their first request, in this process's memory and on its
 * monotonic clock. Windows that have ended are thrown away once a window's length; `windows` is where they are kept.
 */
export function memoryWindows(
  windowMs: number,
  clock: Clock,
  windows = new Map<string, Window>(),
): (name: string) => WindowCount {
  let sweptAtMs = clock.monotonicMs();
  const sweep = (nowMs: number) => {
    for (const [name, { endsMs }] of windows) if (endsMs <= nowMs) windows.delete(name);
    sweptAtMs = nowMs;
  };
  return (name) => {
    const nowMs = clock.monotonicMs();
    if (nowMs - sweptAtMs >= windowMs) sweep(nowMs);
    let window = windows.get(name);
    if (!window || window.endsMs <= nowMs) {
      window = { count: 0, endsMs: nowMs + windowMs };
      windows.set(name, window);
    }
    window.count++;
    return { count: window.count, resetMs: window.endsMs - nowMs };
  };
}
