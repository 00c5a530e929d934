import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';
import { readStoredObject, storedObject } from '../../validation/stored-object.ts';
import { readResults, type StoredResult, writeResults } from './stored-results.ts';

/** A case as a suite file spells it. */
export type StoredCase = { caseId: string; body: Readonly<Record<string, unknown>>; createdAtMs: number };

export type StoredRun = {
  runId: string;
  startedAtMs: number;
  finishedAtMs: number;
  passed: number;
  failed: number;
  results: readonly StoredResult[];
};

/** The company's cases that can be read, oldest first. */
export async function loadCases(ctx: Context): Promise<StoredCase[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('eval_case')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('case_id')
      .execute(),
  );
  return rows.flatMap((row) => {
    const place = { log: ctx.log, column: 'eval_case.body', id: row.case_id };
    const body = readStoredObject(place, row.body);
    return body ? [{ caseId: row.case_id, body, createdAtMs: row.created_at }] : [];
  });
}

/** Stores a new case. */
export async function insertCase(tx: Context, stored: StoredCase): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('eval_case')
      .values({
        company_id: tx.companyId,
        case_id: stored.caseId,
        body: JSON.stringify(storedObject(stored.body)),
        created_at: stored.createdAtMs,
      })
      .execute(),
  );
}

/** Removes a case; false when there was none. */
export async function removeCase(tx: Context, caseId: string): Promise<boolean> {
  const row = await inWriteScope(tx, (sql) =>
    sql
      .deleteFrom('eval_case')
      .where('company_id', '=', tx.companyId)
      .where('case_id', '=', caseId)
      .returning('case_id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Stores a finished run. */
export async function insertRun(tx: Context, run: StoredRun): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('eval_run')
      .values({
        company_id: tx.companyId,
        run_id: run.runId,
        started_at: run.startedAtMs,
        finished_at: run.finishedAtMs,
        passed: run.passed,
        failed: run.failed,
        results: writeResults(run.results),
      })
      .execute(),
  );
}

/** The company's last runs, newest first. */
export async function loadRuns(ctx: Context, limit: number): Promise<StoredRun[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('eval_run')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('run_id', 'desc')
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    runId: row.run_id,
    startedAtMs: row.started_at,
    finishedAtMs: row.finished_at ?? row.started_at,
    passed: row.passed,
    failed: row.failed,
    results: readResults({ log: ctx.log, column: 'eval_run.results', id: row.run_id }, row.results),
  }));
}

/** Removes all but the company's newest runs. */
export async function deleteOldRuns(tx: Context, kept: number): Promise<void> {
  await inWriteScope(tx, async (sql) => {
    const oldest = await sql
      .selectFrom('eval_run')
      .select('run_id')
      .where('company_id', '=', tx.companyId)
      .orderBy('run_id', 'desc')
      .offset(kept)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) return;
    await sql
      .deleteFrom('eval_run')
      .where('company_id', '=', tx.companyId)
      .where('run_id', '<=', oldest.run_id)
      .execute();
  });
}
