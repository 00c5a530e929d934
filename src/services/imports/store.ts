import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** The mapping stored for files of a name, as JSON; `undefined` when there is none. */
export async function findMapping(ctx: Context, fileName: string): Promise<string | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('import_mapping')
      .select('mapping')
      .where('company_id', '=', ctx.companyId)
      .where('file_name', '=', fileName)
      .executeTakeFirst(),
  );
  return row?.mapping;
}

/** Stores the mapping of files of a name, replacing the one before. */
export async function putMapping(ctx: Context, fileName: string, mapping: string): Promise<void> {
  const values = { mapping, updated_at: ctx.clock.nowMs() };
  await inWriteScope(ctx, (sql) =>
    sql
      .insertInto('import_mapping')
      .values({ company_id: ctx.companyId, file_name: fileName, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'file_name']).doUpdateSet(values))
      .execute(),
  );
}
