import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Context } from '../context.ts';

const KINDS: readonly IndexKind[] = ['product', 'passage', 'faq'];
const LOOK_AGAIN_MS = 100;

/**
 * Opens every index of the context's company and waits until each is whole, so that closing the indexes leaves their
 * files: after an import, the next start then opens them instead of building them.
 */
export async function prepareIndexes(ctx: Context): Promise<void> {
  for (const kind of KINDS)
    for (const locale of await ctx.indexes.localesOf(ctx.companyId, kind))
      while ((await ctx.indexes.open(ctx.companyId, kind, locale)).degraded) {
        await sleep(LOOK_AGAIN_MS, undefined, { signal: ctx.signal });
      }
}
