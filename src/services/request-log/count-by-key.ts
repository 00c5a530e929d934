import type { Context } from '../context.ts';
import { idAt } from './id-at.ts';
import { requestsByKey } from './store.ts';

/** Requests since `fromMs` (epoch milliseconds), by key id. */
export async function countByKey(ctx: Context, fromMs: number): Promise<Map<string, number>> {
  const rows = await requestsByKey(ctx, idAt('req', fromMs));
  return new Map(rows.map(({ keyId, requests }) => [keyId, requests]));
}
