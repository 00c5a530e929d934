import { isCompanyHost } from '../../engine/catalog/page-key.ts';
import type { BaseContext } from '../context.ts';
import { closestName } from './closest-name.ts';
import type { Company } from './company.ts';
import { loadCompanies } from './store.ts';

/** `matches` holds one company when the name is clear; `nearest` is what may have been meant when it is empty. */
export type FoundCompany = { matches: Company[]; nearest: string | undefined; total: number };

function isNamed(company: Company, text: string): boolean {
  return company.name.toLowerCase() === text.toLowerCase();
}

function hasDomain(company: Company, text: string): boolean {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  return url !== null && text.includes('.') && isCompanyHost(url, company.settings.company.domains);
}

/** Finds a company by id, else by name (without case), else by one of its domains or an address there; for operators only. */
export async function findCompany(base: BaseContext, text: string): Promise<FoundCompany> {
  const companies = await loadCompanies(base);
  const rules = [
    (company: Company) => company.companyId === text || company.companyId === `co_${text}`,
    (company: Company) => isNamed(company, text),
    (company: Company) => hasDomain(company, text),
  ];
  for (const rule of rules) {
    const matches = companies.filter(rule);
    if (matches.length > 0) return { matches, nearest: undefined, total: companies.length };
  }
  const names = companies.flatMap((company) => [
    company.companyId,
    company.name,
    ...company.settings.company.domains,
  ]);
  return { matches: [], nearest: closestName(text, names), total: companies.length };
}
