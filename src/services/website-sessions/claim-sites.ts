import { listCompanies } from '../companies/list-companies.ts';
import type { BaseContext, Context } from '../context.ts';
import { companyContext } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { claimSite, hasSites, releaseOtherSites } from './store.ts';

/**
 * Makes exactly these sites the company's, in the transaction that stores its settings. A site id is public and names one
 * company only. Returns the ids that are another's.
 */
export async function claimSites(tx: Context, siteIds: readonly string[]): Promise<string[]> {
  await releaseOtherSites(tx, siteIds);
  const taken: string[] = [];
  for (const siteId of siteIds) if (!(await claimSite(tx, siteId))) taken.push(siteId);
  return taken;
}

/** Enters the sites of a store from before they could be found by their ids; one that two companies name stays the first's. */
export async function claimSitesOfOldStore(base: BaseContext): Promise<void> {
  if (await hasSites(base)) return;
  for (const { companyId, settings } of await listCompanies(base)) {
    const ctx = companyContext(
      base,
      companyId,
      { kind: 'operator' },
      base.ids.ulid('req', base.clock.nowMs()),
    );
    const siteIds = settings.website.sites.map(({ siteId }) => siteId);
    if (siteIds.length > 0) await withTransaction(ctx, (tx) => claimSites(tx, siteIds));
  }
}
