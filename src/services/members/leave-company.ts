import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { requireOtherAdmin } from './require-other-admin.ts';
import { loadMembers, removeMember } from './store.ts';

/** Takes a person out of the context's company: the next request is refused. Throws `member_not_found`, `last_admin`. */
export async function leaveCompany(ctx: Context, userId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const members = await loadMembers(tx);
    const member = members.find((each) => each.userId === userId);
    if (!member) throw new AppError('member_not_found', 'There is no such person in this company.');
    if (member.role === 'admin') requireOtherAdmin(members, userId);
    await removeMember(tx, userId);
    await recordAudit(tx, 'member.removed', userId, { role: member.role });
  });
}
