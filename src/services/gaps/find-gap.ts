import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type Gap, listGaps } from './list-gaps.ts';

/** How far back gaps are looked for. */
export const gapWindowMs = 30 * 86_400_000;

/** One gap of the last 30 days. Throws `gap_not_found`. */
export async function findGap(ctx: Context, gapId: string): Promise<Gap> {
  const nowMs = ctx.clock.nowMs();
  const gaps = await listGaps(ctx, { fromMs: nowMs - gapWindowMs, toMs: nowMs + 1 });
  const gap = gaps.find((each) => each.gapId === gapId);
  if (!gap) throw new AppError('gap_not_found', 'There is no such group of unanswered questions.');
  return gap;
}
