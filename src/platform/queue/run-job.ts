import { buryJob, letterOf } from './bury-job.ts';
import type { JobKind, JobTools } from './job-kind.ts';
import { LeaseLostError } from './lease-lost.ts';
import type { ClaimedJob } from './queue.ts';
import { retryDelayMs } from './retry-delay.ts';
import { isCompleted, type JobRow, settle } from './store.ts';

/** The reason of a signal that aborts because the process stops: the attempt does not count. */
export class WorkerStopping extends Error {
  constructor() {
    super('The worker is stopping.');
    this.name = 'WorkerStopping';
  }
}

const ERROR_TEXT_MAX = 500;

function toJob(row: JobRow, signal: AbortSignal): ClaimedJob {
  return {
    ...letterOf(row),
    attempt: row.attempt,
    maxAttempts: row.max_attempts,
    createdAtMs: row.created_at,
    signal,
  };
}

async function handle(kind: JobKind, job: ClaimedJob, abort: AbortController): Promise<void> {
  const { timeoutMs } = kind;
  if (timeoutMs === undefined) return kind.handler(job);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`The job took longer than ${timeoutMs} ms.`);
    abort.abort(error);
    late.reject(error);
  }, timeoutMs);
  try {
    await Promise.race([kind.handler(job), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Puts a job back as if this attempt had not been; for a worker that stops. */
export async function giveBack(tools: JobTools, row: JobRow): Promise<void> {
  const values = { state: 'queued', attempt: row.attempt - 1, run_at: tools.clock.nowMs() } as const;
  await tools.db.write(null, (sql) => settle(sql, { jobId: row.job_id, fence: row.fence }, values));
}

async function recordFailure(tools: JobTools, kind: JobKind, row: JobRow, error: unknown): Promise<void> {
  const { db, clock, ids, log } = tools;
  const nowMs = clock.nowMs();
  const last_error = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    ERROR_TEXT_MAX,
  );
  const job = { jobId: row.job_id, fence: row.fence };
  const dead = row.attempt >= row.max_attempts;
  if (dead)
    await buryJob(tools, kind, row, (sql) =>
      settle(sql, job, { state: 'dead', last_error, finished_at: nowMs }),
    );
  else {
    const run_at = nowMs + retryDelayMs(row.attempt, error, ids.random());
    await db.write(null, (sql) => settle(sql, job, { state: 'queued', last_error, run_at }));
  }
  const fields = { jobId: row.job_id, kind: row.kind, attempt: row.attempt, err: error };
  if (dead) log.error(fields, 'A job failed for the last time.');
  else log.warn(fields, 'A job failed and will be tried again.');
}

async function completeIfLeft(tools: JobTools, row: JobRow): Promise<void> {
  const job = { jobId: row.job_id, fence: row.fence };
  if (await tools.db.read(null, (sql) => isCompleted(sql, job))) return;
  await tools.db.write(null, (sql) => tools.queue.complete(sql, job));
}

/**
 * Runs one claimed job to the end of this attempt and records how it ended; never rejects.
 *
 * A handler that gives up because of its signal must throw; one that returns has done its work. When not even the
 * failure can be recorded, the lease runs out and another worker takes over.
 */
export async function runJob(
  tools: JobTools,
  kind: JobKind,
  row: JobRow,
  abort: AbortController,
): Promise<void> {
  const fields = { jobId: row.job_id, kind: row.kind, attempt: row.attempt };
  try {
    try {
      await handle(kind, toJob(row, abort.signal), abort);
      await completeIfLeft(tools, row);
      tools.log.debug(fields, 'A job is done.');
    } catch (error) {
      if (error instanceof LeaseLostError) tools.log.warn(fields, error.message);
      else if (abort.signal.reason instanceof WorkerStopping) await giveBack(tools, row);
      else await recordFailure(tools, kind, row, error);
    }
  } catch (error) {
    tools.log.warn(
      { ...fields, err: error },
      'How a job ended could not be recorded; its lease will run out.',
    );
  }
}
