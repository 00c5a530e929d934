import { RecentCache } from '../../platform/cache/recent-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';
import type { Faq } from './faq-types.ts';
import { epochOf } from './page-views.ts';
import { findFaq } from './store.ts';

const faqsOfStore = new WeakMap<Database, RecentCache<Faq>>();

/** Below the 250 ms after which a write of another node must be seen. */
const maxAgeMs = 200;

function cacheOf(ctx: Context): RecentCache<Faq> {
  const known = faqsOfStore.get(ctx.db);
  if (known) return known;
  const cache = new RecentCache<Faq>({ maxAgeMs, maxEntries: 5_000, clock: ctx.clock });
  ctx.db.onForeignCommit(() => cache.clear());
  faqsOfStore.set(ctx.db, cache);
  return cache;
}

/** One FAQ of the company as it was at most 200 ms ago, and never older than a write on this node; `undefined` = none. */
export async function findRecentFaq(ctx: Context, faqId: number): Promise<Faq | undefined> {
  const key = `${ctx.companyId}\n${epochOf(ctx)}\n${faqId}`;
  return cacheOf(ctx).get(key, () => findFaq(ctx, faqId));
}
