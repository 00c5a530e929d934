import { listCompanies } from '../companies/list-companies.ts';
import type { BaseContext } from '../context.ts';
import { companyContext } from '../context.ts';
import { claimSites } from '../sites/claim-sites.ts';
import { hasSites } from '../sites/has-sites.ts';
import { withTransaction } from '../transaction.ts';

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
