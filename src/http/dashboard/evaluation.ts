import {
  CaseList,
  CaseParams,
  CaseRow,
  LastRun,
  NewCaseBody,
  RunRow,
  ScheduleBody,
  SuiteBody,
  SuiteTaken,
} from '../../contract/dashboard/insight.ts';
import { invalidRequest } from '../../errors.ts';
import { assertedFrom } from '../../services/answers/decided-status.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { addCase } from '../../services/evals/add-case.ts';
import { caseOfTrace } from '../../services/evals/case-of-trace.ts';
import { deleteCase } from '../../services/evals/delete-case.ts';
import { importSuite } from '../../services/evals/import-suite.ts';
import { lastChange } from '../../services/evals/last-change.ts';
import { listCases } from '../../services/evals/list-cases.ts';
import { runCases } from '../../services/evals/run-cases.ts';
import { getSchedule, setSchedule } from '../../services/evals/schedule.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

const faqs = { who: 'member', grant: 'faqs' } as const;

type Case = Awaited<ReturnType<typeof addCase>>;
type Run = Awaited<ReturnType<typeof runCases>>;

function wireCase({ caseId, body, createdAtMs }: Case) {
  return { case_id: caseId, body, created_at: wireTime(createdAtMs) };
}

function wireRun({ runId, startedAtMs, finishedAtMs, passed, failed, results }: Run) {
  return {
    run_id: runId,
    started_at: wireTime(startedAtMs),
    finished_at: wireTime(finishedAtMs),
    passed,
    failed,
    results: [...results],
  };
}

function wireSchedule(schedule: Awaited<ReturnType<typeof getSchedule>>) {
  return schedule === undefined ? null : { every: schedule.every, next_at: wireTime(schedule.nextAtMs) };
}

/** Kept test cases and their runs; `aisle eval` takes the same cases from a file. */
export function addEvaluation(app: App): void {
  app.get('/dashboard/api/evaluation', sessionRoute(faqs, { response: CaseList }), async (request) => {
    const { cases, runs } = await listCases(request.context);
    const asserted_from = assertedFrom(await getSettings(request.context));
    const schedule = wireSchedule(await getSchedule(request.context));
    return { cases: cases.map(wireCase), runs: runs.map(wireRun), asserted_from, schedule };
  });
  const last = sessionRoute(faqs, { response: LastRun });
  app.get('/dashboard/api/evaluation/last', last, async ({ context: ctx }) => {
    const found = await lastChange(ctx);
    if (found === undefined) return { run: null };
    const { runId, finishedAtMs, passed, failed } = found.run;
    const run = { run_id: runId, finished_at: wireTime(finishedAtMs), passed, failed };
    return { run: { ...run, broken: [...found.broken] } };
  });
  const take = sessionRoute(faqs, { body: SuiteBody, response: SuiteTaken });
  app.post('/dashboard/api/evaluation/suite', take, async ({ context: ctx, body }) => ({
    cases: await importSuite(ctx, body.text),
  }));
  const plan = sessionRoute(faqs, { body: ScheduleBody });
  app.put('/dashboard/api/evaluation/schedule', plan, async ({ context: ctx, body }, reply) => {
    await setSchedule(ctx, body.every);
    return reply.code(204).send(null);
  });
  const add = sessionRoute(faqs, { body: NewCaseBody, response: CaseRow });
  app.post('/dashboard/api/evaluation/cases', add, async ({ context: ctx, body }) => {
    const { request_id: requestId, body: given } = body;
    if (requestId !== undefined) return wireCase(await addCase(ctx, await caseOfTrace(ctx, requestId)));
    if (given !== undefined) return wireCase(await addCase(ctx, given));
    throw invalidRequest([{ pointer: '/body', code: 'required', detail: 'or request_id is required' }]);
  });
  const remove = sessionRoute(faqs, { params: CaseParams });
  app.delete('/dashboard/api/evaluation/cases/:case_id', remove, async (request, reply) => {
    await deleteCase(request.context, request.params.case_id);
    return reply.code(204).send(null);
  });
  app.post('/dashboard/api/evaluation/runs', sessionRoute(faqs, { response: RunRow }), async (request) =>
    wireRun(await runCases(request.context)),
  );
}
