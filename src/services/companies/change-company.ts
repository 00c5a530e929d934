import type { Context } from '../context.ts';
import { onCommitted, withTransaction } from '../transaction.ts';
import type { Company } from './company.ts';
import { recentCompanies } from './recent-companies.ts';
import { lockOwnCompany, updateCompany } from './store.ts';

/**
 * Reads, changes and stores the context's company in one transaction, then drops this node's copy and tells the others.
 *
 * `change` also writes what belongs to the change (audit). It returns the company as it is to be stored.
 */
export async function changeCompany(
  ctx: Context,
  change: (tx: Context, company: Company) => Promise<Company>,
): Promise<Company> {
  const changed = await withTransaction(ctx, async (tx) => {
    const company = await lockOwnCompany(tx);
    if (!company) throw new Error(`Company ${ctx.companyId} is gone.`);
    const next = await change(tx, company);
    await updateCompany(tx, next);
    onCommitted(tx, () => recentCompanies(ctx).forget(ctx.companyId));
    return next;
  });
  await ctx.db.announce(ctx.companyId, changed.changeSeq);
  return changed;
}
