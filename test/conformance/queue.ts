import type { Sql } from '../../src/platform/database/database.ts';
import type { BootTime } from '../../src/platform/queue/boot-time.ts';
import * as queueStore from '../../src/platform/queue/store.ts';
import { conformance } from '../support/conformance.ts';

const boot: BootTime = { bootId: 'this-boot', nowMs: () => 5_000_000 };

const job = (jobId: string, values: Partial<queueStore.JobRow> = {}): queueStore.JobRow => ({
  job_id: jobId,
  company_id: null,
  kind: 'k',
  dedupe_key: null,
  payload: '{"text":"ä 灯"}',
  priority: 0,
  run_at: 100,
  state: 'queued',
  attempt: 0,
  max_attempts: 3,
  lease_until: null,
  lease_owner: null,
  fence: 0,
  progress: null,
  last_error: null,
  created_at: 100,
  finished_at: null,
  ...values,
});

const claim = (kind: string) => ({
  kind,
  nowMs: 200,
  owner: queueStore.leaseOwner(boot, 'w'),
  leaseMs: 30_000,
  boot,
});

/** Lease ends are on two different clocks by design; whether there is one is what must agree. */
const withoutLease = (row: queueStore.JobRow | undefined) =>
  row && { ...row, lease_until: row.lease_until === null ? null : 'set' };

/** Jobs of dead workers: with attempts left (x1), with none (x2), under another clock (x3); and one that waits (x4). */
async function abandon(sql: Sql, kind: string): Promise<void> {
  await sql.deleteFrom('job').execute();
  const running = { kind, state: 'running', lease_until: 1, lease_owner: 'this-boot:w', fence: 1 } as const;
  await queueStore.insertJob(sql, job('x1', { ...running, attempt: 1 }));
  await queueStore.insertJob(sql, job('x2', { ...running, attempt: 3 }));
  await queueStore.insertJob(sql, job('x3', { ...running, attempt: 2, lease_until: 9_000_000_000_000_000 }));
  await queueStore.insertJob(sql, job('x4', { kind }));
}

const jobsOf = (sql: Sql, kind: string) =>
  sql.selectFrom('job').selectAll().where('kind', '=', kind).orderBy('job_id').execute();

