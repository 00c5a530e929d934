import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Source, SourceProgress } from '../source.ts';
import { findSource, updateSource } from '../store.ts';

/** Why a run ended without its end: what the outside did, or what was asked of it. */
export class RunFailure extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** The run was cancelled, or its source deleted. */
export class RunCancelled extends Error {}

/** What a run works with. `ctx.signal` aborts when it is cancelled and when the process stops. */
export type Run = { ctx: Context; source: Source; runSeq: number; progress: SourceProgress };

/** What a run ended with: whether everything the source holds was seen, and what there is to report. */
export type RunOutcome = { sawEverything: boolean; report?: object };

const saveEveryMs = 500;

/** Seconds that are left at the rate so far; `undefined` before anything is known. */
export function secondsLeft(progress: SourceProgress, elapsedMs: number): number | undefined {
  const { found, indexed, unchanged, skipped, failed } = progress;
  const done = indexed + unchanged + skipped + failed;
  if (done < 3 || found <= done) return found > 0 && found <= done ? 0 : undefined;
  return Math.ceil(((found - done) * elapsedMs) / done / 1000);
}

async function saveAndLook(run: Run, startedMs: number): Promise<boolean> {
  const { ctx, source, progress } = run;
  const elapsedMs = ctx.clock.monotonicMs() - startedMs;
  const left = secondsLeft(progress, elapsedMs);
  const shown = { ...progress, ...(left === undefined ? {} : { secondsLeft: left }) };
  await updateSource(ctx, source.sourceId, { progress: shown });
  const stored = await findSource(ctx, source.sourceId);
  return stored !== undefined && stored.cancelledAtMs === undefined;
}

/**
 * Does the work of a run and meanwhile, twice a second, stores how far it is and looks whether it was cancelled.
 *
 * Throws `RunCancelled` when it was; what the work throws otherwise.
 */
export async function watched<T>(
  given: Omit<Run, 'progress'> & { progress: SourceProgress },
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const cancel = new AbortController();
  const signal = AbortSignal.any([given.ctx.signal, cancel.signal]);
  const run: Run = { ...given, ctx: { ...given.ctx, signal } };
  // Its own writes must go through when the run's signal has aborted.
  const looking: Run = given;
  const startedMs = given.ctx.clock.monotonicMs();
  const watch = (async () => {
    while (!stop.signal.aborted) {
      await sleep(saveEveryMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      if (!(await saveAndLook(looking, startedMs))) cancel.abort();
    }
  })().catch((error: unknown) => {
    given.ctx.log.warn({ err: error }, 'How far a source is could not be stored.');
  });
  try {
    const result = await work(run);
    if (cancel.signal.aborted) throw new RunCancelled();
    return result;
  } catch (error) {
    if (cancel.signal.aborted) throw new RunCancelled('The run was cancelled.', { cause: error });
    throw error;
  } finally {
    stop.abort();
    await watch;
  }
}
