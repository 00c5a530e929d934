import type { BaseContext } from '../context.ts';
import type { Company } from './company.ts';
import { loadCompanies } from './store.ts';

/** Every company of this server, by id; for operators only. */
export async function listCompanies(base: BaseContext): Promise<Company[]> {
  return loadCompanies(base);
}
