import { cacheOfStore } from '../cache-of-store.ts';
import type { BaseContext } from '../context.ts';
import { selectCompanyOfSite } from './store.ts';

const recentSites = cacheOfStore<string>({ maxAgeMs: 800, maxEntries: 5_000 });

/** The id of the company that a site belongs to, as it was 0.8 s ago at most; `undefined` for a site that nobody has. */
export async function companyOfSite(base: BaseContext, siteId: string): Promise<string | undefined> {
  return recentSites(base).get(siteId, () => selectCompanyOfSite(base, siteId));
}
