import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { insertCase, loadCases, removeCase, type StoredCase } from './cases/store.ts';
import { readSuite } from './read-suite.ts';

/**
 * Keeps a case, spelled as in a suite file, for later runs, in the place of one with its name: a suite knows its cases by
 * their names. Throws `invalid_request` with every fault of it.
 */
export async function addCase(ctx: Context, body: Readonly<Record<string, unknown>>): Promise<StoredCase> {
  readSuite({ cases: [body] });
  const createdAtMs = ctx.clock.nowMs();
  const stored: StoredCase = { caseId: ctx.ids.ulid('case', createdAtMs), body, createdAtMs };
  await withTransaction(ctx, async (tx) => {
    for (const former of await loadCases(tx))
      if (nameOf(former.body) === nameOf(body)) await removeCase(tx, former.caseId);
    await insertCase(tx, stored);
    await recordAudit(tx, 'eval_case.added', stored.caseId);
  });
  return stored;
}

/** What a case is called in its suite: by its question, where it has no name. */
function nameOf(body: Readonly<Record<string, unknown>>): unknown {
  return body['name'] ?? body['ask'] ?? body['search'] ?? body['faqs'] ?? JSON.stringify(body['turns']);
}
