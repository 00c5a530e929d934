import type { CompiledQuery } from 'kysely';
import { recordStatements } from '../../platform/database/record-statements.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BaseContext, Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import type { LoggedRequest, RequestFilter } from './request-log.ts';

function toRequest(row: Tables['request_log']): LoggedRequest {
  return {
    companyId: row.company_id,
    requestId: row.request_id,
    atMs: row.at,
    operation: row.operation,
    method: row.method,
    status: row.status,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.key_id === null ? {} : { keyId: row.key_id }),
    durationMs: row.duration_ms,
  };
}

/** Stores requests of one company as one transaction; one that is stored already stays as it is. */
export async function insertRequests(
  base: Pick<BaseContext, 'db'>,
  companyId: string,
  requests: readonly LoggedRequest[],
): Promise<void> {
  const statements: CompiledQuery[] = await recordStatements(base.db.engine, async (sql) => {
    for (const request of requests)
      await sql
        .insertInto('request_log')
        .values({
          company_id: companyId,
          request_id: request.requestId,
          at: request.atMs,
          operation: request.operation,
          method: request.method,
          status: request.status,
          code: request.code ?? null,
          key_id: request.keyId ?? null,
          duration_ms: request.durationMs,
        })
        .onConflict((conflict) => conflict.columns(['company_id', 'request_id']).doNothing())
        .execute();
  });
  await base.db.batch(companyId, statements);
}

/** Requests of the context's company, newest first; ids ascend with time. */
export async function selectRequests(
  ctx: Context,
  filter: RequestFilter & { before?: string | undefined; after?: string | undefined; limit: number },
): Promise<LoggedRequest[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('request_log')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('request_id', 'desc')
      .limit(filter.limit);
    if (filter.before !== undefined) query = query.where('request_id', '<', filter.before);
    if (filter.after !== undefined) query = query.where('request_id', '>', filter.after);
    if (filter.requestId !== undefined) query = query.where('request_id', '=', filter.requestId);
    if (filter.operation !== undefined) query = query.where('operation', '=', filter.operation);
    if (filter.status !== undefined) query = query.where('status', '=', filter.status);
    if (filter.code !== undefined) query = query.where('code', '=', filter.code);
    if (filter.keyId !== undefined) query = query.where('key_id', '=', filter.keyId);
    if (filter.refused) query = query.where('status', '>=', 400);
    return query.execute();
  });
  return rows.map(toRequest);
}

/** How many requests each key has made since the request id `from`. */
export async function requestsByKey(
  ctx: Context,
  from: string,
): Promise<{ keyId: string; requests: number }[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('request_log')
      .select(({ fn }) => ['key_id', fn.countAll<number>().as('requests')])
      .where('company_id', '=', ctx.companyId)
      .where('request_id', '>=', from)
      .where('key_id', 'is not', null)
      .groupBy('key_id')
      .orderBy('key_id')
      .execute(),
  );
  return rows.map((row) => ({ keyId: row.key_id!, requests: Number(row.requests) }));
}

/** Times in milliseconds that an operation took from `from` to `to` (request ids), in order; at most `limit` of the newest. */
export async function durationsOf(
  ctx: Context,
  range: { operation: string; from: string; to: string; limit: number },
): Promise<number[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('request_log')
      .select('duration_ms')
      .where('company_id', '=', ctx.companyId)
      .where('request_id', '>=', range.from)
      .where('request_id', '<', range.to)
      .where('operation', '=', range.operation)
      .where('status', '=', 200)
      .orderBy('request_id', 'desc')
      .limit(range.limit)
      .execute(),
  );
  return rows.map((row) => row.duration_ms).sort((a, b) => a - b);
}

/** Removes requests of the context's company from before the request id `before`. */
export async function deleteRequestsBefore(ctx: Context, before: string): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('request_log')
      .where('company_id', '=', ctx.companyId)
      .where('request_id', '<', before)
      .execute(),
  );
}
