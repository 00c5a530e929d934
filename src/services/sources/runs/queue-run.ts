import type { Context } from '../../context.ts';
import { updateSource } from '../store.ts';

/** The kind of job that reads a source. */
export const runSourceJob = 'run_source';

/** Puts a run of a source into the queue, in the caller's transaction; one that waits or runs already is enough. */
export async function queueRun(tx: Context, sourceId: string): Promise<void> {
  if (!tx.sql) throw new Error('A run is queued in a transaction.');
  await updateSource(tx, sourceId, { status: 'queued', cancelledAtMs: null, nextRunAtMs: null });
  await tx.queue.add(tx.sql, {
    kind: runSourceJob,
    companyId: tx.companyId,
    payload: { sourceId },
    dedupeKey: `${tx.companyId} ${sourceId}`,
  });
}
