import { AppError } from '../../../errors.ts';
import type { Context } from '../../context.ts';
import { findRule } from '../store.ts';
import { parseRule } from './parse-rule.ts';
import type { SearchRule } from './rule-types.ts';

/** The one answer for unknown, deleted and foreign rules. */
export function ruleNotFound(): AppError {
  return new AppError('rule_not_found', 'There is no such search rule.');
}

/** One rule of search. Throws `rule_not_found`. */
export async function getRule(ctx: Context, ruleId: string): Promise<SearchRule> {
  const row = await findRule(ctx, ruleId);
  const rule = row && parseRule(ctx, row);
  if (!rule) throw ruleNotFound();
  return rule;
}
