import type { ApiKey } from '../../services/api-keys/api-key.ts';

const time = (atMs: number | undefined) => (atMs === undefined ? null : new Date(atMs).toISOString());

/** A key as `--json` shows it; the key itself is nowhere. */
export function keyObject(key: ApiKey) {
  return {
    key_id: key.keyId,
    name: key.name,
    prefix: key.prefix,
    last4: key.last4,
    scopes: key.scopes,
    created_by: key.createdBy,
    created_at: time(key.createdAtMs),
    expires_at: time(key.expiresAtMs),
    last_used_at: time(key.lastUsedAtMs),
    revoked_at: time(key.revokedAtMs),
    browser_seen_at: time(key.browserSeenAtMs),
  };
}

/** In one word, and when: valid, revoked, expired, or until when it is valid. */
export function keyState(key: ApiKey, nowMs: number): string {
  if (key.revokedAtMs !== undefined && key.revokedAtMs <= nowMs) return `revoked ${time(key.revokedAtMs)}`;
  if (key.expiresAtMs === undefined) return 'valid';
  return key.expiresAtMs <= nowMs
    ? `expired ${time(key.expiresAtMs)}`
    : `valid until ${time(key.expiresAtMs)}`;
}
