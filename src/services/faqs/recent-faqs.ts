import { cacheOfStore } from '../cache-of-store.ts';
import type { Context } from '../context.ts';
import type { Faq } from '../faq-lookup/faq-types.ts';
import { epochOf } from './pages/page-views.ts';
import { findFaq } from './store.ts';

/** The age is below the 250 ms after which a write of another node must be seen. */
const recentFaqs = cacheOfStore<Faq>({ maxAgeMs: 200, maxEntries: 5_000 });

/** One FAQ of the company as it was at most 200 ms ago, and never older than a write on this node; `undefined` = none. */
export async function findRecentFaq(ctx: Context, faqId: number): Promise<Faq | undefined> {
  const key = `${ctx.companyId}\n${epochOf(ctx)}\n${faqId}`;
  return recentFaqs(ctx).get(key, () => findFaq(ctx, faqId));
}
