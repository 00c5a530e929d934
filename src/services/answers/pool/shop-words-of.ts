import { ShopWords } from '../../../engine/answer/asked/shop-words.ts';
import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { Context } from '../../context.ts';

type Kept = { words: ShopWords; revisions: readonly number[]; madeMs: number; costMs: number };

/** Beside the index of pages, and gone with it. */
const keptOf = oncePer((_index: RetrievalIndex): { last?: Kept } => ({}));

/** Making takes at most this share of the time, however often a large shop changes. */
const REST_FACTOR = 20;

/** The words of a shop's pages and products, made again after changes; of a large shop that changes all the time, a little later. */
export function shopWordsOf(ctx: Context, indexes: readonly RetrievalIndex[]): ShopWords {
  const [first] = indexes;
  const nowMs = ctx.clock.monotonicMs();
  const revisions = indexes.map(({ revision }) => revision);
  const kept = first && keptOf(first).last;
  const isCurrent = kept?.revisions.every((revision, i) => revision === revisions[i]) === true;
  if (kept && (isCurrent || nowMs - kept.madeMs < kept.costMs * REST_FACTOR)) return kept.words;
  const words = new ShopWords(
    indexes.flatMap((index) =>
      [...index.vocabulary()].map(({ word, term, documentFrequency }) => ({
        word,
        term,
        frequency: documentFrequency,
      })),
    ),
  );
  if (first)
    keptOf(first).last = { words, revisions, madeMs: nowMs, costMs: ctx.clock.monotonicMs() - nowMs };
  return words;
}
