import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';

const epochsOfStore = new WeakMap<Database, Map<string, number>>();

/** Counts the changes of a company's records that this process has committed; part of the key of what was read of them. */
export function changeEpochOf({ db, companyId }: Pick<Context, 'db' | 'companyId'>): number {
  return epochsOfStore.get(db)?.get(companyId) ?? 0;
}

/** Notes that such a change has been committed. */
export function raiseChangeEpoch({ db, companyId }: Pick<Context, 'db' | 'companyId'>): void {
  const epochs = epochsOfStore.get(db) ?? new Map<string, number>();
  epochsOfStore.set(db, epochs);
  epochs.set(companyId, (epochs.get(companyId) ?? 0) + 1);
}
