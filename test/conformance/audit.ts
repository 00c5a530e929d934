import * as audit from '../../src/services/audit/store.ts';
import { conformance } from '../support/conformance.ts';

export default conformance(audit, {
  insertAudit: async ({ store, ctx, other, db }) => {
    const row = { actor: '{"kind":"operator"}', action: 'a.b', target: 'ü', details: '{}', created_at: 5 };
    await store.insertAudit(ctx, { ...row, audit_id: `${ctx.companyId}-1` });
    await store.insertAudit(other, { ...row, audit_id: `${other.companyId}-1` });
    return db.read(ctx.companyId, (sql) =>
      sql.selectFrom('audit').selectAll().where('company_id', '=', ctx.companyId).execute(),
    );
  },
  selectAudit: async ({ store, ctx, other }) => {
    const row = { actor: 'operator', target: 't', details: '{"a":1}', created_at: 5 };
    for (const [i, action] of ['a.b', 'a.c', 'a.b'].entries())
      await store.insertAudit(ctx, { ...row, action, audit_id: `${ctx.companyId}-${i}` });
    await store.insertAudit(other, { ...row, action: 'a.b', audit_id: `${other.companyId}-0` });
    return [
      await store.selectAudit(ctx, { before: undefined, action: undefined, limit: 9 }),
      await store.selectAudit(ctx, { before: `${ctx.companyId}-2`, action: 'a.b', limit: 9 }),
      await store.selectAudit(ctx, { before: undefined, action: undefined, limit: 1 }),
    ];
  },
});
