import { cacheOfStore } from '../cache-of-store.ts';
import type { Company } from './company.ts';

/** What this process knows of companies: never older than 0.8 s, and dropped at once when another process or node commits. */
export const recentCompanies = cacheOfStore<Company>({ maxAgeMs: 800, maxEntries: 1_000 });
