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
});
