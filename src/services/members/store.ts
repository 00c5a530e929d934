import type { Tables } from '../../platform/database/tables.ts';
import type { BaseContext, Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { readStoredWords } from '../validation/stored-words.ts';
import { grants, type Invitation, type Member } from './member.ts';

type Logging = Pick<BaseContext, 'log'>;

/** Somebody whose grants cannot be read is let into what everybody of the company is. */
function toMember({ log }: Logging, row: Tables['member']): Member {
  return {
    companyId: row.company_id,
    userId: row.user_id,
    email: row.email,
    name: row.name,
    role: row.role,
    grants: readStoredWords({ log, column: 'member.grants', id: row.user_id }, row.grants, grants),
    createdAtMs: row.created_at,
    ...(row.last_seen_at === null ? {} : { lastSeenAtMs: row.last_seen_at }),
  };
}

/** Which of these people's accounts ask for a second factor. */
export async function findSecondFactors(
  ctx: Context,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('auth_user')
      .select('id')
      .where('id', 'in', userIds)
      .where('two_factor_enabled', '=', 1)
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

function toInvitation({ log }: Logging, row: Tables['invitation']): Invitation {
  return {
    invitationId: row.invitation_id,
    companyId: row.company_id,
    email: row.email,
    role: row.role,
    grants: readStoredWords({ log, column: 'invitation.grants', id: row.invitation_id }, row.grants, grants),
    invitedBy: row.invited_by,
    createdAtMs: row.created_at,
    expiresAtMs: row.expires_at,
    ...(row.ended_at === null ? {} : { endedAtMs: row.ended_at }),
  };
}

/** Every company a person belongs to; read before a company is chosen. */
export async function loadMemberships(
  base: Pick<BaseContext, 'db' | 'log'>,
  userId: string,
): Promise<Member[]> {
  const rows = await base.db.read(null, (sql) =>
    sql.selectFrom('member').selectAll().where('user_id', '=', userId).orderBy('company_id').execute(),
  );
  return rows.map((row) => toMember(base, row));
}

/** The people of the context's company, first come first. */
export async function loadMembers(ctx: Context): Promise<Member[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('member')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('created_at')
      .orderBy('user_id')
      .execute(),
  );
  return rows.map((row) => toMember(ctx, row));
}

/** Stores a person of the context's company, or what has changed about one. */
export async function putMember(tx: Context, member: Member): Promise<void> {
  const { role, email, name } = member;
  const changing = { role, email, name, grants: JSON.stringify(member.grants) };
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('member')
      .values({
        company_id: tx.companyId,
        user_id: member.userId,
        created_at: member.createdAtMs,
        last_seen_at: null,
        ...changing,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(changing))
      .execute(),
  );
}

/** Removes a person from the context's company. */
export async function removeMember(tx: Context, userId: string): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql.deleteFrom('member').where('company_id', '=', tx.companyId).where('user_id', '=', userId).execute(),
  );
}

/** Notes when a person last looked at the context's company. */
export async function markSeen(ctx: Context, userId: string, atMs: number): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('member')
      .set({ last_seen_at: atMs })
      .where('company_id', '=', ctx.companyId)
      .where('user_id', '=', userId)
      .execute(),
  );
}

/** Stores an invitation under the hash of its token. */
export async function insertInvitation(
  tx: Context,
  invitation: Invitation,
  tokenHash: string,
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('invitation')
      .values({
        invitation_id: invitation.invitationId,
        company_id: tx.companyId,
        token_hash: tokenHash,
        email: invitation.email,
        role: invitation.role,
        grants: JSON.stringify(invitation.grants),
        invited_by: invitation.invitedBy,
        created_at: invitation.createdAtMs,
        expires_at: invitation.expiresAtMs,
        ended_at: null,
      })
      .execute(),
  );
}

/** The open invitations of the context's company, newest first. */
export async function loadOpenInvitations(ctx: Context): Promise<Invitation[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('invitation')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('ended_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('invitation_id')
      .execute(),
  );
  return rows.map((row) => toInvitation(ctx, row));
}

/** The invitation of a token, whichever company's. */
export async function findInvitationByToken(
  base: Pick<BaseContext, 'db' | 'log'>,
  tokenHash: string,
): Promise<Invitation | undefined> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('invitation').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
  );
  return row && toInvitation(base, row);
}

/** Ends an invitation that is still open; false when it was not. */
export async function endInvitation(tx: Context, invitationId: string, atMs: number): Promise<boolean> {
  const row = await inWriteScope(tx, (sql) =>
    sql
      .updateTable('invitation')
      .set({ ended_at: atMs })
      .where('company_id', '=', tx.companyId)
      .where('invitation_id', '=', invitationId)
      .where('ended_at', 'is', null)
      .returning('invitation_id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}
