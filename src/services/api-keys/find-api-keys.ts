import type { Context } from '../context.ts';
import type { StoredApiKey } from './api-key.ts';
import { loadKeys } from './store.ts';

/** The company's keys that an operator means by an id (`key_…`), a displayed prefix (`aisle_sk_…`) or a name. */
export async function findApiKeys(ctx: Context, text: string): Promise<StoredApiKey[]> {
  const keys = await loadKeys(ctx);
  for (const isMeant of [
    (key: StoredApiKey) => key.keyId === text,
    (key: StoredApiKey) => key.prefix === text,
    (key: StoredApiKey) => key.name === text && key.revokedAtMs === undefined,
  ]) {
    const meant = keys.filter(isMeant);
    if (meant.length > 0) return meant;
  }
  return [];
}
