import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Ids } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { Bury, DeadLetter, JobHandler, Queue } from './queue.ts';

/** What a worker does with one kind of job. */
export type JobKind = {
  handler: JobHandler;
  /** How many jobs of the kind this process runs at once. */
  concurrency: number;
  /** After this long the job's signal aborts and the attempt counts as failed. */
  timeoutMs?: number;
  /**
   * Tells whoever waits for a job that it is given up, in one transaction with `bury`; for jobs whose failing somebody
   * sees. Called when an attempt failed for the last time, and when the worker of the last attempt died.
   */
  onDead?: (job: DeadLetter, bury: Bury) => Promise<void>;
};

/** What working on jobs needs. */
export type JobTools = { db: Database; queue: Queue; clock: Clock; ids: Ids; log: Log };
