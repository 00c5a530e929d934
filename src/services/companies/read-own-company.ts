import type { Context } from '../context.ts';
import type { Company } from './company.ts';
import { readCompany } from './read-company.ts';
import { loadOwnCompany } from './store.ts';

/** The context's own company: inside a transaction as that transaction sees it, else as `readCompany` gives it. */
export async function readOwnCompany(ctx: Context): Promise<Company | undefined> {
  return ctx.sql ? loadOwnCompany(ctx) : readCompany(ctx, ctx.companyId);
}
