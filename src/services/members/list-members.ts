import type { Context } from '../context.ts';
import type { Invitation, Member } from './member.ts';
import { findSecondFactors, loadMembers, loadOpenInvitations } from './store.ts';

/**
 * The people of the context's company, who of them has a second factor, and whom it has invited; invitations that have run
 * out are left out.
 */
export async function listMembers(
  ctx: Context,
): Promise<{ members: Member[]; invitations: Invitation[]; withSecondFactor: ReadonlySet<string> }> {
  const [members, open] = [await loadMembers(ctx), await loadOpenInvitations(ctx)];
  const withSecondFactor = await findSecondFactors(
    ctx,
    members.map(({ userId }) => userId),
  );
  const nowMs = ctx.clock.nowMs();
  return { members, withSecondFactor, invitations: open.filter(({ expiresAtMs }) => expiresAtMs > nowMs) };
}
