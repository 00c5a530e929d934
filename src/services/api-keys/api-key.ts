/** What a key may do; no scope implies another. */
export const scopes = [
  'messages:write',
  'faqs:read',
  'search:read',
  'threads:read',
  'threads:delete',
  'knowledge:write',
  'catalog:write',
  'analytics:read',
  'settings:write',
] as const;

export type ApiKeyScope = (typeof scopes)[number];

/** The scopes of a key that was made without naming any: the three public operations. */
export const defaultScopes: readonly ApiKeyScope[] = ['messages:write', 'faqs:read', 'search:read'];

/** A key as it may be shown: the key itself is in no store. */
export type ApiKey = {
  keyId: string;
  companyId: string;
  /** `aisle_sk_` and the next 8 characters. */
  prefix: string;
  last4: string;
  name: string;
  scopes: readonly ApiKeyScope[];
  createdBy: string;
  createdAtMs: number;
  expiresAtMs?: number;
  /** ± 60 s. */
  lastUsedAtMs?: number;
  revokedAtMs?: number;
  /** When the key was last sent by a browser. */
  browserSeenAtMs?: number;
};

/** The row of a key, found by the SHA-256 of the whole key. */
export type StoredApiKey = ApiKey & { keyHash: string };

/** Whether the key opens anything at `nowMs`: an expiry ends it at that very moment. */
export function isKeyValid(key: ApiKey, nowMs: number): boolean {
  return (
    (key.revokedAtMs === undefined || key.revokedAtMs > nowMs) &&
    (key.expiresAtMs === undefined || key.expiresAtMs > nowMs)
  );
}
