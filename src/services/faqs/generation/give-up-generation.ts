import type { Sql } from '../../../platform/database/database.ts';
import { faultPoint } from '../../../platform/faults/fault-point.ts';
import type { Context } from '../../context.ts';
import { onCommitted, withTransaction } from '../../transaction.ts';
import { negativeCacheMs } from '../pages/page-state.ts';
import { forgetPageViews } from '../pages/page-views.ts';
import { failGeneration, findPage } from '../pages/store.ts';
import type { GenerationInput } from './generation-job.ts';

/**
 * Ends the waiting of a page whose job is given up: `generation_failed` for 10 minutes, in the transaction in which `bury`
 * ends the job. A page that shows an older list keeps it.
 */
export async function giveUpGeneration(
  ctx: Context,
  input: GenerationInput,
  bury: (sql: Sql) => Promise<boolean>,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    if (!(await bury(tx.sql!))) return;
    faultPoint('faqs:buried');
    const page = await findPage(tx, input.urlKey, input.locale);
    if (page) await failGeneration(tx, page, tx.clock.nowMs() + negativeCacheMs);
    onCommitted(tx, () => forgetPageViews(tx));
    faultPoint('faqs:page-failed');
  });
}
