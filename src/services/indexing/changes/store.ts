import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';

/** Adds change rows of the company; at most 4,000 at a time (bound values per statement). */
export async function insertChanges(
  tx: Context,
  rows: readonly Omit<Tables['change'], 'company_id'>[],
): Promise<void> {
  const values = rows.map((row) => ({ ...row, company_id: tx.companyId }));
  await inWriteScope(tx, (sql) => sql.insertInto('change').values(values).execute());
}

/** What has changed after that number, in order; at most `limit` rows. */
export async function selectChangesAfter(
  ctx: Context,
  changeSeq: number,
  limit: number,
): Promise<Pick<Tables['change'], 'change_seq' | 'kind' | 'entity_id'>[]> {
  return inScope(ctx, (sql) =>
    sql
      .selectFrom('change')
      .select(['change_seq', 'kind', 'entity_id'])
      .where('company_id', '=', ctx.companyId)
      .where('change_seq', '>', changeSeq)
      .orderBy('change_seq')
      .limit(limit)
      .execute(),
  );
}
