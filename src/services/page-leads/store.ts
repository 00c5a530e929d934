import type { Context } from '../context.ts';
import { inScope } from '../transaction.ts';

/** Where a page of any source leads that is another's address; `undefined` when none does. */
export async function findLead(ctx: Context, urlKey: string): Promise<string | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_page')
      .select('leads_to')
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .where('leads_to', 'is not', null)
      .orderBy('source_id')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.leads_to ?? undefined;
}
