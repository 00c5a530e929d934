import { sha256Hex } from '../../platform/ids/hash.ts';
import { cacheOfStore } from '../cache-of-store.ts';
import type { BaseContext } from '../context.ts';
import { findSite } from './find-site.ts';
import { isOriginOf } from './origin-of-site.ts';
import { findSessionByHash, type WebsiteSession } from './store.ts';

const recentSessions = cacheOfStore<WebsiteSession>({ maxAgeMs: 800, maxEntries: 5_000 });

const wellFormed = /^aisle_ws_[\w-]{43}$/;

/**
 * The visitor whom a session token stands for on a page of this origin.
 *
 * `undefined` for a token that was never given out, is over, or comes from another origin, and when site or company have
 * since been closed to it (within a second).
 */
export async function authenticateSession(
  base: BaseContext,
  token: string,
  origin: string | undefined,
): Promise<WebsiteSession | undefined> {
  if (!wellFormed.test(token)) return undefined;
  const sessionHash = sha256Hex(token);
  const session = await recentSessions(base).get(sessionHash, () => findSessionByHash(base, sessionHash));
  if (!session || session.origin !== origin || session.expiresAtMs <= base.clock.nowMs()) return undefined;
  const found = await findSite(base, session.siteId);
  const isOpen =
    found?.company.companyId === session.companyId &&
    found.company.accessEnabled &&
    isOriginOf(found.site, origin) &&
    (session.endUserId !== undefined || !found.site.identityRequired);
  return isOpen ? session : undefined;
}
