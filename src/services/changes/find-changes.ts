import type { RowScope } from '../transaction.ts';
import { type ChangeRow, changesAfter } from './store.ts';

export type { ChangeRow } from './store.ts';

/** The company's changes after a number, in order, `limit` at most. */
export async function findChanges(scope: RowScope, changeSeq: number, limit: number): Promise<ChangeRow[]> {
  return changesAfter(scope, changeSeq, limit);
}
