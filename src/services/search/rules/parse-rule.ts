import type { RuleRow } from '../store.ts';
import type { RuleBody, RuleKind, SearchRule } from './rule-types.ts';

/** A stored rule; bodies were checked before they were stored. */
export function parseRule(row: RuleRow): SearchRule {
  const body = JSON.parse(row.body) as Omit<RuleBody, 'kind'>;
  return {
    ...(body as RuleBody),
    kind: row.kind as RuleKind,
    ruleId: row.rule_id,
    locale: row.locale,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  } as SearchRule;
}
