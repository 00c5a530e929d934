import { setImmediate } from 'node:timers/promises';
import { SegmentBuilder } from '../../engine/retrieval/segment/build-segment.ts';
import { analyze } from '../../engine/text/terms/analyze.ts';
import { nativeCrc32 } from '../../platform/index-files/crc32.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Workers } from '../../platform/workers/create-workers.ts';
import type { BuildTurns } from './build-turns.ts';
import { type IndexTarget, indexRows } from './index-rows.ts';
import { segmentRules } from './segment-rules.ts';
import { countRows } from './store.ts';
import { toIndexDocument } from './to-index-document.ts';

/** Up to this many records are built at once in this thread: sooner done than sent to another. */
const SMALL_RECORDS = 2_000;
/** Beyond this many records, which take a second or two, finished blocks may answer while the rest is read. */
const LARGE_RECORDS = 5_000;
/** The first block is small, since somebody may wait for it. */
const FIRST_BLOCK_RECORDS = 1_000;
const BLOCK_RECORDS = 10_000;
/** Records between two pauses of a build in this thread. */
const SLICE_RECORDS = 50;

export type BuildDeps = { workers: Workers; turns: BuildTurns; log: Log };

/** The worker's module; beside this file under the same extension. */
export const BUILD_TASK = new URL(
  import.meta.url.endsWith('.ts') ? './build-task.ts' : './build-task.js',
  import.meta.url,
);

/**
 * One segment of every record of an index, undefined when there is none.
 *
 * A large one is built in a worker, and `onBlock` gets a segment of the first 1,000 records, then one per 10,000, as they
 * are done. Rejects only when the store does, or when `signal` is aborted: without a worker the build goes on in this thread.
 */
export async function buildIndex(
  deps: BuildDeps,
  target: IndexTarget,
  signal: AbortSignal,
  onBlock?: (block: SharedArrayBuffer) => void,
): Promise<SharedArrayBuffer | undefined> {
  const records = await countRows(target.scope, target.kind, target.locale);
  if (records === 0) return undefined;
  if (records <= SMALL_RECORDS) return buildHere(target, signal);
  const emit = records > LARGE_RECORDS ? onBlock : undefined;
  return deps.turns.run(async () => {
    const { companyId } = target.scope;
    try {
      return await buildInWorker(deps, target, signal, emit);
    } catch (error) {
      signal.throwIfAborted();
      deps.log.warn(
        { err: error, companyId },
        'An index build in a worker failed; it is done in the main thread.',
      );
      return buildHere(target, signal);
    }
  });
}

async function buildHere(target: IndexTarget, signal: AbortSignal): Promise<SharedArrayBuffer | undefined> {
  const builder = new SegmentBuilder(segmentRules(target.kind, target.locale), analyze);
  for await (const rows of indexRows(target)) {
    signal.throwIfAborted();
    for (const [i, row] of rows.entries()) {
      const document = toIndexDocument(row);
      if (document) builder.add(document);
      if (i % SLICE_RECORDS === SLICE_RECORDS - 1) await setImmediate();
    }
  }
  return builder.documentCount === 0 ? undefined : builder.pack(0, nativeCrc32);
}

async function buildInWorker(
  { workers }: BuildDeps,
  target: IndexTarget,
  signal: AbortSignal,
  onBlock: ((block: SharedArrayBuffer) => void) | undefined,
): Promise<SharedArrayBuffer | undefined> {
  const session = workers.open(BUILD_TASK);
  try {
    await session.call('begin', { kind: target.kind, locale: target.locale });
    let packed = 0;
    let count = 0;
    // The next block is read while the worker is at the one before.
    let adding: Promise<number> = Promise.resolve(0);
    for await (const rows of indexRows(target)) {
      count = await adding;
      signal.throwIfAborted();
      const block = packed === 0 ? FIRST_BLOCK_RECORDS : BLOCK_RECORDS;
      if (onBlock !== undefined && count - packed >= block) {
        onBlock(await session.call<SharedArrayBuffer>('block'));
        packed = count;
      }
      adding = session.call<number>('add', rows);
      // Its failure is met at the next await.
      adding.catch(() => undefined);
    }
    count = await adding;
    return count === 0 ? undefined : await session.call<SharedArrayBuffer>('finish');
  } finally {
    session.release();
  }
}
