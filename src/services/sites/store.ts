import type { BaseContext, Context } from '../context.ts';
import { inWriteScope } from '../transaction.ts';

/** Whose site this is: asked before a company is known. */
export async function selectCompanyOfSite(base: BaseContext, siteId: string): Promise<string | undefined> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('website_site').select('company_id').where('site_id', '=', siteId).executeTakeFirst(),
  );
  return row?.company_id;
}

/** Whether any site is known by its id: false in a store from before there was a website surface. */
export async function anySite(base: BaseContext): Promise<boolean> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('website_site').select('site_id').limit(1).executeTakeFirst(),
  );
  return row !== undefined;
}

/** Notes that a site is the company's; false when it is another's. */
export async function claimSite(tx: Context, siteId: string): Promise<boolean> {
  return inWriteScope(tx, async (sql) => {
    await sql
      .insertInto('website_site')
      .values({ site_id: siteId, company_id: tx.companyId })
      .onConflict((conflict) => conflict.column('site_id').doNothing())
      .execute();
    const row = await sql
      .selectFrom('website_site')
      .select('company_id')
      .where('site_id', '=', siteId)
      .executeTakeFirst();
    return row?.company_id === tx.companyId;
  });
}

/** Gives up the company's sites that are none any more. */
export async function releaseOtherSites(tx: Context, keptIds: readonly string[]): Promise<void> {
  await inWriteScope(tx, (sql) => {
    const mine = sql.deleteFrom('website_site').where('company_id', '=', tx.companyId);
    return (keptIds.length > 0 ? mine.where('site_id', 'not in', keptIds) : mine).execute();
  });
}
