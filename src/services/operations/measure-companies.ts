import type { BaseContext } from '../context.ts';
import { idAt } from '../request-log/id-at.ts';
import { companySize } from './store.ts';

/** How much a company holds, and its API requests of the last 7 days. */
export type CompanySize = { products: number; documents: number; requests: number };

const weekMs = 7 * 86_400_000;

/** Sizes by company; for operators only. */
export async function measureCompanies(
  base: BaseContext,
  companyIds: readonly string[],
): Promise<Map<string, CompanySize>> {
  const from = idAt('req', base.clock.nowMs() - weekMs);
  const sizes = new Map<string, CompanySize>();
  for (const companyId of companyIds) sizes.set(companyId, await companySize(base, companyId, from));
  return sizes;
}
