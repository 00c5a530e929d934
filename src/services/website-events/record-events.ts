import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { deleteEventsBefore, deleteEventsOf, findFirstAnswer, insertEvent } from './store.ts';

export type ShopEvent = {
  eventId: string;
  type: string;
  atMs: number;
  /** Of a finished order, which counts once however often it is told. */
  orderId?: string;
  body: Readonly<Record<string, unknown>>;
};

const attributionMs = 24 * 60 * 60 * 1000;

/**
 * Stores what a visitor did in the shop, each event once, put down to the first answer that the visitor got in the 24
 * hours before. A repeated event or order counts as a duplicate.
 */
export async function recordEvents(
  ctx: Context,
  visitor: { siteId: string; ownerId: string },
  events: readonly ShopEvent[],
): Promise<{ accepted: number; duplicates: number }> {
  const nowMs = ctx.clock.nowMs();
  return withTransaction(ctx, async (tx) => {
    const messageId = await findFirstAnswer(tx, { ...visitor, sinceMs: nowMs - attributionMs });
    let accepted = 0;
    for (const { eventId, type, atMs, orderId, body } of events) {
      const isNew = await insertEvent(tx, {
        ...visitor,
        eventKey:
          orderId === undefined ? `event:${visitor.siteId}:${eventId}` : `order:${visitor.siteId}:${orderId}`,
        type,
        body,
        messageId,
        // A page's clock may be wrong; nothing has happened later than now.
        happenedAtMs: Math.min(atMs, nowMs),
        createdAtMs: nowMs,
      });
      if (isNew) accepted++;
    }
    return { accepted, duplicates: events.length - accepted };
  });
}

/** Deletes events that the retention time of the company's conversations no longer covers. */
export async function purgeEvents(ctx: Context, beforeMs: number): Promise<void> {
  await deleteEventsBefore(ctx, beforeMs);
}

/** Deletes what one visitor or signed-in user did. */
export async function forgetEventsOf(ctx: Context, ownerId: string): Promise<void> {
  await deleteEventsOf(ctx, ownerId);
}
