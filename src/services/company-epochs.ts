import { oncePer } from '../memo/once-per.ts';
import type { Database } from '../platform/database/database.ts';
import type { Context } from './context.ts';

type CompanyOfStore = Pick<Context, 'db' | 'companyId'>;

/**
 * A count per company of one kind of change that this process has committed: part of the key of what was read before,
 * so that nothing read before a change is given after it. Starts at 0 for each open store.
 */
export function companyEpochs() {
  const epochsOf = oncePer((_store: Database) => new Map<string, number>());
  return {
    /** The company's count. */
    of: ({ db, companyId }: CompanyOfStore): number => epochsOf(db).get(companyId) ?? 0,
    /** Counts one more; call it when the change has been committed. */
    raise({ db, companyId }: CompanyOfStore): void {
      const epochs = epochsOf(db);
      epochs.set(companyId, (epochs.get(companyId) ?? 0) + 1);
    },
  };
}
