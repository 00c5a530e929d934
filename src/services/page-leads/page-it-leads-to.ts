import type { Context } from '../context.ts';
import { findLead } from './store.ts';

/** The key of the page that a crawled one is another address of, by a redirect or its canonical link; `undefined` when it is none. */
export async function pageItLeadsTo(ctx: Context, urlKey: string): Promise<string | undefined> {
  const next = await findLead(ctx, urlKey);
  return next === undefined ? undefined : ((await findLead(ctx, next)) ?? next);
}
