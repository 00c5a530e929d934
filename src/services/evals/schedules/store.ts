import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';

/** How often a company's cases run by themselves, and when next. */
export type EvaluationSchedule = { every: 'day' | 'week'; nextAtMs: number };

/** The company's schedule; `undefined` = it has none. */
export async function findSchedule(ctx: Context): Promise<EvaluationSchedule | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql.selectFrom('eval_schedule').selectAll().where('company_id', '=', ctx.companyId).executeTakeFirst(),
  );
  return row && { every: row.every, nextAtMs: row.next_at };
}

/** Sets the company's schedule. */
export async function putSchedule(tx: Context, schedule: EvaluationSchedule): Promise<void> {
  const changing = { every: schedule.every, next_at: schedule.nextAtMs };
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('eval_schedule')
      .values({ company_id: tx.companyId, ...changing })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changing))
      .execute(),
  );
}

/** Takes the company's schedule away. */
export async function deleteSchedule(tx: Context): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql.deleteFrom('eval_schedule').where('company_id', '=', tx.companyId).execute(),
  );
}
