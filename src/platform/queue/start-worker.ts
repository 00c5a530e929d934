import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../database/database.ts';
import { type BootTime, systemBootTime } from './boot-time.ts';
import type { LocalQueue } from './create-queue.ts';
import type { JobKind, JobTools } from './job-kind.ts';
import { LeaseLostError } from './lease-lost.ts';
import { giveBack, runJob, WorkerStopping } from './run-job.ts';
import { claimNext, type JobRow, leaseOwner, lookForWork, renewLease, type Turn } from './store.ts';
import { burySpentJobs, type JobSchedule, keepUp, pruneFinishedJobs, recordSchedules } from './upkeep.ts';

/** How long things last in milliseconds; the defaults are architecture, other values are for tests. */
export type WorkerTiming = {
  leaseMs: number;
  renewMs: number;
  pollMs: number;
  stopGraceMs: number;
  pruneMs: number;
  clockCheckMs: number;
};

export type WorkerOptions = JobTools & {
  queue: LocalQueue;
  handlers: Readonly<Record<string, JobKind>>;
  /** Jobs to make at intervals. */
  schedules?: readonly JobSchedule[];
  /** Stops the worker when it aborts, as `stop` does. */
  signal?: AbortSignal;
  timing?: Partial<WorkerTiming>;
  boot?: BootTime;
  /** This process holds the lock of an embedded store's folder: the jobs of earlier holders are free at once. */
  isSoleServer?: boolean;
};

export type Worker = {
  /** Claims no more, aborts the running jobs' signals and gives back the leases of those that do not end in time. */
  stop(): Promise<void>;
};

const defaultTiming: WorkerTiming = {
  leaseMs: 30_000,
  renewMs: 10_000,
  pollMs: 1_000,
  stopGraceMs: 10_000,
  pruneMs: 3_600_000,
  clockCheckMs: 30_000,
};

const CLAIMED_AT_ONCE = 32;

type Running = { row: JobRow; abort: AbortController; ended: Promise<void> };

