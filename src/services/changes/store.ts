import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope, type RowScope } from '../transaction.ts';

/** Adds change rows of the company; at most 4,000 at a time (bound values per statement). */
export async function insertChanges(
  tx: Context,
  rows: readonly Omit<Tables['change'], 'company_id'>[],
): Promise<void> {
  const values = rows.map((row) => ({ ...row, company_id: tx.companyId }));
  await inWriteScope(tx, (sql) => sql.insertInto('change').values(values).execute());
}

/** A change as its followers read it. */
export type ChangeRow = Pick<Tables['change'], 'change_seq' | 'kind' | 'entity_id' | 'locale'>;

/** The company's changes after a number, in order, `limit` at most. */
export async function changesAfter(scope: RowScope, changeSeq: number, limit: number): Promise<ChangeRow[]> {
  return inScope(scope, (sql) =>
    sql
      .selectFrom('change')
      .select(['change_seq', 'kind', 'entity_id', 'locale'])
      .where('company_id', '=', scope.companyId)
      .where('change_seq', '>', changeSeq)
      .orderBy('change_seq')
      .limit(limit)
      .execute(),
  );
}

/**
 * Deletes the oldest changes of the company that were made before `beforeMs`, at most `limit` rows, and returns how many.
 *
 * The newest change is always kept, whatever its age: by it a follower that is behind sees that rows are missing.
 */
export async function deleteChangesBefore(ctx: Context, beforeMs: number, limit: number): Promise<number> {
  return inWriteScope(ctx, async (sql) => {
    const oldest = await sql
      .selectFrom('change')
      .select(['change_seq', 'created_at'])
      .where('company_id', '=', ctx.companyId)
      .orderBy('change_seq')
      .limit(limit + 1)
      .execute();
    const young = oldest.findIndex(({ created_at }) => created_at >= beforeMs);
    const deleted = young < 0 ? oldest.length - 1 : Math.min(young, oldest.length - 1);
    const last = oldest[deleted - 1];
    if (!last) return 0;
    await sql
      .deleteFrom('change')
      .where('company_id', '=', ctx.companyId)
      .where('change_seq', '<=', last.change_seq)
      .execute();
    return deleted;
  });
}
