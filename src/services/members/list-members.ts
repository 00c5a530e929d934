import type { Context } from '../context.ts';
import type { Invitation, Member } from './member.ts';
import { loadMembers, loadOpenInvitations } from './store.ts';

/** The people of the context's company and whom it has invited; invitations that have run out are left out. */
export async function listMembers(ctx: Context): Promise<{ members: Member[]; invitations: Invitation[] }> {
  const [members, open] = [await loadMembers(ctx), await loadOpenInvitations(ctx)];
  const nowMs = ctx.clock.nowMs();
  return { members, invitations: open.filter(({ expiresAtMs }) => expiresAtMs > nowMs) };
}
