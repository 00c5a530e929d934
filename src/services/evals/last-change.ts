import type { Context } from '../context.ts';
import { loadRuns, type StoredRun } from './cases/store.ts';
import { compareRuns } from './compare-runs.ts';

/** How the last run went beside the one before. */
export type LastChange = {
  run: Pick<StoredRun, 'runId' | 'finishedAtMs' | 'passed' | 'failed'>;
  /** Names of cases that were right before and are wrong now. */
  broken: readonly string[];
};

/** The company's last run, and which cases it broke; `undefined` when nothing was run yet. */
export async function lastChange(ctx: Context): Promise<LastChange | undefined> {
  const [run, before] = await loadRuns(ctx, 2);
  if (run === undefined) return undefined;
  return {
    run,
    broken: before === undefined ? [] : compareRuns({ cases: before.results }, { cases: run.results }).broken,
  };
}
