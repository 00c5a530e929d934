import type { Context } from '../context.ts';
import type { Member } from './member.ts';
import { markSeen } from './store.ts';

const notedEveryMs = 60_000;

/** Writes down behind the request that a person was here, at most once a minute; losing one is harmless. */
export function noteMemberSeen(ctx: Context, member: Member): void {
  const nowMs = ctx.clock.nowMs();
  if (member.lastSeenAtMs !== undefined && nowMs - member.lastSeenAtMs < notedEveryMs) return;
  markSeen(ctx, member.userId, nowMs).catch((error: unknown) => {
    ctx.log.warn({ error: String(error) }, 'when a member was last seen was not stored');
  });
}
