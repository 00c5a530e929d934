import type { BaseContext } from '../context.ts';
import { jobHealth } from './store.ts';

/** How many jobs failed for good, how many wait, and how long the first of them is overdue. */
export async function checkJobs(
  base: BaseContext,
): Promise<{ dead: number; waiting: number; overdueMs: number }> {
  return jobHealth(base);
}
