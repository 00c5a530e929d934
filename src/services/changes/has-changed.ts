import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { changesAfter } from './store.ts';

const mostLookedThrough = 1_000;

/**
 * Whether one of these records was written after that change number; when too much was, or when the rows that would tell
 * are kept no more, it may have been. Exact inside a transaction that holds the company's lock (`raiseChangeSeq`).
 */
export async function hasChanged(
  ctx: Context,
  since: { changeSeq: number; now: number },
  records: readonly { kind: Tables['change']['kind']; entityId: string }[],
): Promise<boolean> {
  if (since.now === since.changeSeq) return false;
  const changes = await changesAfter(ctx, since.changeSeq, mostLookedThrough + 1);
  const isComplete = changes[0]?.change_seq === since.changeSeq + 1 && changes.length <= mostLookedThrough;
  if (!isComplete) return true;
  const names = new Set(records.map(({ kind, entityId }) => `${kind}\n${entityId}`));
  return changes.some(({ kind, entity_id }) => names.has(`${kind}\n${entity_id}`));
}
