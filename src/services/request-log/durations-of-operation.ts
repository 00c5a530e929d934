import type { Context } from '../context.ts';
import { idAt } from './id-at.ts';
import { durationsOf } from './store.ts';

/** How long the answered requests of one operation took, in milliseconds, ascending; of the newest 5,000. */
export async function durationsOfOperation(
  ctx: Context,
  operation: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<number[]> {
  const [from, to] = [idAt('req', fromMs), idAt('req', toMs)];
  return durationsOf(ctx, { operation, from, to, limit: 5_000 });
}
