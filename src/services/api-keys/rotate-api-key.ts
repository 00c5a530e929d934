import { invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { onCommitted, withTransaction } from '../transaction.ts';
import { isKeyValid, type StoredApiKey } from './api-key.ts';
import { type CreatedApiKey, createApiKey } from './create-api-key.ts';
import { recentKeys } from './recent-keys.ts';
import { endKey } from './store.ts';

/** The longest time the old key may stay valid beside the new one. */
export const longestOverlapMs = 168 * 3_600_000;

/**
 * Makes a new key with the name and scopes of `old`, which ends after the overlap (earlier if it was to expire earlier).
 *
 * An expiry of the old key is not carried over. Throws `invalid_request` when the old key has ended or the overlap is
 * not within 0 to 168 hours.
 */
export async function rotateApiKey(
  ctx: Context,
  old: StoredApiKey,
  overlapMs: number,
): Promise<CreatedApiKey> {
  const nowMs = ctx.clock.nowMs();
  if (!(overlapMs >= 0 && overlapMs <= longestOverlapMs))
    throw invalidRequest([{ pointer: '/overlap', code: 'range', detail: 'must be 0 to 168 hours' }]);
  if (!isKeyValid(old, nowMs))
    throw invalidRequest([
      { pointer: '/key', code: 'expired', detail: 'the key has been revoked or has expired' },
    ]);
  return withTransaction(ctx, async (tx) => {
    const next = await createApiKey(tx, { name: old.name, scopes: old.scopes });
    await endKey(tx, old.keyId, { column: 'expires_at', atMs: nowMs + overlapMs });
    await recordAudit(tx, 'api_key.rotated', old.keyId, { to: next.key.keyId, overlap_ms: overlapMs });
    onCommitted(tx, () => recentKeys(ctx).forget(old.keyHash));
    return next;
  });
}
