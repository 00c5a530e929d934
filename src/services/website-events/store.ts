import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** One thing a visitor did in the shop. `eventKey` is what makes it the same one. */
export type StoredEvent = {
  eventKey: string;
  siteId: string;
  ownerId: string;
  type: string;
  body: Readonly<Record<string, unknown>>;
  /** The answer that it is put down to. */
  messageId: string | undefined;
  happenedAtMs: number;
  createdAtMs: number;
};

/** Stores an event; false when it is stored already. */
export async function insertEvent(tx: Context, event: StoredEvent): Promise<boolean> {
  const inserted = await inWriteScope(tx, (sql) =>
    sql
      .insertInto('website_event')
      .values({
        company_id: tx.companyId,
        event_key: event.eventKey,
        site_id: event.siteId,
        owner_id: event.ownerId,
        type: event.type,
        body: JSON.stringify(event.body),
        message_id: event.messageId ?? null,
        happened_at: event.happenedAtMs,
        created_at: event.createdAtMs,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'event_key']).doNothing())
      .returning('event_key')
      .executeTakeFirst(),
  );
  return inserted !== undefined;
}

/** The first answer that a visitor got on a site since `sinceMs`. */
export async function findFirstAnswer(
  ctx: Context,
  asked: { ownerId: string; siteId: string; sinceMs: number },
): Promise<string | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('message')
      .innerJoin('thread', (join) =>
        join
          .onRef('thread.company_id', '=', 'message.company_id')
          .onRef('thread.thread_id', '=', 'message.thread_id'),
      )
      .select('message.message_id')
      .where('thread.company_id', '=', ctx.companyId)
      .where('thread.end_user_id', '=', asked.ownerId)
      .where('thread.site_id', '=', asked.siteId)
      .where('message.answer_status', '=', 'answered')
      .where('message.created_at', '>=', asked.sinceMs)
      .orderBy('message.created_at')
      .orderBy('message.message_id')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.message_id;
}

/** Removes events that were stored before a time. */
export async function deleteEventsBefore(ctx: Context, beforeMs: number): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('website_event')
      .where('company_id', '=', ctx.companyId)
      .where('created_at', '<', beforeMs)
      .execute(),
  );
}

/** Removes the events of one visitor or signed-in user. */
export async function deleteEventsOf(ctx: Context, ownerId: string): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('website_event')
      .where('company_id', '=', ctx.companyId)
      .where('owner_id', '=', ownerId)
      .execute(),
  );
}
