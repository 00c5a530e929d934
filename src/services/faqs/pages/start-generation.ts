import { oncePer } from '../../../memo/once-per.ts';
import type { Database } from '../../../platform/database/database.ts';
import { faultPoint } from '../../../platform/faults/fault-point.ts';
import { sha256Hex } from '../../../platform/ids/hash.ts';
import { keptOfStore } from '../../cache-of-store.ts';
import { raiseChangeSeq } from '../../companies/raise-change-seq.ts';
import type { Context } from '../../context.ts';
import type { FaqPage } from '../../faq-lookup/faq-types.ts';
import { onCommitted, withTransaction } from '../../transaction.ts';
import { forgetPageViews, type PageTarget } from './page-views.ts';
import { claimGeneration, findPage } from './store.ts';

export const generateFaqsJob = 'generate_faqs';

/** The one generation that may be queued or running for a page; enqueued in the transaction of its cause. */
export async function addGenerationJob(tx: Context, page: Pick<FaqPage, 'urlKey' | 'locale'>): Promise<void> {
  if (!tx.sql) throw new Error('A generation is enqueued in the transaction of its cause.');
  const { urlKey, locale } = page;
  await tx.queue.add(tx.sql, {
    kind: generateFaqsJob,
    companyId: tx.companyId,
    payload: { urlKey, locale },
    // Addresses are longer than an index entry may be.
    dedupeKey: sha256Hex(`${tx.companyId}\n${locale}\n${urlKey}`),
  });
  onCommitted(tx, () => {
    tx.queue.wake();
    forgetPageViews(tx);
  });
}

type Generation = { page: PageTarget; previous: FaqPage | undefined };

/**
 * Moves a page to `generating` with exactly one job, however many requests and nodes find it at once.
 *
 * `previous` is the row as it was read (`undefined` = none): whoever changes it first starts the job, the others
 * find it started. Gives back the page as it is now.
 */
export async function startGeneration(ctx: Context, input: Generation): Promise<FaqPage> {
  const page: FaqPage = { ...input.page, state: 'generating', requestedAtMs: ctx.clock.nowMs() };
  const started = await withTransaction(ctx, async (tx) => {
    // The company's lock: a job that is just ending either sees the page waiting or is done when one is added.
    await raiseChangeSeq(tx, 0);
    if (await claimGeneration(tx, page, input.previous)) {
      faultPoint('faqs:page-claimed');
      await addGenerationJob(tx, page);
      faultPoint('faqs:job-added');
      return page;
    }
    return (await findPage(tx, page.urlKey, page.locale)) ?? page;
  });
  faultPoint('faqs:started');
  return started;
}

/** Starts that are under way, so that a herd of first requests is one transaction. */
const startingOf = oncePer((_store: Database) => new Map<string, Promise<FaqPage>>());

/** When a page was last asked to be made anew, in monotonic milliseconds. */
const askedAtMsOf = keptOfStore<number>(20_000);

function keyOf(ctx: Context, page: PageTarget): string {
  return `${ctx.companyId}\n${page.locale}\n${page.urlKey}`;
}

/** `startGeneration` for requests: those of one page that come at once share one transaction. */
export async function startGenerationOnce(ctx: Context, input: Generation): Promise<FaqPage> {
  const starting = startingOf(ctx.db);
  const key = keyOf(ctx, input.page);
  const running = starting.get(key);
  if (running) return running;
  const started = startGeneration(ctx, input).finally(() => starting.delete(key));
  starting.set(key, started);
  return started;
}

const askAgainAfterMs = 10_000;

/**
 * Has a stale page made anew while its old list is served; asks at most every 10 s, and the queue knows of a running job.
 * A store that cannot write keeps nobody from reading the old list.
 */
export async function refreshInBackground(ctx: Context, page: PageTarget): Promise<void> {
  const askedAtMs = askedAtMsOf(ctx.db);
  const key = keyOf(ctx, page);
  const nowMs = ctx.clock.monotonicMs();
  const lastMs = askedAtMs.get(key);
  if (lastMs !== undefined && nowMs - lastMs < askAgainAfterMs) return;
  askedAtMs.set(key, nowMs);
  try {
    await withTransaction(ctx, (tx) => addGenerationJob(tx, page));
  } catch (error) {
    ctx.log.warn({ request_id: ctx.requestId, err: error }, 'A stale page of FAQs could not be made anew.');
  }
}
