import { expect } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import * as operations from '../../src/services/operations/store.ts';
import { conformance } from '../support/conformance.ts';

async function isThere(db: Database, companyId: string, auditId: string): Promise<boolean> {
  const row = await db.read(companyId, (sql) =>
    sql
      .selectFrom('audit')
      .select('audit_id')
      .where('company_id', '=', companyId)
      .where('audit_id', '=', auditId)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

export default conformance(operations, {
  plantRow: async ({ store, ctx, db }) => {
    await store.plantRow(ctx, ctx.companyId, 'planted-1');
    return isThere(db, ctx.companyId, 'planted-1');
  },
  removeRow: async ({ store, ctx, other, db }) => {
    await store.plantRow(ctx, ctx.companyId, 'planted-2');
    await store.removeRow(other, other.companyId, 'planted-2');
    const kept = await isThere(db, ctx.companyId, 'planted-2');
    await store.removeRow(ctx, ctx.companyId, 'planted-2');
    return [kept, await isThere(db, ctx.companyId, 'planted-2')];
  },
  jobHealth: async ({ store, ctx, queue, db }) => {
    await db.write(null, (sql) => sql.deleteFrom('job').execute());
    const empty = await store.jobHealth(ctx);
    await db.write(null, async (sql) => {
      for (const runAtMs of [1_700_000_000_000, 1_600_000_000_000])
        await queue.add(sql, { kind: 'health', companyId: null, payload: {}, runAtMs });
      const { jobId } = await queue.add(sql, { kind: 'health', companyId: null, payload: {} });
      await sql.updateTable('job').set({ state: 'dead' }).where('job_id', '=', jobId).execute();
    });
    return [empty, await store.jobHealth(ctx)];
  },
  latestStoredTime: async ({ store, ctx, db }) => {
    const setTo = (updatedAtMs: number) =>
      db.write(null, (sql) =>
        sql
          .updateTable('company')
          .set({ updated_at: updatedAtMs })
          .where('company_id', '=', ctx.companyId)
          .execute(),
      );
    const farMs = 9_000_000_000_000;
    await setTo(farMs);
    const latest = await store.latestStoredTime(ctx);
    await setTo(1);
    expect(await store.latestStoredTime(ctx)).toBeLessThan(farMs);
    return latest;
  },
  companySize: async ({ store, ctx, other }) => [
    await store.companySize(ctx, ctx.companyId, 'req_'),
    await store.companySize(ctx, other.companyId, 'req_'),
  ],
  selectFailedJobs: async ({ store, ctx, queue, db }) => {
    await db.write(null, (sql) => sql.deleteFrom('job').execute());
    await db.write(null, async (sql) => {
      const { jobId } = await queue.add(sql, { kind: 'failing', companyId: null, payload: {} });
      const dead = { state: 'dead', last_error: 'why', finished_at: 7 } as const;
      await sql.updateTable('job').set(dead).where('job_id', '=', jobId).execute();
      await queue.add(sql, { kind: 'waiting', companyId: null, payload: {} });
    });
    const { failed, queued, running } = await store.selectFailedJobs(ctx);
    return { failed: failed.map(({ kind, lastError }) => [kind, lastError]), queued, running };
  },
  requeueJob: async ({ store, ctx, queue, db }) => {
    await db.write(null, (sql) => sql.deleteFrom('job').execute());
    const ids = await db.write(null, async (sql) => {
      const job = { kind: 'twice', companyId: null, payload: {}, dedupeKey: 'one' };
      const first = await queue.add(sql, job);
      await sql.updateTable('job').set({ state: 'dead' }).where('job_id', '=', first.jobId).execute();
      const second = await queue.add(sql, job);
      await sql.updateTable('job').set({ state: 'done' }).where('job_id', '=', second.jobId).execute();
      return [first.jobId, second.jobId];
    });
    return [
      await store.requeueJob(ctx, ids[1]!, 9),
      await store.requeueJob(ctx, ids[0]!, 9),
      await store.requeueJob(ctx, ids[0]!, 9),
      (await store.selectFailedJobs(ctx)).queued,
    ];
  },
});
