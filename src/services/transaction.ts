import type { Sql } from '../platform/database/database.ts';
import type { Context } from './context.ts';

/**
 * Runs `work` as one transaction of the context's company, joining an outer one.
 * Inside it only SQL is awaited, never a model, a fetch or a worker.
 */
export async function withTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  if (ctx.sql) return work(ctx);
  let afterCommit: (() => void)[] = [];
  const result = await ctx.db.write(ctx.companyId, (sql) => {
    // The store may run the work again after a conflict; only the run that was committed counts.
    afterCommit = [];
    return work({ ...ctx, sql, afterCommit });
  });
  for (const callback of afterCommit) callback();
  return result;
}

/** Calls back once the surrounding transaction is committed, before whoever began it goes on; never when it is undone. */
export function onCommitted(tx: Context, callback: () => void): void {
  if (!tx.afterCommit) throw new Error('There is no surrounding transaction to be committed.');
  tx.afterCommit.push(callback);
}

/** Whose rows a statement touches, and in which unit of work, if in one. */
export type Scope = Pick<Context, 'db' | 'companyId' | 'sql'>;

/** Runs one statement of a `store.ts`: in the surrounding transaction, else as a read of its own. */
export async function inScope<T>(ctx: Scope, statement: (sql: Sql) => Promise<T>): Promise<T> {
  if (ctx.sql) return statement(ctx.sql);
  return ctx.db.read(ctx.companyId, statement);
}

/** Runs one writing statement of a `store.ts`: in the surrounding transaction, else in a transaction of its own. */
export async function inWriteScope<T>(ctx: Scope, statement: (sql: Sql) => Promise<T>): Promise<T> {
  if (ctx.sql) return statement(ctx.sql);
  return ctx.db.write(ctx.companyId, statement);
}
