import { expect } from 'vitest';
import type { StoredApiKey } from '../../src/services/api-keys/api-key.ts';
import * as apiKeys from '../../src/services/api-keys/store.ts';
import type { Context } from '../../src/services/context.ts';
import { conformance } from '../support/conformance.ts';

const key = (ctx: Context, name: string, createdAtMs = 1): StoredApiKey => ({
  keyId: `${ctx.companyId}-${name}`,
  companyId: ctx.companyId,
  keyHash: `hash of ${ctx.companyId} ${name}`,
  prefix: 'aisle_sk_12345678',
  last4: 'abcd',
  name: `Schlüssel ${name}`,
  scopes: ['faqs:read'],
  createdBy: 'operator',
  createdAtMs,
  ...(name === 'ends' ? { expiresAtMs: 50 } : {}),
});

export default conformance(apiKeys, {
  findKeyByHash: async ({ store, ctx }) => {
    await store.insertKey(ctx, key(ctx, 'a'));
    const { keyHash } = key(ctx, 'a');
    return [await store.findKeyByHash(ctx, keyHash), await store.findKeyByHash(ctx, keyHash.toUpperCase())];
  },
  loadKeys: async ({ store, ctx, other }) => {
    for (const [name, at] of [
      ['b', 2],
      ['B', 2],
      ['a', 3],
      ['c', 1],
    ] as const)
      await store.insertKey(ctx, key(ctx, name, at));
    await store.insertKey(other, key(other, 'a'));
    const theirs = await store.loadKeys(other);
    expect(theirs.map(({ keyId }) => keyId)).toEqual([key(other, 'a').keyId]);
    return [await store.loadKeys(ctx), theirs];
  },
  insertKey: async ({ store, ctx }) => {
    await store.insertKey(ctx, key(ctx, 'ends'));
    const again = await store.insertKey(ctx, { ...key(ctx, 'ends'), keyId: 'new' }).then(
      () => 'stored twice',
      () => 'refused',
    );
    return [again, await store.loadKeys(ctx)];
  },
  endKey: async ({ store, ctx, other }) => {
    for (const name of ['a', 'ends']) await store.insertKey(ctx, key(ctx, name));
    await store.endKey(other, key(ctx, 'a').keyId, { column: 'revoked_at', atMs: 5 });
    const before = await store.loadKeys(ctx);
    expect(before.map(({ revokedAtMs }) => revokedAtMs)).toEqual([undefined, undefined]);
    await store.endKey(ctx, key(ctx, 'a').keyId, { column: 'revoked_at', atMs: 9 });
    await store.endKey(ctx, key(ctx, 'a').keyId, { column: 'revoked_at', atMs: 20 });
    await store.endKey(ctx, key(ctx, 'ends').keyId, { column: 'expires_at', atMs: 60 });
    const between = await store.loadKeys(ctx);
    await store.endKey(ctx, key(ctx, 'ends').keyId, { column: 'expires_at', atMs: 40 });
    return [before, between, await store.loadKeys(ctx)];
  },
  markKey: async ({ store, ctx }) => {
    for (const name of ['a', 'b']) await store.insertKey(ctx, key(ctx, name));
    await store.markKey(ctx, key(ctx, 'a').keyId, 'last_used_at', 77);
    await store.markKey(ctx, key(ctx, 'a').keyId, 'browser_seen_at', 78);
    return store.loadKeys(ctx);
  },
});
