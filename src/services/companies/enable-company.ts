import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { changeCompany } from './change-company.ts';

/** Lets the context's company use the API; true when it could not before. */
export async function enableCompany(ctx: Context): Promise<boolean> {
  let switched = false;
  await changeCompany(ctx, async (tx, company) => {
    switched = !company.accessEnabled;
    if (switched) await recordAudit(tx, 'company.enabled', ctx.companyId);
    return { ...company, accessEnabled: true };
  });
  return switched;
}
