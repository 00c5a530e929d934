import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../context.ts';
import { inWriteScope } from '../../transaction.ts';

/** Adds change rows of the company; at most 4,000 at a time (bound values per statement). */
export async function insertChanges(
  tx: Context,
  rows: readonly Omit<Tables['change'], 'company_id'>[],
): Promise<void> {
  const values = rows.map((row) => ({ ...row, company_id: tx.companyId }));
  await inWriteScope(tx, (sql) => sql.insertInto('change').values(values).execute());
}
