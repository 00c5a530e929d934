import { recordAudit } from '../../audit/record-audit.ts';
import { appendChange } from '../../changes/append-change.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../transaction.ts';
import { deleteRule as removeRule } from '../store.ts';
import { ruleNotFound } from './get-rule.ts';

/** Removes a rule; the next search is without it. Throws `rule_not_found`. */
export async function deleteRule(ctx: Context, ruleId: string): Promise<void> {
  const changeSeq = await withTransaction(ctx, async (tx) => {
    if (!(await removeRule(tx, ruleId))) throw ruleNotFound();
    await recordAudit(tx, 'search_rule.deleted', ruleId);
    return appendChange(tx, [{ kind: 'rule', entityId: ruleId, locale: '' }]);
  });
  await publishChange(ctx, changeSeq);
}
