import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { endInvitation } from './store.ts';

/** Makes an invitation of the context's company open nothing from now on. Throws `invitation_not_found`. */
export async function withdrawInvitation(ctx: Context, invitationId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await endInvitation(tx, invitationId, tx.clock.nowMs())))
      throw new AppError('invitation_not_found', 'There is no such open invitation.');
    await recordAudit(tx, 'member.invitation_withdrawn', invitationId);
  });
}
