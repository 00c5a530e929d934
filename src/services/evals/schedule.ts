import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { deleteSchedule, type EvaluationSchedule, findSchedule, putSchedule } from './schedules/store.ts';

const dayMs = 86_400_000;

/** How long after one run the next one is. */
export const scheduleMs: Readonly<Record<EvaluationSchedule['every'], number>> = {
  day: dayMs,
  week: 7 * dayMs,
};

/** How often the company's cases run by themselves; `undefined` = not at all. */
export async function getSchedule(ctx: Context): Promise<EvaluationSchedule | undefined> {
  return findSchedule(ctx);
}

/** Lets the company's cases run by themselves, the first time after one such stretch; `null` = not any more. */
export async function setSchedule(
  ctx: Context,
  every: EvaluationSchedule['every'] | null,
): Promise<EvaluationSchedule | undefined> {
  const next = every === null ? undefined : { every, nextAtMs: ctx.clock.nowMs() + scheduleMs[every] };
  await withTransaction(ctx, async (tx) => {
    if (next === undefined) await deleteSchedule(tx);
    else await putSchedule(tx, next);
    await recordAudit(tx, 'eval_schedule.set', 'eval_schedule', { every });
  });
  return next;
}
