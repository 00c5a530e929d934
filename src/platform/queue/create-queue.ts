import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../ids/ids.ts';
import { LeaseLostError } from './lease-lost.ts';
import type { NewJob, Queue } from './queue.ts';
import { insertJob, type JobRow, settle } from './store.ts';

/** The queue of one process: `Queue` for those who add jobs, `onWake` for the workers that run them. */
export type LocalQueue = Queue & {
  /** Calls back on every `wake`; returns the function that stops it. */
  onWake(listener: () => void): () => void;
};

const DEFAULT_ATTEMPTS = 3;

function newRow(job: NewJob, jobId: string, nowMs: number): JobRow {
  return {
    job_id: jobId,
    company_id: job.companyId,
    kind: job.kind,
    dedupe_key: job.dedupeKey ?? null,
    payload: JSON.stringify(job.payload),
    priority: job.priority ?? 0,
    run_at: job.runAtMs ?? nowMs,
    state: 'queued',
    attempt: 0,
    max_attempts: job.maxAttempts ?? DEFAULT_ATTEMPTS,
    lease_until: null,
    lease_owner: null,
    fence: 0,
    progress: null,
    last_error: null,
    created_at: nowMs,
    finished_at: null,
  };
}

/** Makes the queue over the `job` table. Dedupe keys are per kind, so a key that means one company must name it. */
export function createQueue(options: { clock: Clock; ids: Ids }): LocalQueue {
  const { clock, ids } = options;
  const listeners = new Set<() => void>();
  return {
    async add(sql, job) {
      const nowMs = clock.nowMs();
      return insertJob(sql, newRow(job, ids.ulid('job', nowMs), nowMs));
    },
    async complete(sql, job) {
      const held = await settle(sql, job, { state: 'done', finished_at: clock.nowMs(), last_error: null });
      if (!held) throw new LeaseLostError(job.jobId);
    },
    wake() {
      for (const listener of listeners) listener();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
