import { type FieldFault, invalidRequest } from '../../errors.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import { oneTimeCode } from '../accounts/one-time-code.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { firstGrants, type Grant, type Invitation, type Role } from './member.ts';
import { endInvitation, insertInvitation, loadMembers, loadOpenInvitations } from './store.ts';

const validMs = 7 * 86_400_000;

export type NewInvitation = { email: string; role: Role; grants?: readonly Grant[] | undefined };

/**
 * Invites an address into the context's company for 7 days. `token` opens the invitation: it is returned this once.
 *
 * An open invitation of the same address is replaced. Throws `invalid_request` for one who is in already.
 */
export async function inviteMember(
  ctx: Context,
  input: NewInvitation,
): Promise<{ invitation: Invitation; token: string }> {
  const email = input.email.trim().toLowerCase();
  const token = oneTimeCode(ctx.ids);
  const nowMs = ctx.clock.nowMs();
  const invitation: Invitation = {
    invitationId: ctx.ids.ulid('inv', nowMs),
    companyId: ctx.companyId,
    email,
    role: input.role,
    grants: input.role === 'admin' ? [] : (input.grants ?? firstGrants),
    invitedBy: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.actor.kind,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + validMs,
  };
  await withTransaction(ctx, async (tx) => {
    const isIn = (await loadMembers(tx)).some((member) => member.email === email);
    const taken: FieldFault = { pointer: '/email', code: 'duplicate', detail: 'is in this company already' };
    if (isIn) throw invalidRequest([taken]);
    for (const open of await loadOpenInvitations(tx))
      if (open.email === email) await endInvitation(tx, open.invitationId, nowMs);
    await insertInvitation(tx, invitation, sha256Hex(token));
    await recordAudit(tx, 'member.invited', email, { role: invitation.role, grants: invitation.grants });
  });
  return { invitation, token };
}
