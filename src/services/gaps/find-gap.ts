import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type Gap, gapIdOf, listGaps } from './list-gaps.ts';

/** How far back gaps are looked for. */
export const gapWindowMs = 30 * 86_400_000;

/** The gaps of the last 30 days. */
export async function listRecentGaps(ctx: Context): Promise<Gap[]> {
  const nowMs = ctx.clock.nowMs();
  return listGaps(ctx, { fromMs: nowMs - gapWindowMs, toMs: nowMs + 1 });
}

/**
 * One gap of the last 30 days. A list of another stretch of time may have named it by another of its wordings, so any of
 * them finds it. Throws `gap_not_found`.
 */
export async function findGap(ctx: Context, gapId: string): Promise<Gap> {
  const gaps = await listRecentGaps(ctx);
  const gap =
    gaps.find((each) => each.gapId === gapId) ??
    gaps.find(({ wordings }) => wordings.some((wording) => gapIdOf(wording) === gapId));
  if (!gap) throw new AppError('gap_not_found', 'There is no such group of unanswered questions.');
  return gap;
}
