import type { Context } from '../context.ts';
import { visitorMs } from './open-session.ts';
import { deleteExpired, deleteSeenBefore, deleteVisitor } from './store.ts';

const hostMs = 90 * 24 * 60 * 60 * 1000;

/** Deletes sessions that are over, and forgets visitors who stayed away for 30 days and hosts unseen for 90. */
export async function purgeWebsite(ctx: Context): Promise<void> {
  const nowMs = ctx.clock.nowMs();
  await deleteExpired(ctx, { nowMs, seenBeforeMs: nowMs - visitorMs });
  await deleteSeenBefore(ctx, nowMs - hostMs);
}

/** Forgets one visitor or signed-in user: whoever comes with their token next is a new one. */
export async function forgetVisitor(ctx: Context, ownerId: string): Promise<void> {
  await deleteVisitor(ctx, ownerId);
}
