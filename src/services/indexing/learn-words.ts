import {
  LEAST_PRODUCTS,
  type LearnedSynonyms,
  nothingLearned,
} from '../../engine/query/learned/learn-synonyms.ts';
import type { SegmentState } from '../../engine/retrieval/merge.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { IndexKey } from '../../platform/index-files/index-files.ts';
import type { Log } from '../../platform/log/log.ts';
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

/** What one index has learned of its words, learned again as its documents change. */
export class WordLearner {
  readonly #deps: { workers: Workers; log: Log };
  readonly #key: IndexKey & { kind: IndexKind };
  /** Aborted when the index is closed. */
  readonly #ending: AbortSignal;
  /** What is known; its owner sets what was found in files. */
  learned: LearnedWords | undefined;

  constructor(
    deps: { workers: Workers; log: Log },
    key: IndexKey & { kind: IndexKind },
    ending: AbortSignal,
  ) {
    this.#deps = deps;
    this.#key = key;
    this.#ending = ending;
  }

  /**
   * Learns, when it is due, from the segments that `seal` gives: all documents as of `changeSeq`. Resolves to whether there
   * is something new to keep with the files. When learning fails nothing counts as learned until it is due again.
   */
  async learnIfDue(
    documentCount: number,
    changeSeq: number,
    seal: () => Promise<readonly SegmentState[]>,
  ): Promise<boolean> {
    if (!isLearningDue(this.#key.kind, documentCount, changeSeq, this.learned)) return false;
    const segments = await seal();
    try {
      this.learned = { synonyms: await this.#learn(segments), changeSeq };
      return true;
    } catch (error) {
      if (this.#ending.aborted) return false;
      const { log } = this.#deps;
      log.warn({ err: error, ...this.#key }, 'What a catalogue calls its products could not be learned.');
      this.learned = { synonyms: nothingLearned(documentCount), changeSeq };
      return false;
    }
  }

  /** Which words the products use for the same thing. Rejects when the worker does or the index is closed. */
  async #learn(states: readonly SegmentState[]): Promise<LearnedSynonyms> {
    this.#ending.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(this.#ending.reason);
    this.#ending.addEventListener('abort', abort);
    try {
      const learning = runOverSegments<LearnedSynonyms>(this.#deps.workers, 'learn', this.#key, states);
      return await Promise.race([learning, aborted.promise]);
    } finally {
      this.#ending.removeEventListener('abort', abort);
    }
  }
}
