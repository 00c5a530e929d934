import { KeptValues } from '../memo/kept-values.ts';
import { oncePer } from '../memo/once-per.ts';
import { RecentCache } from '../platform/cache/recent-cache.ts';
import type { Database } from '../platform/database/database.ts';
import type { BaseContext } from './context.ts';

type CacheOptions = {
  maxAgeMs: number;
  maxEntries: number;
  /** The keys name the version of what they stand for, so a commit elsewhere makes no value wrong. */
  isKeyedByVersion?: boolean;
};

/**
 * A way to one `RecentCache` per open store, made when it is first asked for and gone with the store.
 *
 * Values are at most `maxAgeMs` old by the clock of the first caller; unless their keys name a version, all are dropped
 * when another process or node commits. What commits in this process is the caller's to forget, or to put into the key.
 */
export function cacheOfStore<V>({ isKeyedByVersion = false, ...limits }: CacheOptions) {
  const caches = new WeakMap<Database, RecentCache<V>>();
  return ({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): RecentCache<V> => {
    const known = caches.get(db);
    if (known) return known;
    const cache = new RecentCache<V>({ ...limits, clock });
    if (!isKeyedByVersion) db.onForeignCommit(() => cache.clear());
    caches.set(db, cache);
    return cache;
  };
}

/**
 * A way to at most `most` values per open store (or so much of what `sizeOf` says of each), gone with the store: of rows read at a
 * number of the company's changes, or at a version of the store. Whoever asks compares that with what it is now; nothing is dropped for being old.
 */
export function keptOfStore<V extends object | number | boolean>(
  most: number,
  sizeOf?: (value: V) => number,
): (store: Database) => KeptValues<V> {
  return oncePer((_store: Database) => new KeptValues<V>(most, sizeOf));
}
