import { type RawBuilder, sql as raw, type SqlBool } from 'kysely';
import { JOB_CHANNEL } from '../database/channels.ts';
import type { Sql } from '../database/database.ts';
import { engineOf } from '../database/single-connection.ts';
import type { Tables } from '../database/tables.ts';
import type { BootTime } from './boot-time.ts';
import { LONGEST_WAIT_MS } from './retry-delay.ts';

/** A lease that ends further ahead than this was written under another clock and counts as expired. */
const FARTHEST_LEASE_MS = 60_000;
const CLOCK_STEP_MS = 60_000;
const PRUNED_AT_ONCE = 500;
const BURIED_AT_ONCE = 100;

export type JobRow = Tables['job'];
type FencedJob = { jobId: string; fence: number };

/** The clock that leases are written and judged by: the database's on PostgreSQL, the machine's since boot on SQLite. */
export type LeaseTime = { now: RawBuilder<number>; expired: RawBuilder<SqlBool> };

/** The lease clock for statements on this connection, with the condition that a running job's lease no longer holds. */
export function leaseTime(sql: Sql, boot: BootTime): LeaseTime {
  if (engineOf(sql) === 'postgres') {
    const now = raw<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const expired = raw<SqlBool>`(lease_until is null or lease_until <= ${now} or lease_until > ${now} + ${raw.lit(FARTHEST_LEASE_MS)})`;
    return { now, expired };
  }
  const nowMs = boot.nowMs();
  const prefix = `${boot.bootId}:`;
  const predecessors = soleOwner(boot, '');
  const ofPredecessor =
    boot.soleServerId === undefined
      ? raw<SqlBool>`1 = 0`
      : raw<SqlBool>`(substr(lease_owner, 1, ${predecessors.length}) = ${predecessors}
          and lease_owner <> ${soleOwner(boot, boot.soleServerId)})`;
  const expired = raw<SqlBool>`(lease_owner is null or substr(lease_owner, 1, ${prefix.length}) <> ${prefix}
    or lease_until <= ${nowMs} or lease_until > ${nowMs + FARTHEST_LEASE_MS} or ${ofPredecessor})`;
  return { now: raw<number>`${nowMs}`, expired };
}

function soleOwner(boot: BootTime, serverId: string): string {
  return `${boot.bootId}:server:${serverId}`;
}

/** Names the holder of a lease; it begins with the boot, since another boot's times mean nothing to this one. */
export function leaseOwner(boot: BootTime, workerId: string): string {
  return boot.soleServerId === undefined ? `${boot.bootId}:${workerId}` : soleOwner(boot, boot.soleServerId);
}

/**
 * Whether a queued job may run. Besides `run_at`, a wall clock that was set back must not hold jobs up: one made "in the
 * future" to run at once, and one whose retry lies further ahead than any retry is put, are due as well.
 */
function due(nowMs: number): RawBuilder<SqlBool> {
  return raw<SqlBool>`(run_at <= ${nowMs}
    or (attempt = 0 and run_at <= created_at and created_at > ${nowMs + CLOCK_STEP_MS})
    or (attempt > 0 and run_at > ${nowMs + LONGEST_WAIT_MS + CLOCK_STEP_MS}))`;
}

/** Adds a job unless one with its kind and key is queued or running; returns the id of the job that is there afterwards. */
export async function insertJob(sql: Sql, row: JobRow): Promise<{ jobId: string; created: boolean }> {
  const unfinished = raw<SqlBool>`dedupe_key is not null and state in ('queued', 'running')`;
  for (let tries = 0; tries < 5; tries++) {
    const inserted = await sql
      .insertInto('job')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'dedupe_key']).where(unfinished).doNothing())
      .returning('job_id')
      .executeTakeFirst();
    if (inserted) {
      if (engineOf(sql) === 'postgres') await raw`select pg_notify(${JOB_CHANNEL}, '')`.execute(sql);
      return { jobId: inserted.job_id, created: true };
    }
    const known = await sql
      .selectFrom('job')
      .select('job_id')
      .where('kind', '=', row.kind)
      .where('dedupe_key', '=', row.dedupe_key)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (known) return { jobId: known.job_id, created: false };
    // The job in the way ended between the two statements; now there is room.
  }
  throw new Error(`The job ${row.kind} could be neither added nor found.`);
}

