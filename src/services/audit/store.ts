import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inWriteScope } from '../transaction.ts';

/** Adds one line to the company's audit log. */
export async function insertAudit(tx: Context, row: Omit<Tables['audit'], 'company_id'>): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('audit')
      .values({ ...row, company_id: tx.companyId })
      .execute(),
  );
}