/** The side of the queue in one process that claims and runs. */
class QueueWorker implements Worker {
  readonly #options: WorkerOptions;
  readonly #timing: WorkerTiming;
  readonly #boot: BootTime;
  readonly #owner: string;
  readonly #running = new Map<string, Running>();
  /** The company served last, per kind: the next claim begins after it. */
  readonly #served = new Map<string, string | null>();
  #woken = Promise.withResolvers<void>();
  #loop: Promise<void> = Promise.resolve();
  #stopped: Promise<void> | undefined;
  #schedulesRecorded = false;
  #prunedMs = Number.NEGATIVE_INFINITY;
  #clockCheckedMs = Number.NEGATIVE_INFINITY;
  #cleanUp: (() => void)[] = [];

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    const workerId = options.ids.uuid();
    const sole = options.isSoleServer === true ? { soleServerId: workerId } : {};
    this.#boot = { ...(options.boot ?? systemBootTime), ...sole };
    this.#owner = leaseOwner(this.#boot, workerId);
  }

  start(): void {
    const { queue, db, signal } = this.#options;
    const wake = () => this.#woken.resolve();
    const stop = () => void this.stop();
    const renewing = setInterval(() => void this.#renewLeases(), this.#timing.renewMs);
    signal?.addEventListener('abort', stop);
    this.#cleanUp = [
      queue.onWake(wake),
      db.onForeignCommit(wake),
      () => clearInterval(renewing),
      () => signal?.removeEventListener('abort', stop),
    ];
    this.#loop = this.#run();
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#woken.resolve();
    // The loop sees the pending stop after its current turn; until then it may still bring claimed jobs here.
    await this.#loop;
    for (const { abort } of this.#running.values()) abort.abort(new WorkerStopping());
    const grace = new AbortController();
    await Promise.race([
      Promise.all([...this.#running.values()].map(({ ended }) => ended)),
      sleep(this.#timing.stopGraceMs, undefined, { signal: grace.signal }).catch(() => undefined),
    ]);
    grace.abort();
    for (const { row } of this.#running.values()) await this.#attempt(() => giveBack(this.#options, row));
    for (const each of this.#cleanUp) each();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = Promise.withResolvers<void>();
      await this.#attempt(() => this.#turn());
      if (this.#stopped) break;
      const pause = new AbortController();
      const poll = sleep(this.#timing.pollMs, undefined, { signal: pause.signal }).catch(() => undefined);
      await Promise.race([this.#woken.promise, poll]);
      pause.abort();
    }
  }

  /** The store may be away for a while; the worker says so and goes on. */
  async #attempt(task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#options.log.warn({ err: error }, 'The job worker could not reach the store; it will try again.');
    }
  }

  async #turn(): Promise<void> {
    const { db, queue, clock, handlers, schedules = [], log } = this.#options;
    const nowMs = clock.nowMs();
    if (!this.#schedulesRecorded) {
      await db.write(null, (sql) => recordSchedules(sql, schedules, nowMs));
      this.#schedulesRecorded = true;
    }
    const anyClock = clock.monotonicMs() - this.#clockCheckedMs >= this.#timing.clockCheckMs;
    if (anyClock) this.#clockCheckedMs = clock.monotonicMs();
    const look = { nowMs, boot: this.#boot, anyClock };
    const { queued, upkeep } = await db.read(null, (sql) => lookForWork(sql, look));
    if (upkeep) {
      const reclaimed = await db.write(null, (sql) => keepUp(sql, { queue, nowMs, boot: this.#boot }));
      if (reclaimed.length > 0)
        log.warn({ jobIds: reclaimed }, 'Jobs of workers that ended were taken back.');
      const buried = await burySpentJobs({ db, log }, handlers, { nowMs, boot: this.#boot });
      if (buried.length > 0)
        log.error({ jobIds: buried }, 'Jobs ended their worker once too often and were given up.');
    }
    if (queued || upkeep) await this.#claim();
    if (clock.monotonicMs() - this.#prunedMs < this.#timing.pruneMs) return;
    this.#prunedMs = clock.monotonicMs();
    await pruneFinishedJobs(db, nowMs);
  }

  async #claim(): Promise<void> {
    const { db, handlers } = this.#options;
    const busy = new Map<string, number>();
    for (const { row } of this.#running.values()) busy.set(row.kind, (busy.get(row.kind) ?? 0) + 1);
    const free = Object.entries(handlers).flatMap(([kind, { concurrency }]) =>
      new Array<string>(Math.max(0, concurrency - (busy.get(kind) ?? 0))).fill(kind),
    );
    if (free.length === 0) return;
    const claimed = await db.write(null, (sql) => this.#claimInto(sql, free.slice(0, CLAIMED_AT_ONCE)));
    for (const row of claimed) this.#begin(row);
  }

  async #claimInto(sql: Sql, slots: readonly string[]): Promise<JobRow[]> {
    const rows: JobRow[] = [];
    const empty = new Set<string>();
    for (const kind of slots) {
      if (empty.has(kind)) continue;
      const row = await this.#claimOne(sql, kind);
      if (row) rows.push(row);
      else empty.add(kind);
    }
    return rows;
  }

  async #claimOne(sql: Sql, kind: string): Promise<JobRow | undefined> {
    const last = this.#served.get(kind) ?? '';
    const turns: Turn[] = [{ after: last }, 'none'];
    if (last !== '') turns.push({ upTo: last });
    const { clock } = this.#options;
    const claim = {
      kind,
      nowMs: clock.nowMs(),
      owner: this.#owner,
      leaseMs: this.#timing.leaseMs,
      boot: this.#boot,
    };
    for (const turn of turns) {
      const row = await claimNext(sql, turn, claim);
      if (!row) continue;
      this.#served.set(kind, row.company_id);
      return row;
    }
    return undefined;
  }

  #begin(row: JobRow): void {
    const abort = new AbortController();
    // An attempt that lost its lease may still be running here while the next one is.
    const attempt = `${row.job_id}:${row.fence}`;
    const ended = runJob(this.#options, this.#options.handlers[row.kind]!, row, abort).then(() => {
      this.#running.delete(attempt);
      this.#woken.resolve();
    });
    this.#running.set(attempt, { row, abort, ended });
  }

  async #renewLeases(): Promise<void> {
    const { db } = this.#options;
    await this.#attempt(async () => {
      const running = [...this.#running.values()];
      if (running.length === 0) return;
      await db.write(null, async (sql) => {
        for (const { row, abort } of running) {
          const job = { jobId: row.job_id, fence: row.fence };
          const held = await renewLease(sql, job, this.#timing.leaseMs, this.#boot);
          if (!held) abort.abort(new LeaseLostError(row.job_id));
        }
      });
    });
  }
}

/**
 * Starts running this process's share of the jobs.
 *
 * A claim gives a lease of 30 s, renewed every 10 s; a worker that dies loses its jobs to the others when the lease
 * runs out, and the fence keeps whatever it might still write from taking effect.
 */
export function startWorker(options: WorkerOptions): Worker {
  const worker = new QueueWorker(options);
  worker.start();
  return worker;
}
