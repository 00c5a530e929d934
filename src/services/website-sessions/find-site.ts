import type { Company } from '../companies/company.ts';
import { readCompany } from '../companies/read-company.ts';
import type { BaseContext } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { companyOfSite } from '../sites/company-of-site.ts';

export type Site = Settings['website']['sites'][number];

/** A site by its public id with the company it belongs to, as its settings are now; `undefined` if there is none. */
export async function findSite(
  base: BaseContext,
  siteId: string,
): Promise<{ company: Company; site: Site } | undefined> {
  const companyId = await companyOfSite(base, siteId);
  const company = companyId === undefined ? undefined : await readCompany(base, companyId);
  const site = company?.settings.website.sites.find((one) => one.siteId === siteId);
  return company && site && { company, site };
}