/** Whose turn it is: the companies after one, the jobs of no company, or the companies up to one. */
export type Turn = { after: string } | 'none' | { upTo: string };

function inTurn(turn: Turn): RawBuilder<SqlBool> {
  if (turn === 'none') return raw<SqlBool>`company_id is null`;
  if ('after' in turn) return raw<SqlBool>`company_id > ${turn.after}`;
  return raw<SqlBool>`company_id <= ${turn.upTo}`;
}

export type JobClaim = { kind: string; nowMs: number; owner: string; leaseMs: number; boot: BootTime };

/** Takes the most urgent due job of the first company in turn, raising its fence; undefined when there is none. */
export async function claimNext(sql: Sql, turn: Turn, claim: JobClaim): Promise<JobRow | undefined> {
  const { now } = leaseTime(sql, claim.boot);
  const candidate = sql
    .selectFrom('job')
    .select('job_id')
    .where('kind', '=', claim.kind)
    .where('state', '=', 'queued')
    .where(inTurn(turn))
    .where(due(claim.nowMs))
    .orderBy('company_id', (order) => order.asc().nullsLast())
    .orderBy('priority', 'desc')
    .orderBy('run_at')
    .orderBy('job_id')
    .limit(1)
    .$if(engineOf(sql) === 'postgres', (query) => query.forUpdate().skipLocked());
  return sql
    .updateTable('job')
    .set(({ eb }) => ({
      state: 'running',
      attempt: eb('attempt', '+', 1),
      fence: eb('fence', '+', 1),
      lease_owner: claim.owner,
      lease_until: raw<number>`${now} + ${raw.lit(claim.leaseMs)}`,
    }))
    .where('job_id', '=', candidate)
    .returningAll()
    .executeTakeFirst();
}

