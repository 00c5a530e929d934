import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { forgetAskedQuestions } from '../faqs/asked/forget-asked-questions.ts';
import { purgeReplies } from '../idempotency/purge-replies.ts';
import { purgeTraces } from '../traces/purge-traces.ts';
import { withTransaction } from '../transaction.ts';
import { purgeEvents } from '../website-events/record-events.ts';
import { purgeWebsite } from '../website-sessions/purge-website.ts';
import { listMessages } from './messages/store.ts';
import { deleteThreads, findThreadsUpdatedBefore } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Traces are kept this long at most, and never longer than the conversations. */
const traceDays = 30;
const blockSize = 200;

/** Deletes what the company's retention time no longer covers: threads (0 days = within the hour), traces, and stored replies of over a day. */
export async function purgeExpired(ctx: Context): Promise<{ threads: number }> {
  const nowMs = ctx.clock.nowMs();
  const { retentionDays } = (await getSettings(ctx)).threads;
  let threads = 0;
  for (;;) {
    const ids = await findThreadsUpdatedBefore(ctx, nowMs - retentionDays * dayMs, blockSize);
    if (ids.length === 0) break;
    threads += await withTransaction(ctx, async (tx) => {
      await forgetAskedQuestions(tx, await listMessages(tx, ids));
      return deleteThreads(tx, ids);
    });
    ctx.signal.throwIfAborted();
  }
  await purgeWebsite(ctx);
  await purgeEvents(ctx, nowMs - retentionDays * dayMs);
  await purgeReplies(ctx, nowMs - dayMs);
  await purgeTraces(ctx, nowMs - Math.min(traceDays, retentionDays) * dayMs);
  return { threads };
}
