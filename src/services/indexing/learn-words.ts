import { LEAST_PRODUCTS, type LearnedSynonyms } from '../../engine/query/learned/learn-synonyms.ts';
import type { SegmentState } from '../../engine/retrieval/merge.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Workers } from '../../platform/workers/create-workers.ts';
import { BUILD_TASK } from './build-index.ts';
import type { MergeInput } from './build-task.ts';

/** What was learned of an index, and at which change of it. */
export type LearnedWords = { synonyms: LearnedSynonyms; changeSeq: number };

/** Learned again when this many changes, and this share of the products, have been written since. */
const LEAST_CHANGES = 200;
const CHANGED_SHARE = 0.2;

/** Whether an index has enough products to learn from and enough of them are new since. */
export function isLearningDue(
  kind: IndexKind,
  products: number,
  changeSeq: number,
  learned: LearnedWords | undefined,
): boolean {
  if (kind !== 'product' || products < LEAST_PRODUCTS) return false;
  if (learned === undefined) return true;
  return changeSeq - learned.changeSeq >= Math.max(LEAST_CHANGES, products * CHANGED_SHARE);
}

/** Learns which words the products use for the same thing, in a worker. Rejects when the worker does or `signal` is aborted. */
export async function learnWords(
  workers: Workers,
  { kind, locale }: { kind: IndexKind; locale: string },
  states: readonly SegmentState[],
  signal: AbortSignal,
): Promise<LearnedSynonyms> {
  signal.throwIfAborted();
  const session = workers.open(BUILD_TASK);
  try {
    const segments = states.map(({ segment, tombstones }) => ({
      buffer: segment.buffer as SharedArrayBuffer,
      tombstones,
    }));
    const input: MergeInput = { kind, locale, segments };
    const aborted = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true });
    return await Promise.race([session.call<LearnedSynonyms>('learn', input), aborted.promise]);
  } finally {
    session.release();
  }
}
