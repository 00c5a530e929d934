import { expect } from 'vitest';
import * as operations from '../../src/services/operations/store.ts';
import { conformance } from '../support/conformance.ts';

export default conformance(operations, {
  plantRow: async ({ store, ctx }) => {
    await store.plantRow(ctx, ctx.companyId, 'planted-1');
    return store.seesRow(ctx, ctx.companyId, 'planted-1');
  },
  // What another company sees is where the engines differ on purpose: only PostgreSQL has a wall below the statement.
  seesRow: async ({ store, ctx, other, db }) => {
    await store.plantRow(ctx, ctx.companyId, 'planted-2');
    expect(await store.seesRow(ctx, other.companyId, 'planted-2')).toBe(db.engine === 'sqlite');
    return [
      await store.seesRow(ctx, ctx.companyId, 'planted-2'),
      await store.seesRow(ctx, ctx.companyId, 'none'),
    ];
  },
  removeRow: async ({ store, ctx, other }) => {
    await store.plantRow(ctx, ctx.companyId, 'planted-3');
    await store.removeRow(other, other.companyId, 'planted-3');
    const kept = await store.seesRow(ctx, ctx.companyId, 'planted-3');
    await store.removeRow(ctx, ctx.companyId, 'planted-3');
    return [kept, await store.seesRow(ctx, ctx.companyId, 'planted-3')];
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
});
