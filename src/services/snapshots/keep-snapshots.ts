import { oncePer } from '../../memo/once-per.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';
import { onCommitted } from '../transaction.ts';
import { insertSnapshots, type Snapshot } from './store.ts';

export type { Snapshot } from './store.ts';

/** Lists whose texts are known to be stored; a recalled answer comes with the same list each time. */
const storedOf = oncePer((_store: Database) =>
  oncePer((_list: readonly Snapshot[]) => ({ isStored: false })),
);

/**
 * Keeps the texts that an answer cites, in the transaction that stores the answer, so that it can be verified later.
 * Texts are never removed, so a list that was stored once is not looked at again.
 */
export async function keepSnapshots(tx: Context, snapshots: readonly Snapshot[]): Promise<void> {
  if (snapshots.length === 0 || storedOf(tx.db)(snapshots).isStored) return;
  const distinct = new Map(snapshots.map((snapshot) => [`${snapshot.sourceId}\n${snapshot.hash}`, snapshot]));
  await insertSnapshots(tx, [...distinct.values()], tx.clock.nowMs());
  onCommitted(tx, () => {
    storedOf(tx.db)(snapshots).isStored = true;
  });
}
