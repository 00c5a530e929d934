import type { Settings } from './settings.ts';

/** A company's domains as host names; their subdomains are its own as well. */
export function companyHosts({ company }: Settings): string[] {
  return company.domains.map((domain) => domain.replace(/^\*\./u, '').replace(/:\d+$/u, ''));
}
