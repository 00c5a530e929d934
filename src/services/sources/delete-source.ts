import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { requireSource } from './require-source.ts';
import { removeUnseen } from './runs/remove-items.ts';
import { deleteSourceRows, updateSource } from './store.ts';

/** Removes a source and what only it supplied; a run that is under way ends. Throws `source_not_found`. */
export async function deleteSource(ctx: Context, sourceId: string): Promise<void> {
  await requireSource(ctx, sourceId);
  await withTransaction(ctx, async (tx) => {
    await updateSource(tx, sourceId, { cancelledAtMs: ctx.clock.nowMs() });
  });
  await removeUnseen(ctx, sourceId, Number.MAX_SAFE_INTEGER);
  await withTransaction(ctx, async (tx) => {
    await deleteSourceRows(tx, sourceId);
    await recordAudit(tx, 'source.deleted', sourceId, {});
  });
}
