import type { Context } from '../context.ts';
import type { ApiKey } from './api-key.ts';
import { loadKeys } from './store.ts';

/** The company's keys, revoked and expired ones too, oldest first; never their hashes. */
export async function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  const keys = await loadKeys(ctx);
  return keys.map(({ keyHash: _hash, ...key }) => key);
}
