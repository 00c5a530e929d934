import type { BaseContext } from '../context.ts';

/** A row that no company owns, so that planting it can be seen by nobody. */
function plantedRow(auditId: string, companyId: string, nowMs: number) {
  return {
    audit_id: auditId,
    company_id: companyId,
    actor: 'operator',
    action: 'doctor.checked',
    target: 'store',
    details: '{}',
    created_at: nowMs,
  };
}

/** Stores a row durably in one company's scope. */
export async function plantRow(base: BaseContext, companyId: string, auditId: string): Promise<void> {
  await base.db.write(companyId, (sql) =>
    sql
      .insertInto('audit')
      .values(plantedRow(auditId, companyId, base.clock.nowMs()))
      .execute(),
  );
}

/** Takes a planted row away again. */
export async function removeRow(base: BaseContext, companyId: string, auditId: string): Promise<void> {
  await base.db.write(companyId, (sql) =>
    sql.deleteFrom('audit').where('company_id', '=', companyId).where('audit_id', '=', auditId).execute(),
  );
}

/** How many jobs have failed for good, and how long the oldest waiting one is overdue. */
export async function jobHealth(
  base: BaseContext,
): Promise<{ dead: number; waiting: number; overdueMs: number }> {
  const nowMs = base.clock.nowMs();
  const { dead, waiting, oldest } = await base.db.read(null, async (sql) => ({
    dead: await sql
      .selectFrom('job')
      .select((job) => job.fn.countAll<number>().as('jobs'))
      .where('state', '=', 'dead')
      .executeTakeFirstOrThrow(),
    waiting: await sql
      .selectFrom('job')
      .select((job) => job.fn.countAll<number>().as('jobs'))
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow(),
    oldest: await sql
      .selectFrom('job')
      .select((job) => job.fn.min('run_at').as('run_at'))
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow(),
  }));
  const dueMs = Number(oldest.run_at ?? nowMs);
  return { dead: Number(dead.jobs), waiting: Number(waiting.jobs), overdueMs: Math.max(0, nowMs - dueMs) };
}

/** The latest time that companies, keys and jobs were written at, in epoch milliseconds; undefined in an empty store. */
export async function latestStoredTime(base: BaseContext): Promise<number | undefined> {
  const times = await base.db.read(null, async (sql) => [
    (
      await sql
        .selectFrom('company')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .executeTakeFirst()
    )?.at,
    (
      await sql
        .selectFrom('api_key')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst()
    )?.at,
    (
      await sql
        .selectFrom('job')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .executeTakeFirst()
    )?.at,
  ]);
  const known = times.flatMap((time) => (time === null || time === undefined ? [] : [Number(time)]));
  return known.length === 0 ? undefined : Math.max(...known);
}
