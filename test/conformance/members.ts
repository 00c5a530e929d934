import type { Context } from '../../src/services/context.ts';
import type { Invitation, Member } from '../../src/services/members/member.ts';
import * as members from '../../src/services/members/store.ts';
import { conformance } from '../support/conformance.ts';

const person = (ctx: Context, userId: string, createdAtMs = 1): Member => ({
  companyId: ctx.companyId,
  userId: `${userId}-${ctx.companyId.replace(/_(own|other)$/, '')}`,
  email: `${userId}@shop.example`,
  name: `Émile ${userId}`,
  role: 'member',
  grants: ['faqs', 'analytics'],
  createdAtMs,
});

const invitation = (ctx: Context, name: string): Invitation => ({
  invitationId: `${ctx.companyId}-${name}`,
  companyId: ctx.companyId,
  email: `${name}@shop.example`,
  role: 'admin',
  grants: [],
  invitedBy: 'user',
  createdAtMs: 1,
  expiresAtMs: 2,
});

export default conformance(members, {
  findSecondFactors: async ({ store, ctx, db }) => {
    const ids = ['with', 'without'].map((name) => `${name}-${ctx.companyId}`);
    for (const [i, id] of ids.entries())
      await db.write(null, (sql) =>
        sql
          .insertInto('auth_user')
          .values({
            ...{ id, name: 'Zoë', email: `${id}@shop.example`, email_verified: 0, image: null },
            ...{ two_factor_enabled: i === 0 ? 1 : null, created_at: 1, updated_at: 1 },
          })
          .execute(),
      );
    const found = await store.findSecondFactors(ctx, ids);
    return [ids.map((id) => found.has(id)), (await store.findSecondFactors(ctx, [])).size];
  },
  loadMemberships: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) await store.putMember(each, person(each, 'a'));
    const { userId } = person(ctx, 'a');
    return [await store.loadMemberships(ctx, userId), await store.loadMemberships(ctx, 'nobody')];
  },
  loadMembers: async ({ store, ctx, other }) => {
    await store.putMember(ctx, person(ctx, 'b', 2));
    await store.putMember(ctx, person(ctx, 'a', 1));
    return [await store.loadMembers(ctx), await store.loadMembers(other)];
  },
  putMember: async ({ store, ctx }) => {
    await store.putMember(ctx, person(ctx, 'a'));
    await store.putMember(ctx, { ...person(ctx, 'a', 9), role: 'admin', grants: [] });
    return store.loadMembers(ctx);
  },
  removeMember: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) await store.putMember(each, person(each, 'a'));
    await store.removeMember(ctx, person(ctx, 'a').userId);
    return [await store.loadMembers(ctx), await store.loadMembers(other)];
  },
  markSeen: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) await store.putMember(each, person(each, 'a'));
    await store.markSeen(ctx, person(ctx, 'a').userId, 77);
    return [await store.loadMembers(ctx), await store.loadMembers(other)];
  },
  insertInvitation: async ({ store, ctx }) => {
    await store.insertInvitation(ctx, invitation(ctx, 'a'), `hash ${ctx.companyId}`);
    return store.loadOpenInvitations(ctx);
  },
  loadOpenInvitations: async ({ store, ctx, other }) => {
    for (const name of ['a', 'b'])
      await store.insertInvitation(ctx, invitation(ctx, name), `${name} ${ctx.companyId}`);
    await store.endInvitation(ctx, invitation(ctx, 'a').invitationId, 5);
    return [await store.loadOpenInvitations(ctx), await store.loadOpenInvitations(other)];
  },
  findInvitationByToken: async ({ store, ctx }) => {
    await store.insertInvitation(ctx, invitation(ctx, 'a'), `token ${ctx.companyId}`);
    return [
      await store.findInvitationByToken(ctx, `token ${ctx.companyId}`),
      await store.findInvitationByToken(ctx, 'none'),
    ];
  },
  endInvitation: async ({ store, ctx, other }) => {
    await store.insertInvitation(ctx, invitation(ctx, 'a'), `end ${ctx.companyId}`);
    const { invitationId } = invitation(ctx, 'a');
    return [
      await store.endInvitation(other, invitationId, 5),
      await store.endInvitation(ctx, invitationId, 5),
      await store.endInvitation(ctx, invitationId, 6),
    ];
  },
});
