import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { changeCompany } from './change-company.ts';

/** Refuses every API call of the context's company from now on, on every node within a second; true when it was enabled. */
export async function disableCompany(ctx: Context): Promise<boolean> {
  let switched = false;
  await changeCompany(ctx, async (tx, company) => {
    switched = company.accessEnabled;
    if (switched) await recordAudit(tx, 'company.disabled', ctx.companyId);
    return { ...company, accessEnabled: false };
  });
  ctx.indexes.forget(ctx.companyId);
  return switched;
}
