import * as cases from '../../src/services/evals/cases/store.ts';
import { conformance } from '../support/conformance.ts';

const one = { caseId: 'case_1', body: { ask: 'Größe?' }, createdAtMs: 1 };
const run = {
  runId: 'run_1',
  startedAtMs: 1,
  finishedAtMs: 2,
  passed: 1,
  failed: 0,
  results: [{ name: 'é', passed: true }],
};

export default conformance(cases, {
  loadCases: async ({ store, ctx, other }) => {
    await store.insertCase(ctx, one);
    return [await store.loadCases(ctx), await store.loadCases(other)];
  },
  insertCase: async ({ store, ctx }) => {
    await store.insertCase(ctx, one);
    await store.insertCase(ctx, { ...one, caseId: 'case_0' });
    return store.loadCases(ctx);
  },
  removeCase: async ({ store, ctx, other }) => {
    await store.insertCase(ctx, one);
    return [
      await store.removeCase(other, one.caseId),
      await store.removeCase(ctx, one.caseId),
      await store.removeCase(ctx, one.caseId),
    ];
  },
  insertRun: async ({ store, ctx }) => {
    await store.insertRun(ctx, run);
    return store.loadRuns(ctx, 9);
  },
  deleteOldRuns: async ({ store, ctx, other }) => {
    for (const each of [ctx, other])
      for (const runId of ['run_1', 'run_2', 'run_3']) await store.insertRun(each, { ...run, runId });
    await store.deleteOldRuns(ctx, 2);
    await store.deleteOldRuns(ctx, 5);
    return [await store.loadRuns(ctx, 9), await store.loadRuns(other, 9)];
  },
  loadRuns: async ({ store, ctx, other }) => {
    for (const runId of ['run_1', 'run_2']) await store.insertRun(ctx, { ...run, runId });
    return [await store.loadRuns(ctx, 1), await store.loadRuns(other, 9)];
  },
});
