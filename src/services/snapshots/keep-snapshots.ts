import type { Context } from '../context.ts';
import { insertSnapshots, type Snapshot } from './store.ts';

export type { Snapshot } from './store.ts';

/** Keeps the texts that an answer cites, in the transaction that stores the answer, so that it can be verified later. */
export async function keepSnapshots(tx: Context, snapshots: readonly Snapshot[]): Promise<void> {
  const distinct = new Map(snapshots.map((snapshot) => [`${snapshot.sourceId}\n${snapshot.hash}`, snapshot]));
  await insertSnapshots(tx, [...distinct.values()], tx.clock.nowMs());
}
