import type { Sql } from '../platform/database/database.ts';
import { recordStatements } from '../platform/database/record-statements.ts';
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

/**
 * Runs what `work` writes as one transaction, joining an outer one, for work that needs nothing of what is stored: its
 * statements are only written down, and then run together. Reading in it throws; rows it changes cannot be counted.
 */
export async function withBatch(ctx: Context, work: (tx: Context) => Promise<void>): Promise<void> {
  if (ctx.sql) return work(ctx);
  const afterCommit: (() => void)[] = [];
  const statements = await recordStatements(ctx.db.engine, (sql) => work({ ...ctx, sql, afterCommit }));
  await ctx.db.batch(ctx.companyId, statements);
  for (const callback of afterCommit) callback();
}

/** Calls back once the surrounding transaction is committed, before whoever began it goes on; never when it is undone. */
export function onCommitted(tx: Context, callback: () => void): void {
  if (!tx.afterCommit) throw new Error('There is no surrounding transaction to be committed.');
  tx.afterCommit.push(callback);
}

/** Whose rows a statement touches, and in which unit of work, if in one. */
export type RowScope = Pick<Context, 'db' | 'companyId' | 'sql'>;

/** Runs one statement of a `store.ts`: in the surrounding transaction, else as a read of its own. */
export async function inScope<T>(ctx: RowScope, statement: (sql: Sql) => Promise<T>): Promise<T> {
  if (ctx.sql) return statement(ctx.sql);
  return ctx.db.read(ctx.companyId, statement);
}

/** Runs one writing statement of a `store.ts`: in the surrounding transaction, else in a transaction of its own. */
export async function inWriteScope<T>(ctx: RowScope, statement: (sql: Sql) => Promise<T>): Promise<T> {
  if (ctx.sql) return statement(ctx.sql);
  return ctx.db.write(ctx.companyId, statement);
}
