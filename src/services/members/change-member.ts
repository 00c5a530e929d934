import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import type { Grant, Member, Role } from './member.ts';
import { requireOtherAdmin } from './require-other-admin.ts';
import { loadMembers, putMember } from './store.ts';

/**
 * Sets a person's role and grants in the context's company.
 *
 * Throws `member_not_found`, and `last_admin` when nobody would be left to let people in.
 */
export async function changeMember(
  ctx: Context,
  userId: string,
  change: { role?: Role | undefined; grants?: readonly Grant[] | undefined },
): Promise<Member> {
  return withTransaction(ctx, async (tx) => {
    const members = await loadMembers(tx);
    const member = members.find((each) => each.userId === userId);
    if (!member) throw new AppError('member_not_found', 'There is no such person in this company.');
    const changed: Member = {
      ...member,
      role: change.role ?? member.role,
      grants: change.grants ?? member.grants,
    };
    if (member.role === 'admin' && changed.role !== 'admin') requireOtherAdmin(members, userId);
    await putMember(tx, changed);
    const before = { role: member.role, grants: member.grants };
    await recordAudit(tx, 'member.changed', userId, {
      before,
      after: { role: changed.role, grants: changed.grants },
    });
    return changed;
  });
}
