import type { Context } from '../../context.ts';
import { type CountedQuery, topQueries } from '../store.ts';
import { dayOf } from './count-query.ts';

const DAYS_BACK = 30;

/** What shoppers search for: the most frequent queries, or those that most often found nothing, of the given times. */
export async function listQueries(
  ctx: Context,
  input: { fromMs?: number; toMs?: number; order: 'searches' | 'zero_results'; limit: number },
): Promise<CountedQuery[]> {
  const toDay = dayOf(input.toMs ?? ctx.clock.nowMs());
  const fromDay = input.fromMs === undefined ? toDay - DAYS_BACK : dayOf(input.fromMs);
  return topQueries(ctx, { fromDay, toDay, order: input.order, limit: input.limit });
}
