import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { deleteOldRuns, insertRun, loadCases, type StoredRun } from './cases/store.ts';
import { readSuite } from './read-suite.ts';
import { runSuite } from './run-suite.ts';

/** A daily run is kept for more than a quarter of a year. */
const keptRuns = 100;

/** Runs every kept case as a shopper would ask it, and keeps the result. Throws `case_not_found` when there are none. */
export async function runCases(ctx: Context): Promise<StoredRun> {
  const cases = await loadCases(ctx);
  if (cases.length === 0) throw new AppError('case_not_found', 'There are no test cases yet.');
  const startedAtMs = ctx.clock.nowMs();
  const suite = readSuite({
    suite: 'dashboard',
    company: ctx.companyId,
    cases: cases.map(({ body }) => body),
  });
  const result = await runSuite(ctx, suite);
  const run: StoredRun = {
    runId: ctx.ids.ulid('run', startedAtMs),
    startedAtMs,
    finishedAtMs: ctx.clock.nowMs(),
    passed: result.passed,
    failed: result.failed,
    results: result.cases,
  };
  await withTransaction(ctx, async (tx) => {
    await insertRun(tx, run);
    await deleteOldRuns(tx, keptRuns);
  });
  return run;
}
