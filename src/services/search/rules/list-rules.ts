import type { Context } from '../../context.ts';
import { loadRules } from '../store.ts';
import { parseRule } from './parse-rule.ts';
import type { SearchRule } from './rule-types.ts';

/** A page of the company's search rules by id; `cursor` is the last id of the page before. */
export async function listRules(
  ctx: Context,
  page: { limit: number; cursor?: string },
): Promise<{ rules: SearchRule[]; nextCursor: string | null }> {
  const rows = (await loadRules(ctx)).filter(
    ({ rule_id }) => page.cursor === undefined || rule_id > page.cursor,
  );
  const listed = rows.slice(0, page.limit);
  const nextCursor = rows.length > page.limit ? listed.at(-1)!.rule_id : null;
  return { rules: listed.flatMap((row) => parseRule(ctx, row) ?? []), nextCursor };
}
