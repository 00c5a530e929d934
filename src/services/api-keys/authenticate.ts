import { sha256Hex } from '../../platform/ids/hash.ts';
import type { Company, LimitPolicy } from '../companies/company.ts';
import { readCompany } from '../companies/read-company.ts';
import { recentCompanies } from '../companies/recent-companies.ts';
import type { BaseContext } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { isKeyValid, type Scope, type StoredApiKey } from './api-key.ts';
import { isWellFormedKey } from './key-format.ts';
import { recentKeys } from './recent-keys.ts';
import { findKeyByHash, markKey } from './store.ts';

/** Whose key it is and what it may do. `limits` holds only what the operator changed, in requests per 60 s. */
export type Authenticated = {
  companyId: string;
  keyId: string;
  scopes: readonly Scope[];
  accessEnabled: boolean;
  settings: Settings;
  limits: Readonly<Partial<Record<LimitPolicy, number>>>;
};

/** How exact `last_used_at` is (contract §14). */
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

type KeyOfConnection = { secret: string; keyHash: string };

/** The key that each open connection sent last: hashing it anew takes longer than all other checks of a request. */
const keysOfConnections = new WeakMap<object, KeyOfConnection>();

function hashOfKey(secret: string, connection: object | undefined): string | undefined {
  const known = connection && keysOfConnections.get(connection);
  if (known?.secret === secret) return known.keyHash;
  if (!isWellFormedKey(secret)) return undefined;
  const keyHash = sha256Hex(secret);
  if (connection) keysOfConnections.set(connection, { secret, keyHash });
  return keyHash;
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
