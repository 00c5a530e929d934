import { kept } from '../../memo/kept.ts';
import { oncePer } from '../../memo/once-per.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import type { Company, LimitPolicy } from '../companies/company.ts';
import { readCompany } from '../companies/read-company.ts';
import { recentCompanies } from '../companies/recent-companies.ts';
import type { BaseContext } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { type ApiKeyScope, isKeyValid, type StoredApiKey } from './api-key.ts';
import { isWellFormedKey } from './key-format.ts';
import { recentKeys } from './recent-keys.ts';
import { findKeyByHash, markKey } from './store.ts';

/** Whose key it is and what it may do. `limits` holds only what the operator changed, in requests per 60 s. */
export type Authenticated = {
  companyId: string;
  keyId: string;
  scopes: readonly ApiKeyScope[];
  accessEnabled: boolean;
  settings: Settings;
  limits: Readonly<Partial<Record<LimitPolicy, number>>>;
};

/** How exact `last_used_at` is. */
const useNotedEveryMs = 60_000;

/** Writes the time of use behind the request, at most once per key and minute; losing one is harmless. */
function noteUse(base: BaseContext, key: StoredApiKey, nowMs: number): void {
  if (key.lastUsedAtMs !== undefined && nowMs - key.lastUsedAtMs < useNotedEveryMs) return;
  // Changing the shared copy first keeps the next requests of this second from writing too.
  key.lastUsedAtMs = nowMs;
  markKey(base, key.keyId, 'last_used_at', nowMs).catch((error: unknown) => {
    base.log.warn({ key_id: key.keyId, error: String(error) }, 'the time of a key’s use was not stored');
  });
}

/** The hash of the key that each open connection sent last: making it anew takes longer than all other checks of a request. */
const hashOfConnection = oncePer((_connection: object) => kept({ most: 1, longest: 200 }, sha256Hex));

function hashOfKey(secret: string, connection: object | undefined): string | undefined {
  if (!isWellFormedKey(secret)) return undefined;
  return connection ? hashOfConnection(connection)(secret) : sha256Hex(secret);
}

function callerOf(base: BaseContext, key: StoredApiKey, company: Company): Authenticated | undefined {
  const nowMs = base.clock.nowMs();
  if (!isKeyValid(key, nowMs)) return undefined;
  noteUse(base, key, nowMs);
  const { companyId, accessEnabled, settings, limits } = company;
  return { companyId, keyId: key.keyId, scopes: key.scopes, accessEnabled, settings, limits };
}

async function findCaller(base: BaseContext, keyHash: string): Promise<Authenticated | undefined> {
  const key = await recentKeys(base).get(keyHash, () => findKeyByHash(base, keyHash));
  if (!key || !isKeyValid(key, base.clock.nowMs())) return undefined;
  const company = await readCompany(base, key.companyId);
  return company && callerOf(base, key, company);
}

/**
 * Whose key this is, or `undefined` for anything that opens nothing: malformed, unknown, revoked, expired.
 *
 * A malformed key is refused without a store read. What it knows is at most 0.8 s old, on the node of a change not at all;
 * while it knows enough, the answer is there at once and no promise. `connection` is what the key came through.
 */
export function authenticate(
  base: BaseContext,
  secret: string,
  connection?: object,
): Authenticated | undefined | Promise<Authenticated | undefined> {
  const keyHash = hashOfKey(secret, connection);
  if (keyHash === undefined) return undefined;
  const key = recentKeys(base).peek(keyHash);
  const company = key && recentCompanies(base).peek(key.companyId);
  return company ? callerOf(base, key, company) : findCaller(base, keyHash);
}
