import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';
import { onCommitted } from '../transaction.ts';
import { insertSnapshots, type Snapshot } from './store.ts';

export type { Snapshot } from './store.ts';

/** Lists whose texts are known to be stored; a recalled answer comes with the same list each time. */
const storedLists = new WeakMap<Database, WeakSet<readonly Snapshot[]>>();

/**
 * Keeps the texts that an answer cites, in the transaction that stores the answer, so that it can be verified later.
 * Texts are never removed, so a list that was stored once is not looked at again.
 */
export async function keepSnapshots(tx: Context, snapshots: readonly Snapshot[]): Promise<void> {
  if (snapshots.length === 0 || storedLists.get(tx.db)?.has(snapshots)) return;
  const distinct = new Map(snapshots.map((snapshot) => [`${snapshot.sourceId}\n${snapshot.hash}`, snapshot]));
  await insertSnapshots(tx, [...distinct.values()], tx.clock.nowMs());
  onCommitted(tx, () => {
    const stored = storedLists.get(tx.db) ?? new WeakSet();
    storedLists.set(tx.db, stored.add(snapshots));
  });
}
