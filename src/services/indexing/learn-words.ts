import { LEAST_PRODUCTS, type LearnedSynonyms } from '../../engine/query/learned/learn-synonyms.ts';
import type { SegmentState } from '../../engine/retrieval/merge.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Workers } from '../../platform/workers/create-workers.ts';
import { runOverSegments } from './run-over-segments.ts';

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
  key: { kind: IndexKind; locale: string },
  states: readonly SegmentState[],
  signal: AbortSignal,
): Promise<LearnedSynonyms> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([
      runOverSegments<LearnedSynonyms>(workers, 'learn', key, states),
      aborted.promise,
    ]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
