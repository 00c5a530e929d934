import type { Context } from '../context.ts';
import { loadCases, loadRuns, type StoredCase, type StoredRun } from './cases/store.ts';

const shownRuns = 20;

/** The company's kept cases, and its last runs, newest first. */
export async function listCases(ctx: Context): Promise<{ cases: StoredCase[]; runs: StoredRun[] }> {
  return { cases: await loadCases(ctx), runs: await loadRuns(ctx, shownRuns) };
}