/** Prolongs the lease of a job; false when the lease is another's by now. */
export async function renewLease(
  sql: Sql,
  job: FencedJob,
  leaseMs: number,
  boot: BootTime,
): Promise<boolean> {
  const { now } = leaseTime(sql, boot);
  const { numUpdatedRows } = await sql
    .updateTable('job')
    .set({ lease_until: raw<number>`${now} + ${raw.lit(leaseMs)}` })
    .where('job_id', '=', job.jobId)
    .where('fence', '=', job.fence)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends an attempt as its holder; false, and nothing changed, when the lease is another's by now. */
export async function settle(sql: Sql, job: FencedJob, values: Partial<JobRow>): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('job')
    .set({ ...values, lease_until: null, lease_owner: null })
    .where('job_id', '=', job.jobId)
    .where('fence', '=', job.fence)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether this attempt of the job was already completed, by `queue.complete` in its handler. */
export async function isCompleted(sql: Sql, job: FencedJob): Promise<boolean> {
  const row = await sql
    .selectFrom('job')
    .select('state')
    .where('job_id', '=', job.jobId)
    .where('fence', '=', job.fence)
    .executeTakeFirst();
  return row?.state === 'done';
}

/**
 * What a worker would find to do now: jobs that are due, jobs of dead workers or schedules whose time has come.
 * `anyClock` also finds jobs that a clock set back holds up; that looks at every waiting job, so it is asked less often.
 */
export async function lookForWork(
  sql: Sql,
  look: { nowMs: number; boot: BootTime; anyClock: boolean },
): Promise<{ queued: boolean; upkeep: boolean }> {
  const { nowMs, boot, anyClock } = look;
  const { expired } = leaseTime(sql, boot);
  const jobs = sql.selectFrom('job').select('job_id').limit(1);
  const isDue = anyClock ? due(nowMs) : raw<SqlBool>`run_at <= ${nowMs}`;
  const queued = await jobs.where('state', '=', 'queued').where(isDue).executeTakeFirst();
  const abandoned = await jobs.where('state', '=', 'running').where(expired).executeTakeFirst();
  const upkeep = abandoned !== undefined || (await dueSchedules(sql, nowMs)).length > 0;
  return { queued: queued !== undefined, upkeep };
}

const diedSilently = 'The worker that ran this job ended without a word.';

/**
 * Puts the jobs of dead workers that have attempts left back in the queue, where they were before; returns their ids.
 * Those that have none are for `findSpent`.
 */
export async function reclaimExpired(sql: Sql, nowMs: number, boot: BootTime): Promise<string[]> {
  const { expired } = leaseTime(sql, boot);
  const rows = await sql
    .updateTable('job')
    .set({
      state: 'queued',
      run_at: raw<number>`case when run_at > ${nowMs} then ${nowMs} else run_at end`,
      last_error: diedSilently,
      lease_until: null,
      lease_owner: null,
    })
    .where('state', '=', 'running')
    .where(expired)
    .whereRef('attempt', '<', 'max_attempts')
    .returning('job_id')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** The jobs whose worker died in their last attempt, at most 100. */
export async function findSpent(sql: Sql, boot: BootTime): Promise<JobRow[]> {
  return sql
    .selectFrom('job')
    .selectAll()
    .where('state', '=', 'running')
    .where(leaseTime(sql, boot).expired)
    .whereRef('attempt', '>=', 'max_attempts')
    .orderBy('job_id')
    .limit(BURIED_AT_ONCE)
    .execute();
}

/** Gives up a job whose worker died; false, and nothing changed, when its worker lives after all or another was faster. */
export async function burySpent(
  sql: Sql,
  job: FencedJob,
  dead: { nowMs: number; boot: BootTime },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('job')
    .set({
      state: 'dead',
      finished_at: dead.nowMs,
      last_error: diedSilently,
      lease_until: null,
      lease_owner: null,
    })
    .where('job_id', '=', job.jobId)
    .where('fence', '=', job.fence)
    .where('state', '=', 'running')
    .where(leaseTime(sql, dead.boot).expired)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Sets how often a job of this kind is made; a schedule that is there already keeps its next run. */
export async function upsertSchedule(sql: Sql, row: Tables['schedule']): Promise<void> {
  await sql
    .insertInto('schedule')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'company_id']).doUpdateSet({ every_ms: row.every_ms }),
    )
    .execute();
}

/** Schedules whose time has come, or whose next run lies further ahead than one interval (the clock was set back). */
export async function dueSchedules(sql: Sql, nowMs: number): Promise<Tables['schedule'][]> {
  return sql
    .selectFrom('schedule')
    .selectAll()
    .where(raw<SqlBool>`(next_run_at <= ${nowMs} or next_run_at > ${nowMs} + every_ms)`)
    .execute();
}

/** Moves a schedule to its next run; false when another worker has done so. A missed run happens once. */
export async function winSchedule(sql: Sql, row: Tables['schedule'], nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('schedule')
    .set({ next_run_at: nowMs + row.every_ms })
    .where('kind', '=', row.kind)
    .where('company_id', '=', row.company_id)
    .where('next_run_at', '=', row.next_run_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes at most 500 jobs of a state that ended before `beforeMs`; returns how many. */
export async function pruneJobs(
  sql: Sql,
  state: 'done' | 'dead' | 'cancelled',
  beforeMs: number,
): Promise<number> {
  const old = sql
    .selectFrom('job')
    .select('job_id')
    .where('state', '=', state)
    .where('finished_at', '<', beforeMs)
    .limit(PRUNED_AT_ONCE);
  const { numDeletedRows } = await sql.deleteFrom('job').where('job_id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
