import type { Database } from '../platform/database/database.ts';
import type { Context } from './context.ts';

type CompanyOfStore = Pick<Context, 'db' | 'companyId'>;

/**
 * A count per company of one kind of change that this process has committed: part of the key of what was read before,
 * so that nothing read before a change is given after it. Starts at 0 for each open store.
 */
export function companyEpochs() {
  const epochsOfStore = new WeakMap<Database, Map<string, number>>();
  return {
    /** The company's count. */
    of: ({ db, companyId }: CompanyOfStore): number => epochsOfStore.get(db)?.get(companyId) ?? 0,
    /** Counts one more; call it when the change has been committed. */
    raise({ db, companyId }: CompanyOfStore): void {
      const epochs = epochsOfStore.get(db) ?? new Map<string, number>();
      epochsOfStore.set(db, epochs);
      epochs.set(companyId, (epochs.get(companyId) ?? 0) + 1);
    },
  };
}
