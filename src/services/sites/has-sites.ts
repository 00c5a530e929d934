import type { BaseContext } from '../context.ts';
import { anySite } from './store.ts';

/** Whether any company's sites have been entered; a store from before they could be found by their ids has none. */
export async function hasSites(base: BaseContext): Promise<boolean> {
  return anySite(base);
}
