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
});
