import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { removeCase } from './cases/store.ts';

/** Forgets a case. Throws `case_not_found`. */
export async function deleteCase(ctx: Context, caseId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await removeCase(tx, caseId))) throw new AppError('case_not_found', 'There is no such case.');
    await recordAudit(tx, 'eval_case.deleted', caseId);
  });
}
