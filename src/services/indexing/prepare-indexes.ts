import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Context } from '../context.ts';
import { countRows } from './store.ts';

const KINDS: readonly IndexKind[] = ['product', 'passage', 'faq'];
const LOOK_AGAIN_MS = 100;
/** Building a larger one takes more memory than all of an import, and the server must hold it anyway. */
const MOST_RECORDS = 50_000;

/**
 * Opens the indexes of the context's company and waits until each is whole, so that closing the indexes leaves their
 * files: after an import, the next start then opens them instead of building them. Those of more than `mostRecords` records
 * are left to the server; returns how many records the largest of these has, 0 when there is none.
 */
export async function prepareIndexes(
  ctx: Context,
  { mostRecords = MOST_RECORDS }: { mostRecords?: number } = {},
): Promise<number> {
  let largestLeft = 0;
  for (const kind of KINDS)
    for (const locale of await ctx.indexes.localesOf(ctx.companyId, kind)) {
      const records = await countRows({ db: ctx.db, companyId: ctx.companyId }, kind, locale);
      if (records > mostRecords) {
        largestLeft = Math.max(largestLeft, records);
        continue;
      }
      while ((await ctx.indexes.open(ctx.companyId, kind, locale)).degraded) {
        await sleep(LOOK_AGAIN_MS, undefined, { signal: ctx.signal });
      }
    }
  return largestLeft;
}
