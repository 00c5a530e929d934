import type { BaseContext } from '../context.ts';
import { latestStoredTime } from './store.ts';

/** How far the latest time in the store lies ahead of the clock, in milliseconds; 0 when it does not. */
export async function checkClock(base: BaseContext): Promise<{ aheadMs: number }> {
  const latestMs = await latestStoredTime(base);
  return { aheadMs: Math.max(0, (latestMs ?? 0) - base.clock.nowMs()) };
}
