import { prepared } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

export type RuleRow = Tables['search_rule'];

/** A query as it was searched on one day. */
export type CountedQuery = { queryText: string; searches: number; zeroResults: number };

/** Every rule of the company, by id. */
export async function loadRules(ctx: Context): Promise<RuleRow[]> {
  return inScope(ctx, (sql) =>
    sql
      .selectFrom('search_rule')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('rule_id')
      .execute(),
  );
}

/** One rule, or `undefined`. */
export async function findRule(ctx: Context, ruleId: string): Promise<RuleRow | undefined> {
  return inScope(ctx, (sql) =>
    sql
      .selectFrom('search_rule')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('rule_id', '=', ruleId)
      .executeTakeFirst(),
  );
}

/** Stores a rule in place of the one with its id; the time of making stays. */
export async function upsertRule(tx: Context, row: Omit<RuleRow, 'company_id'>): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('search_rule')
      .values({ company_id: tx.companyId, ...row })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'rule_id']).doUpdateSet((excluded) => ({
          kind: excluded.ref('excluded.kind'),
          locale: excluded.ref('excluded.locale'),
          body: excluded.ref('excluded.body'),
          updated_at: excluded.ref('excluded.updated_at'),
        })),
      )
      .execute(),
  );
}

/** Removes a rule; false when there was none. */
export async function deleteRule(tx: Context, ruleId: string): Promise<boolean> {
  const [result] = await inWriteScope(tx, (sql) =>
    sql
      .deleteFrom('search_rule')
      .where('company_id', '=', tx.companyId)
      .where('rule_id', '=', ruleId)
      .execute(),
  );
  return (result?.numDeletedRows ?? 0n) > 0n;
}

const queryCountUpsert = prepared<Tables['query_count']>((sql, value) =>
  sql
    .insertInto('query_count')
    .values({
      company_id: value('company_id'),
      day: value('day'),
      locale: value('locale'),
      query_key: value('query_key'),
      query_text: value('query_text'),
      searches: value('searches'),
      zero_results: value('zero_results'),
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'day', 'locale', 'query_key']).doUpdateSet((eb) => ({
        searches: eb('query_count.searches', '+', eb.ref('excluded.searches')),
        zero_results: eb('query_count.zero_results', '+', eb.ref('excluded.zero_results')),
      })),
    ),
);

/** Adds one search of a query to its count of the day. */
export async function addQueryCount(
  tx: Context,
  row: { day: number; locale: string; queryKey: string; queryText: string; foundNothing: boolean },
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    queryCountUpsert(sql, {
      company_id: tx.companyId,
      day: row.day,
      locale: row.locale,
      query_key: row.queryKey,
      query_text: row.queryText,
      searches: 1,
      zero_results: row.foundNothing ? 1 : 0,
    }),
  );
}

function toCounted(row: { query_text: string; searches: number; zero_results: number }): CountedQuery {
  const [searches, zeroResults] = [Number(row.searches), Number(row.zero_results)];
  return { queryText: row.query_text, searches, zeroResults };
}

/** Queries of the days `fromDay … toDay`, the most searched first (or the most often without result). */
export async function topQueries(
  ctx: Context,
  range: {
    fromDay: number;
    toDay: number;
    locale?: string;
    order: 'searches' | 'zero_results';
    limit: number;
  },
): Promise<CountedQuery[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('query_count')
      .select((eb) => [
        eb.fn.max('query_text').as('query_text'),
        eb.fn.sum<number>('searches').as('searches'),
        eb.fn.sum<number>('zero_results').as('zero_results'),
      ])
      .where('company_id', '=', ctx.companyId)
      .where('day', '>=', range.fromDay)
      .where('day', '<=', range.toDay)
      .groupBy('query_key');
    if (range.locale !== undefined) query = query.where('locale', '=', range.locale);
    if (range.order === 'zero_results') query = query.having((eb) => eb(eb.fn.sum('zero_results'), '>', 0));
    return query
      .orderBy((eb) => eb.fn.sum(range.order), 'desc')
      .orderBy('query_key')
      .limit(range.limit)
      .execute();
  });
  return rows.map(toCounted);
}

/** Queries that begin with a key and found something, the most searched first. */
export async function queriesWithPrefix(
  ctx: Context,
  range: { fromDay: number; locale: string; prefix: string; end: string; limit: number },
): Promise<CountedQuery[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('query_count')
      .select((eb) => [
        'query_key',
        eb.fn.max('query_text').as('query_text'),
        eb.fn.sum<number>('searches').as('searches'),
        eb.fn.sum<number>('zero_results').as('zero_results'),
      ])
      .where('company_id', '=', ctx.companyId)
      .where('locale', '=', range.locale)
      .where('day', '>=', range.fromDay)
      .where('query_key', '>=', range.prefix)
      .where('query_key', '<', range.end)
      .groupBy('query_key')
      .having((eb) => eb(eb.fn.sum('searches'), '>', eb.fn.sum('zero_results')))
      .orderBy((eb) => eb.fn.sum('searches'), 'desc')
      .orderBy('query_key')
      .limit(range.limit)
      .execute(),
  );
  return rows.map(toCounted);
}

/** Deletes what was counted before that day. */
export async function deleteQueryCountsBefore(ctx: Context, day: number): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql.deleteFrom('query_count').where('company_id', '=', ctx.companyId).where('day', '<', day).execute(),
  );
}
