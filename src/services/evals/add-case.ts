import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { insertCase, type StoredCase } from './cases/store.ts';
import { readSuite } from './read-suite.ts';

/** Keeps a case, spelled as in a suite file, for later runs. Throws `invalid_request` with every fault of it. */
export async function addCase(ctx: Context, body: Readonly<Record<string, unknown>>): Promise<StoredCase> {
  readSuite({ cases: [body] });
  const createdAtMs = ctx.clock.nowMs();
  const stored: StoredCase = { caseId: ctx.ids.ulid('case', createdAtMs), body, createdAtMs };
  await withTransaction(ctx, async (tx) => {
    await insertCase(tx, stored);
    await recordAudit(tx, 'eval_case.added', stored.caseId);
  });
  return stored;
}
