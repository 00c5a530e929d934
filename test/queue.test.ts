import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { systemIds as ids } from '../src/platform/ids/ids.ts';
import { systemBootTime } from '../src/platform/queue/boot-time.ts';
import { createQueue } from '../src/platform/queue/create-queue.ts';
import type { JobKind } from '../src/platform/queue/job-kind.ts';
import { LeaseLostError } from '../src/platform/queue/lease-lost.ts';
import type { ClaimedJob, NewJob } from '../src/platform/queue/queue.ts';
import { startWorker, type Worker, type WorkerOptions } from '../src/platform/queue/start-worker.ts';
import { forEachStore, silentLog as log } from './support/engines.ts';

const workerProgram = fileURLToPath(new URL('support/queue-worker-process.ts', import.meta.url));
const DAY_MS = 86_400_000;

forEachStore((engine, store) => {
  let offsetMs = 0;
  const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + offsetMs };
  const queue = createQueue({ clock, ids });
  let workers: Worker[] = [];

  beforeEach(async () => {
    offsetMs = 0;
    await store.db.write(null, (sql) => sql.deleteFrom('job').execute());
    await store.db.write(null, (sql) => sql.deleteFrom('schedule').execute());
  });

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  });

  function work(handlers: Record<string, JobKind>, options: Partial<WorkerOptions> = {}): Worker {
    const timing = { pollMs: 20, stopGraceMs: 500, ...options.timing };
    const worker = startWorker({ db: store.db, queue, clock, ids, log, handlers, ...options, timing });
    workers.push(worker);
    return worker;
  }

  const add = (job: Partial<NewJob> = {}) =>
    store.db.write(null, (sql) => queue.add(sql, { kind: 'k', companyId: null, payload: {}, ...job }));

  const jobs = () =>
    store.db.read(null, (sql) => sql.selectFrom('job').selectAll().orderBy('job_id').execute());

  const job = async (jobId: string) => (await jobs()).find(({ job_id }) => job_id === jobId)!;

  async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await condition())) await sleep(10);
  }

  const untilAll = (state: string) => until(async () => (await jobs()).every((row) => row.state === state));

  async function makeOverdue(jobId: string): Promise<void> {
    await store.db.write(null, (sql) =>
      sql.updateTable('job').set({ lease_until: 1 }).where('job_id', '=', jobId).execute(),
    );
  }

  describe('adding', () => {
    test('in a transaction that is undone leaves no job', async () => {
      const failing = store.db.write(null, async (sql) => {
        await queue.add(sql, { kind: 'k', companyId: null, payload: {} });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await jobs()).toEqual([]);
    });

    test('a thousand times at once with one key makes one job', async () => {
      const added = await Promise.all(Array.from({ length: 1_000 }, () => add({ dedupeKey: 'page' })));
      expect(added.filter(({ created }) => created)).toHaveLength(1);
      expect(new Set(added.map(({ jobId }) => jobId)).size).toBe(1);
      expect(await jobs()).toHaveLength(1);
    });

    test('with the same key of another kind, or after the first is done, makes another', async () => {
      const first = await add({ dedupeKey: 'page' });
      expect((await add({ dedupeKey: 'page', kind: 'other' })).created).toBe(true);
      work({ k: { concurrency: 1, handler: async () => {} } });
      await until(async () => (await job(first.jobId)).state === 'done');
      expect(await add({ dedupeKey: 'page' })).toMatchObject({ created: true });
    });

    test('without a key makes as many jobs as adds', async () => {
      await Promise.all([add(), add(), add()]);
      expect(await jobs()).toHaveLength(3);
    });
  });

  describe('a job', () => {
    test('reaches its handler whole and is done when the handler returns', async () => {
      const companyId = await store.newCompany();
      const payload = { url: 'https://shop.example/ä', nested: [1, null, '灯'] };
      const seen: ClaimedJob[] = [];
      work({ k: { concurrency: 1, handler: async (claimed) => void seen.push(claimed) } });
      const { jobId } = await add({ companyId, payload, maxAttempts: 5 });
      await untilAll('done');
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({
        jobId,
        companyId,
        kind: 'k',
        payload,
        attempt: 1,
        maxAttempts: 5,
        fence: 1,
      });
      expect(await job(jobId)).toMatchObject({ lease_until: null, lease_owner: null, last_error: null });
    });

    test('is completed in the transaction of its effect', async () => {
      const companyId = await store.newCompany();
      work({
        k: {
          concurrency: 1,
          handler: (claimed) =>
            store.db.write(companyId, async (sql) => {
              await sql
                .updateTable('company')
                .set({ name: 'renamed' })
                .where('company_id', '=', companyId)
                .execute();
              await queue.complete(sql, claimed);
            }),
        },
      });
      await add({ companyId });
      await untilAll('done');
      const { name } = await store.db.read(companyId, (sql) =>
        sql
          .selectFrom('company')
          .select('name')
          .where('company_id', '=', companyId)
          .executeTakeFirstOrThrow(),
      );
      expect(name).toBe('renamed');
    });

    test('waits until its time', async () => {
      const ran: string[] = [];
      work({ k: { concurrency: 1, handler: async (claimed) => void ran.push(claimed.jobId) } });
      const later = await add({ runAtMs: clock.nowMs() + DAY_MS });
      const now = await add();
      await until(() => ran.length === 1);
      expect(ran).toEqual([now.jobId]);
      offsetMs = DAY_MS + 1_000;
      await until(() => ran.length === 2);
      expect(ran[1]).toBe(later.jobId);
    });

    test('runs although the clock was set back a day after it was added', async () => {
      offsetMs = DAY_MS;
      await add();
      offsetMs = 0;
      work({ k: { concurrency: 1, handler: async () => {} } });
      await untilAll('done');
      expect(await jobs()).toHaveLength(1);
    });

    test('that throws is tried again after a growing wait, and is dead after its last attempt', async () => {
      let attempts = 0;
      work({
        k: {
          concurrency: 1,
          handler: async () => {
            attempts++;
            throw new Error('the page is gone');
          },
        },
      });
      const { jobId } = await add();
      for (const expected of [1, 2]) {
        await until(
          async () => (await job(jobId)).attempt === expected && (await job(jobId)).state === 'queued',
        );
        const row = await job(jobId);
        expect(row.last_error).toBe('Error: the page is gone');
        const waitMs = row.run_at - clock.nowMs();
        expect(waitMs).toBeGreaterThan(1_000 * 2 ** expected * 0.5);
        expect(waitMs).toBeLessThanOrEqual(1_000 * 2 ** expected * 1.25);
        offsetMs += 10_000;
      }
      await until(async () => (await job(jobId)).state === 'dead');
      expect(attempts).toBe(3);
      expect(await job(jobId)).toMatchObject({
        attempt: 3,
        last_error: 'Error: the page is gone',
        lease_until: null,
      });
      expect((await add({ dedupeKey: 'k' })).created).toBe(true);
    });

    test('waits as long as the outside asked', async () => {
      const error = new AppError('unavailable', 'busy', { members: { retry_after_seconds: 600 } });
      work({ k: { concurrency: 1, handler: () => Promise.reject(error) } });
      const { jobId } = await add();
      await until(async () => (await job(jobId)).last_error !== null);
      expect((await job(jobId)).run_at - clock.nowMs()).toBeGreaterThan(590_000);
    });

    test('that takes too long is told to stop and counts as failed', async () => {
      let reason: unknown;
      work({
        k: {
          concurrency: 1,
          timeoutMs: 50,
          handler: async (claimed) => {
            await once(claimed.signal, 'abort');
            reason = claimed.signal.reason;
            await new Promise(() => undefined);
          },
        },
      });
      const { jobId } = await add({ maxAttempts: 1 });
      await until(async () => (await job(jobId)).state === 'dead');
      expect((await job(jobId)).last_error).toMatch(/took longer than 50 ms/);
      expect(String(reason)).toMatch(/took longer/);
    });
  });

  describe('turns', () => {
    test('companies take turns, whoever filled the queue first', async () => {
      const [first, second] = [await store.newCompany(), await store.newCompany()];
      for (let i = 0; i < 10; i++) await add({ companyId: first });
      for (let i = 0; i < 2; i++) await add({ companyId: second });
      await add({ companyId: null });
      const order: (string | null)[] = [];
      work({ k: { concurrency: 1, handler: async (claimed) => void order.push(claimed.companyId) } });
      await untilAll('done');
      expect(order).toHaveLength(13);
      expect(order.slice(0, 6).filter((companyId) => companyId === second)).toHaveLength(2);
      expect(order.slice(0, 3)).toContain(null);
    });

    test('within a company the more urgent goes first, then the older', async () => {
      const companyId = await store.newCompany();
      const order: unknown[] = [];
      for (const [name, priority] of [
        ['a', 0],
        ['b', 5],
        ['c', 0],
        ['d', 5],
      ] as const)
        await add({ companyId, priority, payload: { name }, runAtMs: clock.nowMs() });
      await sleep(5);
      work({ k: { concurrency: 1, handler: async (claimed) => void order.push(claimed.payload['name']) } });
      await untilAll('done');
      expect(order.slice(0, 2).sort()).toEqual(['b', 'd']);
      expect(order.slice(2).sort()).toEqual(['a', 'c']);
    });

    test('no more of a kind run at once than its cap, and another kind is not held up', async () => {
      let [now, most] = [0, 0];
      const slow = async () => {
        most = Math.max(most, ++now);
        await sleep(30);
        now--;
      };
      let quick = 0;
      work({
        k: { concurrency: 2, handler: slow },
        quick: { concurrency: 1, handler: async () => void quick++ },
      });
      await Promise.all(Array.from({ length: 8 }, () => add()));
      await add({ kind: 'quick' });
      await untilAll('done');
      expect(most).toBe(2);
      expect(quick).toBe(1);
    });

    test('several workers run each job once', async () => {
      const ran: string[] = [];
      const kind = { concurrency: 4, handler: async (claimed: ClaimedJob) => void ran.push(claimed.jobId) };
      const others = [await store.open(), await store.open()];
      for (const db of [store.db, ...others]) work({ k: kind }, { db });
      await Promise.all(Array.from({ length: 60 }, () => add()));
      await untilAll('done');
      expect(ran).toHaveLength(60);
      expect(new Set(ran).size).toBe(60);
      await Promise.all(workers.map((worker) => worker.stop()));
      for (const db of others) await db.close();
    });
  });

  describe('a lease', () => {
    test('that ran out gives the job to another, and the first can no longer complete it', async () => {
      const companyId = await store.newCompany();
      const blocked = Promise.withResolvers<void>();
      const refused = Promise.withResolvers<unknown>();
      work({
        k: {
          concurrency: 1,
          handler: async (claimed) => {
            if (claimed.attempt > 1) return;
            await blocked.promise;
            const late = store.db.write(companyId, async (sql) => {
              await sql
                .updateTable('company')
                .set({ name: 'late' })
                .where('company_id', '=', companyId)
                .execute();
              await queue.complete(sql, claimed);
            });
            refused.resolve(await late.catch((error: unknown) => error));
            await late;
          },
        },
      });
      const { jobId } = await add({ companyId });
      await until(async () => (await job(jobId)).state === 'running');
      await makeOverdue(jobId);
      const second = work({ k: { concurrency: 1, handler: async () => {} } });
      await until(async () => (await job(jobId)).state === 'done');
      blocked.resolve();
      expect(await refused.promise).toBeInstanceOf(LeaseLostError);
      const { name } = await store.db.read(companyId, (sql) =>
        sql
          .selectFrom('company')
          .select('name')
          .where('company_id', '=', companyId)
          .executeTakeFirstOrThrow(),
      );
      expect(name).toBe(companyId);
      expect(await job(jobId)).toMatchObject({ state: 'done', attempt: 2, fence: 2, last_error: null });
      await second.stop();
    });

    test('is renewed while the job runs, and its loss aborts the signal', async () => {
      const done = Promise.withResolvers<void>();
      const aborted = Promise.withResolvers<unknown>();
      const timing = { leaseMs: 30_000, renewMs: 50 };
      work(
        {
          k: {
            concurrency: 1,
            handler: async (claimed) => {
              claimed.signal.addEventListener('abort', () => aborted.resolve(claimed.signal.reason));
              await done.promise;
            },
          },
        },
        { timing },
      );
      const { jobId } = await add();
      await until(async () => (await job(jobId)).state === 'running');
      const before = (await job(jobId)).lease_until!;
      await until(async () => (await job(jobId)).lease_until! > before);
      await store.db.write(null, (sql) =>
        sql.updateTable('job').set({ fence: 7 }).where('job_id', '=', jobId).execute(),
      );
      expect(await aborted.promise).toBeInstanceOf(LeaseLostError);
      done.resolve();
      await store.db.write(null, (sql) => sql.deleteFrom('job').execute());
    });

    test('of a job that always kills its worker ends with the job among the dead', async () => {
      const { jobId } = await add({ maxAttempts: 2 });
      const stuck = { concurrency: 1, handler: () => new Promise<void>(() => undefined) };
      work({ k: stuck });
      for (const fence of [1, 2]) {
        await until(async () => (await job(jobId)).fence === fence);
        await makeOverdue(jobId);
        if (fence === 1) work({ k: stuck });
      }
      await until(async () => (await job(jobId)).state === 'dead');
      expect((await job(jobId)).last_error).toMatch(/without a word/);
    });

    test('of a dead worker’s last attempt ends in one transaction with telling whoever waits', async () => {
      const ended: string[] = [];
      const stuck: JobKind = {
        concurrency: 1,
        handler: () => new Promise<void>(() => undefined),
        onDead: async (letter, bury) => {
          await store.db.write(null, async (sql) => {
            expect(await bury(sql)).toBe(true);
            expect(await bury(sql)).toBe(false);
          });
          ended.push(`${letter.kind} ${letter.payload['page']}`);
        },
      };
      const { jobId } = await add({ maxAttempts: 1, payload: { page: 'p' } });
      work({ k: stuck });
      await until(async () => (await job(jobId)).state === 'running');
      await makeOverdue(jobId);
      await until(async () => (await job(jobId)).state === 'dead');
      await until(() => ended.length > 0);
      expect(ended).toEqual(['k p']);
    });

    test('of a job that nobody can be told of ends all the same', async () => {
      const failing: JobKind = {
        concurrency: 1,
        handler: async () => {
          throw new Error('never');
        },
        onDead: async () => {
          throw new Error('nobody to tell');
        },
      };
      const { jobId } = await add({ maxAttempts: 1 });
      work({ k: failing });
      await until(async () => (await job(jobId)).state === 'dead');
      expect((await job(jobId)).last_error).toBe('Error: never');
    });

    test('that a job is taken back from keeps its place before the jobs that were added later', async () => {
      const { jobId: first } = await add();
      await store.db.write(null, (sql) =>
        sql
          .updateTable('job')
          .set({ state: 'running', attempt: 1, fence: 1, lease_until: 1 })
          .where('job_id', '=', first)
          .execute(),
      );
      // The others are due in a later millisecond: among those due in the same one the order is anybody's.
      const addedMs = systemClock.nowMs();
      while (systemClock.nowMs() === addedMs) await new Promise(setImmediate);
      for (let i = 0; i < 3; i++) await add();
      const order: string[] = [];
      work({ k: { concurrency: 1, handler: async (claimed) => void order.push(claimed.jobId) } });
      await untilAll('done');
      expect(order[0]).toBe(first);
    });

    test('that ends too far ahead was written under another clock and is void', async () => {
      const { jobId } = await add();
      const farAheadMs = (engine === 'sqlite' ? systemBootTime.nowMs() : systemClock.nowMs()) + DAY_MS;
      const lease_owner = `${systemBootTime.bootId}:gone`;
      await store.db.write(null, (sql) =>
        sql
          .updateTable('job')
          .set({ state: 'running', attempt: 1, fence: 1, lease_until: farAheadMs, lease_owner })
          .where('job_id', '=', jobId)
          .execute(),
      );
      work({ k: { concurrency: 1, handler: async () => {} } });
      await untilAll('done');
      expect((await job(jobId)).fence).toBe(2);
    });

    if (engine === 'sqlite')
      test('of an earlier holder of the folder’s lock is void for the present one, and for nobody else', async () => {
        const { jobId } = await add();
        const stuck = { concurrency: 1, handler: () => new Promise<void>(() => undefined) };
        work({ k: stuck }, { isSoleServer: true });
        await until(async () => (await job(jobId)).fence === 1);
        const others = work({ k: { concurrency: 1, handler: async () => {} } });
        const { jobId: quick } = await add();
        await until(async () => (await job(quick)).state === 'done');
        expect((await job(jobId)).fence).toBe(1);
        await others.stop();
        work({ k: { concurrency: 1, handler: async () => {} } }, { isSoleServer: true });
        await until(async () => (await job(jobId)).state === 'done');
        expect((await job(jobId)).fence).toBe(2);
      });

    if (engine === 'sqlite')
      test('of another boot of the machine is void', async () => {
        const { jobId } = await add();
        await store.db.write(null, (sql) =>
          sql
            .updateTable('job')
            .set({
              state: 'running',
              attempt: 1,
              fence: 1,
              lease_until: systemBootTime.nowMs() + 30_000,
              lease_owner: 'earlier-boot:gone',
            })
            .where('job_id', '=', jobId)
            .execute(),
        );
        work({ k: { concurrency: 1, handler: async () => {} } });
        await untilAll('done');
        expect((await job(jobId)).fence).toBe(2);
      });
  });

  describe('schedules', () => {
    const hourly = [{ kind: 'k', everyMs: 3_600_000 }];

    test('make one job per interval however many workers there are, and a missed run happens once', async () => {
      let ran = 0;
      const handlers = { k: { concurrency: 1, handler: async () => void ran++ } };
      work(handlers, { schedules: hourly });
      work(handlers, { schedules: hourly });
      await until(() => ran === 1);
      offsetMs = 10 * 3_600_000 + 1_000;
      await until(() => ran === 2);
      await sleep(100);
      expect(ran).toBe(2);
      expect(await jobs()).toHaveLength(2);
    });

    test('go on after the clock was set back', async () => {
      let ran = 0;
      offsetMs = 10 * DAY_MS;
      work({ k: { concurrency: 1, handler: async () => void ran++ } }, { schedules: hourly });
      await until(() => ran === 1);
      offsetMs = 0;
      await until(() => ran === 2);
    });

    test('of a company carry its id', async () => {
      const companyId = await store.newCompany();
      const seen: (string | null)[] = [];
      work(
        { k: { concurrency: 1, handler: async (claimed) => void seen.push(claimed.companyId) } },
        { schedules: [{ kind: 'k', everyMs: 3_600_000, companyId }] },
      );
      await until(() => seen.length === 1);
      expect(seen).toEqual([companyId]);
    });
  });

  describe('stopping', () => {
    test('gives back what runs without counting the attempt, and claims no more', async () => {
      const started = Promise.withResolvers<void>();
      const worker = work({
        k: {
          concurrency: 1,
          handler: async (claimed) => {
            started.resolve();
            await once(claimed.signal, 'abort');
            claimed.signal.throwIfAborted();
          },
        },
      });
      const { jobId } = await add();
      await started.promise;
      await add();
      await worker.stop();
      expect(await job(jobId)).toMatchObject({ state: 'queued', attempt: 0, lease_until: null });
      expect((await jobs()).map(({ state }) => state)).toEqual(['queued', 'queued']);
    });

    test('takes the job back from a handler that does not listen, whose result then changes nothing', async () => {
      const go = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<unknown>();
      const abort = new AbortController();
      const worker = work(
        {
          k: {
            concurrency: 1,
            handler: async (claimed) => {
              await go.promise;
              const late = store.db.write(null, (sql) => queue.complete(sql, claimed));
              ended.resolve(await late.catch((error: unknown) => error));
            },
          },
        },
        { signal: abort.signal, timing: { stopGraceMs: 50 } },
      );
      const { jobId } = await add();
      await until(async () => (await job(jobId)).state === 'running');
      abort.abort();
      await worker.stop();
      expect(await job(jobId)).toMatchObject({ state: 'queued', attempt: 0 });
      go.resolve();
      expect(await ended.promise).toBeInstanceOf(LeaseLostError);
    });

    test('lets a job that ends in time end', async () => {
      const started = Promise.withResolvers<void>();
      const worker = work({
        k: {
          concurrency: 1,
          handler: async () => {
            started.resolve();
            await sleep(50);
          },
        },
      });
      const { jobId } = await add();
      await started.promise;
      await worker.stop();
      expect(await job(jobId)).toMatchObject({ state: 'done' });
    });
  });

  test('finished jobs are deleted after 7 days, dead ones after 30', async () => {
    const ids8 = await Promise.all(['done', 'dead', 'cancelled', 'done'].map(() => add()));
    const states = ['done', 'dead', 'cancelled', 'done'] as const;
    for (const [i, { jobId }] of ids8.entries())
      await store.db.write(null, (sql) =>
        sql
          .updateTable('job')
          .set({ state: states[i]!, finished_at: clock.nowMs() - (i === 3 ? 6 : 8) * DAY_MS })
          .where('job_id', '=', jobId)
          .execute(),
      );
    const first = work({});
    await until(async () => (await jobs()).length === 2);
    expect((await jobs()).map(({ state }) => state).sort()).toEqual(['dead', 'done']);
    await first.stop();
    offsetMs = 31 * DAY_MS;
    work({});
    await until(async () => (await jobs()).length === 0);
  });

  test('a worker killed again and again loses nothing and repeats nothing that was committed', async () => {
    const companyId = await store.newCompany();
    await Promise.all(Array.from({ length: 60 }, () => add({ kind: 'effect', companyId, maxAttempts: 50 })));
    for (let round = 0; (await jobs()).some(({ state }) => state !== 'done'); round++) {
      expect(round).toBeLessThan(40);
      const child = spawn(process.execPath, [workerProgram, JSON.stringify(store.address)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(child, 'exit');
      let dots = 0;
      child.stdout.on('data', (chunk: Buffer) => (dots += chunk.toString().split('.').length - 1));
      await until(
        async () => dots > 8 + (round % 3) || (await jobs()).every(({ state }) => state === 'done'),
      );
      child.kill('SIGKILL');
      await exited;
    }
    const effects = await store.db.read(companyId, (sql) =>
      sql.selectFrom('snapshot').select('source_id').where('company_id', '=', companyId).execute(),
    );
    const all = (await jobs()).map(({ job_id }) => job_id);
    expect(effects.map(({ source_id }) => source_id).sort()).toEqual(all.sort());
  }, 60_000);
});
