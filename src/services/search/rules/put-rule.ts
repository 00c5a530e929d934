import { type FieldFault, invalidRequest } from '../../../errors.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { appendChange } from '../../changes/append-change.ts';
import { publishChange } from '../../changes/publish-change.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../transaction.ts';
import { upsertRule } from '../store.ts';
import { getRule } from './get-rule.ts';
import { writeRuleBody } from './parse-rule.ts';
import type { RuleBody, SearchRule } from './rule-types.ts';

/** Refuses a rule that could never apply. Throws `invalid_request`. */
function checkRule(rule: RuleBody): void {
  const faults: FieldFault[] = [];
  const required = (pointer: string, detail: string): void => {
    faults.push({ pointer, code: 'required', detail });
  };
  if (rule.kind === 'hide' || rule.kind === 'boost') {
    const { productIds, brand, category, attributes } = rule.target;
    const parts = [productIds, brand, category, Object.keys(attributes ?? {})];
    if (parts.every((part) => !part || part.length === 0)) required('/target', 'target must name products');
  }
  if (
    rule.kind === 'synonym' &&
    rule.to.some((word) => word.trim().toLowerCase() === rule.from.trim().toLowerCase())
  )
    faults.push({ pointer: '/to', code: 'duplicate', detail: 'a word is no synonym of itself' });
  if (faults.length > 0) throw invalidRequest(faults);
}

/**
 * Stores a rule of search under the caller's id, in place of an earlier one; it holds for the next search on this node.
 *
 * Repeating it changes nothing but the time.
 */
export async function putRule(
  ctx: Context,
  input: { ruleId: string; locale: string | null; rule: RuleBody },
): Promise<SearchRule> {
  checkRule(input.rule);
  const { kind } = input.rule;
  const changeSeq = await withTransaction(ctx, async (tx) => {
    const nowMs = tx.clock.nowMs();
    await upsertRule(tx, {
      rule_id: input.ruleId,
      kind,
      locale: input.locale,
      body: writeRuleBody(input.rule),
      created_at: nowMs,
      updated_at: nowMs,
    });
    await recordAudit(tx, 'search_rule.put', input.ruleId, { kind });
    return appendChange(tx, [{ kind: 'rule', entityId: input.ruleId, locale: input.locale ?? '' }]);
  });
  await publishChange(ctx, changeSeq);
  return getRule(ctx, input.ruleId);
}
