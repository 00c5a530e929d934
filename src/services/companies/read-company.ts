import type { BaseContext } from '../context.ts';
import type { Company } from './company.ts';
import { recentCompanies } from './recent-companies.ts';
import { loadCompany } from './store.ts';

/** The company of that id, at most 0.8 s old and never older than this node's last write to it; `undefined` if there is none. */
export async function readCompany(base: BaseContext, companyId: string): Promise<Company | undefined> {
  return recentCompanies(base).get(companyId, () => loadCompany(base, companyId));
}

/** What `readCompany` would give without reading anything, or `undefined`. */
export function knownCompany(base: BaseContext, companyId: string): Company | undefined {
  return recentCompanies(base).peek(companyId);
}
