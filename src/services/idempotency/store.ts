import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** A reply that was sent for a key, kept for 24 h to be sent again. */
export type StoredReply = { bodyHash: string; status: number; response: string; createdAtMs: number };

/** The stored reply of this company, route and key, however old, or `undefined`. */
export async function findReply(ctx: Context, route: string, key: string): Promise<StoredReply | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('idempotency')
      .select(['body_hash', 'status', 'response', 'created_at'])
      .where('company_id', '=', ctx.companyId)
      .where('route', '=', route)
      .where('idempotency_key', '=', key)
      .executeTakeFirst(),
  );
  return (
    row && {
      bodyHash: row.body_hash,
      status: row.status,
      response: row.response,
      createdAtMs: row.created_at,
    }
  );
}

/**
 * Stores a reply in the transaction of its effect. Returns false, and stores nothing, when a reply younger than
 * `freshSinceMs` is there already: another node answered the same key first, so the caller must roll back.
 */
export async function insertReply(
  ctx: Context,
  reply: StoredReply & { route: string; key: string; threadId?: string },
  freshSinceMs: number,
): Promise<boolean> {
  return inWriteScope(ctx, async (sql) => {
    await sql
      .deleteFrom('idempotency')
      .where('company_id', '=', ctx.companyId)
      .where('route', '=', reply.route)
      .where('idempotency_key', '=', reply.key)
      .where('created_at', '<', freshSinceMs)
      .execute();
    const inserted = await sql
      .insertInto('idempotency')
      .values({
        company_id: ctx.companyId,
        route: reply.route,
        idempotency_key: reply.key,
        body_hash: reply.bodyHash,
        status: reply.status,
        response: reply.response,
        thread_id: reply.threadId ?? null,
        created_at: reply.createdAtMs,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'route', 'idempotency_key']).doNothing())
      .executeTakeFirst();
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  });
}

/** Removes this company's replies made before `beforeMs`. */
export async function deleteRepliesBefore(ctx: Context, beforeMs: number): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('idempotency')
      .where('company_id', '=', ctx.companyId)
      .where('created_at', '<', beforeMs)
      .execute(),
  );
}
