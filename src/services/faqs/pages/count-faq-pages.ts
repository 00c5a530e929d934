import type { Context } from '../../context.ts';
import { countPagesByState } from './store.ts';

/** How many product pages have FAQs, wait for them, or have none and why. */
export async function countFaqPages(
  ctx: Context,
): Promise<{ state: string; reason: string | null; pages: number }[]> {
  return countPagesByState(ctx);
}