export default conformance(queueStore, {
  leaseTime: ({ store, db }) =>
    db.read(null, async (sql) => {
      const { expired } = store.leaseTime(sql, boot);
      return sql.selectFrom('job').select('job_id').where(expired).where('kind', '=', 'nothing').execute();
    }),
  leaseOwner: async ({ store }) => store.leaseOwner(boot, 'worker'),
  insertJob: ({ store, db }) =>
    db.write(null, async (sql) => [
      await store.insertJob(sql, job('i1', { kind: 'insert', dedupe_key: 'a' })),
      await store.insertJob(sql, job('i2', { kind: 'insert', dedupe_key: 'a' })),
      await store.insertJob(sql, job('i3', { kind: 'insert', dedupe_key: 'A' })),
      await store.insertJob(sql, job('i4', { kind: 'insert' })),
      await store.insertJob(sql, job('i5', { kind: 'insert', dedupe_key: 'b', state: 'done' })),
      await store.insertJob(sql, job('i6', { kind: 'insert', dedupe_key: 'b' })),
      await sql.selectFrom('job').selectAll().where('kind', '=', 'insert').orderBy('job_id').execute(),
    ]),
  claimNext: ({ store, db, ctx, other }) =>
    db.write(null, async (sql) => {
      const [a, b] = [other.companyId, ctx.companyId];
      for (const row of [
        job('c1', { company_id: b, priority: 0, run_at: 90 }),
        job('c2', { company_id: b, priority: 9, run_at: 95 }),
        job('c3', { company_id: b, priority: 9, run_at: 92 }),
        job('c4', { company_id: a }),
        job('c5', { company_id: null }),
        job('c6', { company_id: a, run_at: 201, priority: 99 }),
        job('c7', { company_id: a, run_at: 900_000_000, created_at: 900_000_000, priority: -1 }),
        job('c8', { company_id: a, run_at: 900_000_000, created_at: 10, attempt: 1, priority: -2 }),
      ])
        await store.insertJob(sql, { ...row, kind: 'claim' });
      const turns: queueStore.Turn[] = [
        { after: '' },
        { after: a },
        'none',
        { upTo: a },
        { after: a },
        { after: '' },
      ];
      const seen: unknown[] = [];
      for (const turn of [...turns, ...turns])
        seen.push(withoutLease(await store.claimNext(sql, turn, claim('claim'))));
      return seen;
    }),
  renewLease: ({ store, db }) =>
    db.write(null, async (sql) => {
      await store.insertJob(sql, job('r1', { kind: 'renew' }));
      await store.claimNext(sql, 'none', claim('renew'));
      return [
        await store.renewLease(sql, { jobId: 'r1', fence: 1 }, 1_000, boot),
        await store.renewLease(sql, { jobId: 'r1', fence: 2 }, 1_000, boot),
        await store.renewLease(sql, { jobId: 'nobody', fence: 1 }, 1_000, boot),
      ];
    }),
  settle: ({ store, db }) =>
    db.write(null, async (sql) => {
      await store.insertJob(sql, job('s1', { kind: 'settle' }));
      await store.claimNext(sql, 'none', claim('settle'));
      const done = { state: 'done', finished_at: 7 } as const;
      return [
        await store.settle(sql, { jobId: 's1', fence: 0 }, done),
        await store.settle(sql, { jobId: 's1', fence: 1 }, done),
        await store.settle(sql, { jobId: 's1', fence: 1 }, done),
        await sql.selectFrom('job').selectAll().where('job_id', '=', 's1').execute(),
      ];
    }),
  isCompleted: ({ store, db }) =>
    db.write(null, async (sql) => {
      await store.insertJob(sql, job('d1', { state: 'done', fence: 4 }));
      return [
        await store.isCompleted(sql, { jobId: 'd1', fence: 4 }),
        await store.isCompleted(sql, { jobId: 'd1', fence: 3 }),
        await store.isCompleted(sql, { jobId: 'd2', fence: 4 }),
      ];
    }),
  lookForWork: ({ store, db }) =>
    db.write(null, async (sql) => {
      await sql.deleteFrom('job').execute();
      await sql.deleteFrom('schedule').execute();
      const look = (nowMs: number, anyClock = false) => store.lookForWork(sql, { nowMs, boot, anyClock });
      const seen = [await look(50)];
      await store.insertJob(sql, job('l1'));
      seen.push(await look(50), await look(100));
      await store.upsertSchedule(sql, { kind: 'l', company_id: '', every_ms: 1_000, next_run_at: 70 });
      seen.push(await look(70));
      await sql.deleteFrom('job').execute();
      await sql.deleteFrom('schedule').execute();
      await store.insertJob(sql, job('l2', { run_at: 900_000_000, created_at: 900_000_000 }));
      return [...seen, await look(100), await look(100, true)];
    }),
  reclaimExpired: ({ store, db }) =>
    db.write(null, async (sql) => {
      await abandon(sql, 'reclaim');
      const live = await store.claimNext(sql, 'none', claim('reclaim'));
      const ids = await store.reclaimExpired(sql, 90, boot);
      return [live?.job_id, ids.sort(), (await jobsOf(sql, 'reclaim')).map(withoutLease)];
    }),
  findSpent: ({ store, db }) =>
    db.write(null, async (sql) => {
      await abandon(sql, 'spent');
      await store.claimNext(sql, 'none', claim('spent'));
      return (await store.findSpent(sql, boot)).map(withoutLease);
    }),
  burySpent: ({ store, db }) =>
    db.write(null, async (sql) => {
      await abandon(sql, 'bury');
      const live = await store.claimNext(sql, 'none', claim('bury'));
      const bury = (jobId: string, fence: number) =>
        store.burySpent(sql, { jobId, fence }, { nowMs: 300, boot });
      return [
        await bury('x2', 2),
        await bury('x2', 1),
        await bury('x2', 1),
        await bury(live!.job_id, live!.fence),
        (await jobsOf(sql, 'bury')).map(withoutLease),
      ];
    }),
  upsertSchedule: ({ store, db, ctx }) =>
    db.write(null, async (sql) => {
      const row = { kind: 'hourly', company_id: ctx.companyId, every_ms: 1_000, next_run_at: 5 };
      await store.upsertSchedule(sql, row);
      await store.upsertSchedule(sql, { ...row, every_ms: 2_000, next_run_at: 9 });
      return sql.selectFrom('schedule').selectAll().where('kind', '=', 'hourly').execute();
    }),
  dueSchedules: ({ store, db }) =>
    db.write(null, async (sql) => {
      await sql.deleteFrom('schedule').execute();
      for (const [kind, next_run_at] of [
        ['a', 99],
        ['b', 100],
        ['c', 101],
        ['d', 1_100],
        ['e', 1_101],
      ] as const)
        await store.upsertSchedule(sql, { kind, company_id: '', every_ms: 1_000, next_run_at });
      return (await store.dueSchedules(sql, 100)).map(({ kind }) => kind).sort();
    }),
  winSchedule: ({ store, db }) =>
    db.write(null, async (sql) => {
      const row = { kind: 'win', company_id: '', every_ms: 1_000, next_run_at: 5 };
      await store.upsertSchedule(sql, row);
      return [
        await store.winSchedule(sql, row, 50),
        await store.winSchedule(sql, row, 50),
        await sql.selectFrom('schedule').selectAll().where('kind', '=', 'win').execute(),
      ];
    }),
  pruneJobs: ({ store, db }) =>
    db.write(null, async (sql) => {
      await store.insertJob(sql, job('p1', { kind: 'prune', state: 'done', finished_at: 10 }));
      await store.insertJob(sql, job('p2', { kind: 'prune', state: 'done', finished_at: 20 }));
      await store.insertJob(sql, job('p3', { kind: 'prune', state: 'dead', finished_at: 10 }));
      await store.insertJob(sql, job('p4', { kind: 'prune' }));
      return [
        await store.pruneJobs(sql, 'done', 20),
        await store.pruneJobs(sql, 'done', 20),
        await sql.selectFrom('job').select('job_id').where('kind', '=', 'prune').orderBy('job_id').execute(),
      ];
    }),
});
