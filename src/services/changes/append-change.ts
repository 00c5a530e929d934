import type { Tables } from '../../platform/database/tables.ts';
import { raiseChangeSeq } from '../companies/raise-change-seq.ts';
import type { Context } from '../context.ts';
import { onCommitted } from '../transaction.ts';
import { raiseChangeEpoch } from './change-epoch.ts';
import { insertChanges } from './store.ts';

/** What an index must look at again. A deleted record is a change too: the follower finds no row. */
export type Change = { kind: Tables['change']['kind']; entityId: string; locale: string };

const rowsPerStatement = 4_000;

/**
 * Writes the changes of a transaction and returns the company's new change number.
 *
 * The row lock it takes puts the commits of one company in the order of their numbers; call it last, it is held
 * until the commit. After the commit: `ctx.indexes.apply(companyId, changeSeq)` and `ctx.db.announce(...)`.
 */
export async function appendChange(tx: Context, changes: readonly Change[]): Promise<number> {
  const last = await raiseChangeSeq(tx, changes.length);
  const first = last - changes.length + 1;
  const nowMs = tx.clock.nowMs();
  for (let from = 0; from < changes.length; from += rowsPerStatement)
    await insertChanges(
      tx,
      changes.slice(from, from + rowsPerStatement).map((change, i) => ({
        change_seq: first + from + i,
        kind: change.kind,
        entity_id: change.entityId,
        locale: change.locale,
        created_at: nowMs,
      })),
    );
  onCommitted(tx, () => raiseChangeEpoch(tx));
  return last;
}
