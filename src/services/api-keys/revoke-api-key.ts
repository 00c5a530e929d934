import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { onCommitted, withTransaction } from '../transaction.ts';
import type { StoredApiKey } from './api-key.ts';
import { recentKeys } from './recent-keys.ts';
import { endKey } from './store.ts';

/** Ends a key now: the next request on this node is refused, on any other within a second. Revoking twice changes nothing. */
export async function revokeApiKey(ctx: Context, key: StoredApiKey): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await endKey(tx, key.keyId, { column: 'revoked_at', atMs: tx.clock.nowMs() });
    await recordAudit(tx, 'api_key.revoked', key.keyId, { prefix: key.prefix });
    onCommitted(tx, () => recentKeys(ctx).forget(key.keyHash));
  });
}
