import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { loadCases } from './cases/store.ts';
import { runCases } from './run-cases.ts';
import { scheduleMs } from './schedule.ts';
import { findSchedule, putSchedule } from './schedules/store.ts';

/**
 * Runs the company's cases when their time has come; false when it has not, or when there are none. The next time is
 * noted first, so that a run which fails is not tried over and over.
 */
export async function runDueCases(ctx: Context): Promise<boolean> {
  const schedule = await findSchedule(ctx);
  const nowMs = ctx.clock.nowMs();
  if (schedule === undefined || schedule.nextAtMs > nowMs) return false;
  const { every } = schedule;
  await withTransaction(ctx, (tx) => putSchedule(tx, { every, nextAtMs: nowMs + scheduleMs[every] }));
  if ((await loadCases(ctx)).length === 0) return false;
  await runCases(ctx);
  return true;
}
