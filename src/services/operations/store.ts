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

/** How many products and pages a company holds, and its API requests since the request id `from`. */
export async function companySize(
  base: BaseContext,
  companyId: string,
  from: string,
): Promise<{ products: number; documents: number; requests: number }> {
  return base.db.read(companyId, async (sql) => {
    const count = async (table: 'product' | 'document') =>
      await sql
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('company_id', '=', companyId)
        .executeTakeFirstOrThrow();
    const requests = await sql
      .selectFrom('request_log')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('company_id', '=', companyId)
      .where('request_id', '>=', from)
      .executeTakeFirstOrThrow();
    return {
      products: Number((await count('product')).rows),
      documents: Number((await count('document')).rows),
      requests: Number(requests.rows),
    };
  });
}

/** A job that failed for good. */
export type FailedJob = {
  jobId: string;
  companyId: string | null;
  kind: string;
  attempt: number;
  lastError: string | null;
  createdAtMs: number;
  finishedAtMs: number | undefined;
};

const shownJobs = 100;

/** The newest jobs that failed for good, and how many wait and run. */
export async function selectFailedJobs(
  base: BaseContext,
): Promise<{ failed: FailedJob[]; queued: number; running: number }> {
  return base.db.read(null, async (sql) => {
    const rows = await sql
      .selectFrom('job')
      .selectAll()
      .where('state', '=', 'dead')
      .orderBy('job_id', 'desc')
      .limit(shownJobs)
      .execute();
    const count = async (state: 'queued' | 'running') =>
      await sql
        .selectFrom('job')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('state', '=', state)
        .executeTakeFirstOrThrow();
    const failed = rows.map((row) => ({
      jobId: row.job_id,
      companyId: row.company_id,
      kind: row.kind,
      attempt: row.attempt,
      lastError: row.last_error,
      createdAtMs: row.created_at,
      finishedAtMs: row.finished_at ?? undefined,
    }));
    return {
      failed,
      queued: Number((await count('queued')).rows),
      running: Number((await count('running')).rows),
    };
  });
}

/** Puts a job that failed for good into the queue again, unless one like it waits already; false when there is none. */
export async function requeueJob(base: BaseContext, jobId: string, nowMs: number): Promise<boolean> {
  return base.db.write(null, async (sql) => {
    const job = await sql
      .selectFrom('job')
      .select(['kind', 'dedupe_key'])
      .where('job_id', '=', jobId)
      .where('state', '=', 'dead')
      .executeTakeFirst();
    if (!job) return false;
    const twin =
      job.dedupe_key === null
        ? undefined
        : await sql
            .selectFrom('job')
            .select('job_id')
            .where('kind', '=', job.kind)
            .where('dedupe_key', '=', job.dedupe_key)
            .where('state', 'in', ['queued', 'running'])
            .executeTakeFirst();
    if (twin) await sql.deleteFrom('job').where('job_id', '=', jobId).execute();
    else
      await sql
        .updateTable('job')
        .set({ state: 'queued', attempt: 0, run_at: nowMs, finished_at: null, last_error: null })
        .where('job_id', '=', jobId)
        .execute();
    return true;
  });
}
