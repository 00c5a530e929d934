import {
  InvitationParams,
  InviteBody,
  Invited,
  MemberPatch,
  Team,
  TeamMember,
  UserParams,
} from '../../contract/dashboard/accounts.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { changeMember } from '../../services/members/change-member.ts';
import { inviteMember } from '../../services/members/invite-member.ts';
import { leaveCompany } from '../../services/members/leave-company.ts';
import { listMembers } from '../../services/members/list-members.ts';
import type { Invitation, Member } from '../../services/members/member.ts';
import { withdrawInvitation } from '../../services/members/withdraw-invitation.ts';
import type { App } from '../server.ts';
import { wireTime, wireTimeOrNull } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

const admin = { who: 'admin' } as const;

function wireMember(member: Member) {
  const { userId, email, name, role, grants, createdAtMs, lastSeenAtMs } = member;
  return {
    user_id: userId,
    email,
    name,
    role,
    grants: [...grants],
    created_at: wireTime(createdAtMs),
    last_seen_at: wireTimeOrNull(lastSeenAtMs),
  };
}

function wireInvitation(invitation: Invitation) {
  const { invitationId, email, role, grants, createdAtMs, expiresAtMs } = invitation;
  return {
    invitation_id: invitationId,
    email,
    role,
    grants: [...grants],
    created_at: wireTime(createdAtMs),
    expires_at: wireTime(expiresAtMs),
  };
}

/** Whether the mail went out. The link is shown all the same, so a mail server that is down costs nobody an invitation. */
async function mail(app: App, letter: { to: string; subject: string; text: string }): Promise<boolean> {
  if (!app.accounts.sendsMail) return false;
  try {
    await app.accounts.sendMail(letter);
    return true;
  } catch (error) {
    app.base.log.warn({ error: String(error) }, 'An invitation could not be mailed.');
    return false;
  }
}

/** The people of the company, their areas, and invitations; its admins only. */
export function addTeam(app: App): void {
  app.get('/dashboard/api/team', sessionRoute(admin, { response: Team }), async ({ context: ctx }) => {
    const { members, invitations, withSecondFactor } = await listMembers(ctx);
    return {
      members: members.map((member) => ({
        ...wireMember(member),
        two_factor_enabled: withSecondFactor.has(member.userId),
      })),
      invitations: invitations.map(wireInvitation),
    };
  });
  const invite = sessionRoute(admin, { body: InviteBody, response: Invited });
  app.post('/dashboard/api/team/invitations', invite, async ({ context: ctx, body, person }) => {
    const { invitation, token } = await inviteMember(ctx, body);
    // The code is behind a "#": it reaches no server log and no Referer.
    const link = `${app.publicUrl}/dashboard/invitation#${token}`;
    const { company } = await getSettings(ctx);
    const mailed = await mail(app, {
      to: invitation.email,
      subject: `${person.name} invites you to ${company.name}`,
      text: `Open this link within 7 days:\n\n${link}`,
    });
    return { invitation: wireInvitation(invitation), link, mailed };
  });
  const withdraw = sessionRoute(admin, { params: InvitationParams });
  app.delete('/dashboard/api/team/invitations/:invitation_id', withdraw, async (request, reply) => {
    await withdrawInvitation(request.context, request.params.invitation_id);
    return reply.code(204).send(null);
  });
  const change = sessionRoute(admin, { params: UserParams, body: MemberPatch, response: TeamMember });
  app.patch('/dashboard/api/team/:user_id', change, async ({ context: ctx, params, body }) =>
    wireMember(await changeMember(ctx, params.user_id, body)),
  );
  const remove = sessionRoute(admin, { params: UserParams });
  app.delete('/dashboard/api/team/:user_id', remove, async ({ context: ctx, params }, reply) => {
    await leaveCompany(ctx, params.user_id);
    return reply.code(204).send(null);
  });
}
