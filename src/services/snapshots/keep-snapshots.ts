import { KeptValues } from '../../memo/kept-values.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';
import { onCommitted } from '../transaction.ts';
import { insertSnapshots, type Snapshot } from './store.ts';

export type { Snapshot } from './store.ts';

const MOST_KNOWN = 5_000;

/** Texts that are known to be stored, by company, source and hash: the same pages are cited again and again. */
const storedOf = oncePer((_store: Database) => new KeptValues<true>(MOST_KNOWN));

/**
 * Keeps the texts that an answer cites, in the transaction that stores the answer, so that it can be verified later.
 * Texts are never removed, so one that was stored once is not looked at again.
 */
export async function keepSnapshots(tx: Context, snapshots: readonly Snapshot[]): Promise<void> {
  const stored = storedOf(tx.db);
  const distinct = new Map(
    snapshots.map((snapshot) => [`${tx.companyId}\n${snapshot.sourceId}\n${snapshot.hash}`, snapshot]),
  );
  const fresh = [...distinct].filter(([key]) => stored.get(key) === undefined);
  if (fresh.length === 0) return;
  await insertSnapshots(
    tx,
    fresh.map(([, snapshot]) => snapshot),
    tx.clock.nowMs(),
  );
  onCommitted(tx, () => {
    for (const [key] of fresh) stored.set(key, true);
  });
}
