import type { Context } from '../context.ts';
import { claimSite, releaseOtherSites } from './store.ts';

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
