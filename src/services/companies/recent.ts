import { RecentCache } from '../../platform/cache/recent-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredApiKey } from '../api-keys/api-key.ts';
import type { BaseContext } from '../context.ts';
import type { Company } from './company.ts';

type Recent = { companies: RecentCache<Company>; keys: RecentCache<StoredApiKey> };

/** Well under the promised second, so that a lost notice still keeps a revocation within it (contract §14). */
const maxAgeMs = 800;

const recentOfStore = new WeakMap<Database, Recent>();

/**
 * What this process knows of companies and keys, per open store; never older than 0.8 s, and dropped at once when
 * another process or node commits.
 */
export function recent(base: Pick<BaseContext, 'db' | 'clock'>): Recent {
  const known = recentOfStore.get(base.db);
  if (known) return known;
  const caches: Recent = {
    companies: new RecentCache({ maxAgeMs, maxEntries: 1_000, clock: base.clock }),
    keys: new RecentCache({ maxAgeMs, maxEntries: 5_000, clock: base.clock }),
  };
  base.db.onForeignCommit(() => {
    caches.companies.clear();
    caches.keys.clear();
  });
  recentOfStore.set(base.db, caches);
  return caches;
}
