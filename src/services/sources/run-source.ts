import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { runSite } from './crawl/run-site.ts';
import { nextRunMs } from './patch-source.ts';
import { removeUnseen } from './runs/remove-items.ts';
import { runFeed } from './runs/run-feed.ts';
import { type Run, RunCancelled, RunFailure, type RunOutcome, watched } from './runs/run-tools.ts';
import { runUpload } from './runs/run-upload.ts';
import { noProgress, type Source, type SourceError, type SourceKind, type SourceStatus } from './source.ts';
import { findSource, updateSource } from './store.ts';

const runners: Readonly<Record<SourceKind, (run: Run) => Promise<RunOutcome>>> = {
  website: runSite,
  sitemap: runSite,
  feed: runFeed,
  upload: runUpload,
};

/** A run that a worker left behind goes on where it was; any other begins anew. */
async function begin(ctx: Context, source: Source): Promise<Source> {
  if (source.status === 'running') return source;
  const begun = { status: 'running', runSeq: source.runSeq + 1, progress: noProgress() } as const;
  const startedAtMs = ctx.clock.nowMs();
  await withTransaction(ctx, async (tx) => {
    await updateSource(tx, source.sourceId, {
      ...begun,
      startedAtMs,
      finishedAtMs: null,
      cancelledAtMs: null,
    });
  });
  return { ...source, ...begun, startedAtMs };
}

/** Records how a run ended and when the source is read again. */
export async function endRun(
  ctx: Context,
  source: Pick<Source, 'sourceId' | 'options'>,
  end: { status: SourceStatus; error?: SourceError; report?: object | null; progress?: Source['progress'] },
): Promise<void> {
  const nowMs = ctx.clock.nowMs();
  await withTransaction(ctx, async (tx) => {
    await updateSource(tx, source.sourceId, {
      status: end.status,
      finishedAtMs: nowMs,
      cancelledAtMs: null,
      error: end.error ?? null,
      nextRunAtMs: nextRunMs(source.options.everyHours, nowMs),
      ...(end.report === undefined ? {} : { report: end.report }),
      ...(end.progress === undefined ? {} : { progress: end.progress }),
    });
  });
}

/** How a run reads its source. One whose options are lost is not read: they may have kept pages out. */
function runnerOf({ kind, areOptionsLost }: Source): (run: Run) => Promise<RunOutcome> {
  if (!areOptionsLost) return runners[kind];
  return async () => {
    throw new RunFailure(
      'options_lost',
      'How this source is to be read is stored in a form that cannot be read. Set its options again.',
    );
  };
}

/**
 * Reads a source: what it holds is searchable as it comes. A run that saw everything removes what it did not find any more;
 * one that failed or was cancelled removes nothing.
 */
export async function runSource(ctx: Context, sourceId: string): Promise<void> {
  const found = await findSource(ctx, sourceId);
  if (!found || (found.status !== 'queued' && found.status !== 'running')) return;
  const source = await begin(ctx, found);
  const progress = { ...noProgress(), ...source.progress };
  const { runSeq } = source;
  try {
    const { sawEverything, report } = await watched({ ctx, source, runSeq, progress }, runnerOf(source));
    if (sawEverything) progress.removed = await removeUnseen(ctx, sourceId, runSeq);
    await endRun(ctx, source, { status: 'ok', report: report ?? null, progress });
  } catch (error) {
    if (error instanceof RunCancelled) await endRun(ctx, source, { status: 'cancelled', progress });
    else if (error instanceof RunFailure && !ctx.signal.aborted)
      await endRun(ctx, source, {
        status: 'failed',
        error: { code: error.code, detail: error.message },
        progress,
      });
    else throw error;
  }
}
