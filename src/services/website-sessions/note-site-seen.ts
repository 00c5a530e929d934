import { keptOfStore } from '../cache-of-store.ts';
import { type BaseContext, type Context, companyContext } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { loadSeen, putSeen, type SeenHost } from './store.ts';

const notedEveryMs = 60_000;
/** Sites × hosts that are remembered; with more of them some are written a little more often. */
const mostRemembered = 10_000;
const mostShown = 20;

/** When each site and host was last written, by this process. */
const notedAtMsOf = keptOfStore<number>(mostRemembered);

/**
 * Notes that a page of that origin has asked for a site, at most once a minute for each of them: what the dashboard says of
 * an installation. An origin that is none is not noted.
 */
export async function noteSiteSeen(
  base: BaseContext,
  page: { companyId: string; siteId: string; origin: string | undefined; requestId: string },
): Promise<void> {
  const { companyId, siteId, origin } = page;
  const host = URL.parse(origin ?? '')?.host;
  if (!host) return;
  const nowMs = base.clock.nowMs();
  const times = notedAtMsOf(base.db);
  const key = `${siteId} ${host}`;
  if (nowMs - (times.get(key) ?? 0) < notedEveryMs) return;
  times.set(key, nowMs);
  const ctx = companyContext(base, companyId, { kind: 'operator' }, page.requestId);
  await withTransaction(ctx, (tx) => putSeen(tx, { siteId, host, seenAtMs: nowMs }));
}

/** Where a site of the company was seen, the latest first. */
export async function listSeen(ctx: Context, siteId: string): Promise<SeenHost[]> {
  return loadSeen(ctx, siteId, mostShown);
}
