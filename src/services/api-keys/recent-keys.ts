import { cacheOfStore } from '../cache-of-store.ts';
import type { StoredApiKey } from './api-key.ts';

/**
 * What this process knows of keys, by their hashes; dropped at once when another process or node commits. The age is
 * well under the promised second, so that a lost notice still keeps a revocation within it.
 */
export const recentKeys = cacheOfStore<StoredApiKey>({ maxAgeMs: 800, maxEntries: 5_000 });
