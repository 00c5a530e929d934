import type { BaseContext } from '../context.ts';
import { markKey } from './store.ts';

/** Notes that a secret key was sent by a browser, for the key's row in the dashboard and `aisle key list`. */
export async function flagBrowserUse(base: BaseContext, keyId: string): Promise<void> {
  await markKey(base, keyId, 'browser_seen_at', base.clock.nowMs());
}
