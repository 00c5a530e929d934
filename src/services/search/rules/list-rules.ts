import type { Context } from '../../context.ts';
import { loadRules } from '../store.ts';
import { parseRule } from './parse-rule.ts';
import type { SearchRule } from './rule-types.ts';

/** A page of the company's search rules by id; `cursor` is the last id of the page before. */
export async function listRules(
  ctx: Context,
  page: { limit: number; cursor?: string },
): Promise<{ rules: SearchRule[]; nextCursor: string | null }> {
  const all = (await loadRules(ctx)).filter(
    ({ rule_id }) => page.cursor === undefined || rule_id > page.cursor,
  );
  const rules = all.slice(0, page.limit).map(parseRule);
  return { rules, nextCursor: all.length > page.limit ? rules.at(-1)!.ruleId : null };
}
