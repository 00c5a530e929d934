import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { readStoredObject } from '../validation/stored-object.ts';
import type { AuditEntry } from './list-audit.ts';

/** Adds one line to the company's audit log. */
export async function insertAudit(tx: Context, row: Omit<Tables['audit'], 'company_id'>): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('audit')
      .values({ ...row, company_id: tx.companyId })
      .execute(),
  );
}

/** Lines of the company's audit log, newest first; ids ascend with time. */
export async function selectAudit(
  ctx: Context,
  filter: { before: string | undefined; action: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('audit')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('audit_id', 'desc')
      .limit(filter.limit);
    if (filter.before !== undefined) query = query.where('audit_id', '<', filter.before);
    if (filter.action !== undefined) query = query.where('action', '=', filter.action);
    return query.execute();
  });
  return rows.map((row) => ({
    auditId: row.audit_id,
    actor: row.actor,
    action: row.action,
    target: row.target,
    details: readStoredObject({ log: ctx.log, column: 'audit.details', id: row.audit_id }, row.details) ?? {},
    createdAtMs: row.created_at,
  }));
}
