import type { Sql } from '../database/database.ts';

/** A job to enqueue. `dedupeKey` makes a second add of the same kind and key return the first queued or running job. */
export type NewJob = {
  kind: string;
  companyId: string | null;
  payload: Record<string, unknown>;
  dedupeKey?: string;
  runAtMs?: number;
  priority?: number;
  maxAttempts?: number;
};

/** A claimed job as its handler sees it. */
export type ClaimedJob = {
  jobId: string;
  companyId: string | null;
  kind: string;
  payload: Record<string, unknown>;
  attempt: number;
  maxAttempts: number;
  fence: number;
  createdAtMs: number;
  signal: AbortSignal;
};

/** A job that is given up for good. */
export type DeadLetter = Pick<ClaimedJob, 'jobId' | 'companyId' | 'kind' | 'payload' | 'fence'>;

/** Gives the job up in the caller's transaction; false, and nothing changed, when it is not there to be given up any more. */
export type Bury = (sql: Sql) => Promise<boolean>;

/** Table-backed jobs: at least once, effects single by the fence. */
export type Queue = {
  /** Adds inside the caller's transaction: a rolled-back write leaves no job. */
  add(sql: Sql, job: NewJob): Promise<{ jobId: string; created: boolean }>;
  /**
   * Finishes the job in the transaction of its effect. Throws when the lease was lost
   * (another worker has a higher fence), so the effect rolls back with it.
   */
  complete(sql: Sql, job: Pick<ClaimedJob, 'jobId' | 'fence'>): Promise<void>;
  /** Wakes idle workers of this process; call after the commit. */
  wake(): void;
};

/**
 * What does the work of one kind. A handler ends by calling `queue.complete` in its last transaction;
 * when it returns without, the worker completes it; when it throws, the job is retried with backoff or dead-lettered.
 */
export type JobHandler = (job: ClaimedJob) => Promise<void>;
