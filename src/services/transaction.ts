import type { Sql } from '../platform/database/database.ts';
import type { Context } from './context.ts';

/**
 * Runs `work` as one transaction of the context's company, joining an outer one.
 * Inside it only SQL is awaited, never a model, a fetch or a worker.
 */
export async function withTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  if (ctx.sql) return work(ctx);
  return ctx.db.write(ctx.companyId, (sql) => work({ ...ctx, sql }));
}

/** Runs one statement of a `store.ts`: in the surrounding transaction, else as a read of its own. */
export async function inScope<T>(ctx: Context, statement: (sql: Sql) => Promise<T>): Promise<T> {
  if (ctx.sql) return statement(ctx.sql);
  return ctx.db.read(ctx.companyId, statement);
}

/** Runs one writing statement of a `store.ts`: in the surrounding transaction, else in a transaction of its own. */
export async function inWriteScope<T>(ctx: Context, statement: (sql: Sql) => Promise<T>): Promise<T> {
  if (ctx.sql) return statement(ctx.sql);
  return ctx.db.write(ctx.companyId, statement);
}
