import { likenessTo, ofShop, ofThing, shareOfIntents } from '../../meaning/intents/intents-of.ts';
import { zeros } from '../../text/values/zeros.ts';
import type { Asked } from '../asked/read-asked.ts';
import type { Piece } from '../pieces/piece.ts';
import { withoutDisputed } from './disputes.ts';
import { heldWords, lexicalScore } from './held-words.ts';
import {
  type PieceContext,
  pieceFeatureNames,
  pieceFeatures,
  type ScoredPiece,
  type Wish,
} from './piece-features.ts';
import { type PoolProduct, productFeatureNames, productFeatures } from './product-features.ts';
import { needOf, type ThreadContext } from './thread-context.ts';
import { type PoolWeights, poolWeights } from './weights.ts';

/** Everything that may answer a message: pieces of pages and products that may be meant. */
export type Pool = {
  asked: Asked;
  thread: ThreadContext;
  /** The product of the page that the message was typed on. */
  pageProductId?: string;
  pages: readonly Piece[];
  products: readonly PoolProduct[];
  /** What the search read from the message: an order to sort by, and how many conditions. */
  wish: Wish;
  /**
   * How like the message its passages and products are in meaning, by passage and product id, from 0 for the least like to 1;
   * absent where no model of meaning is set.
   */
  likeness?: ReadonlyMap<string, number>;
};

/** A piece with its place in the ranking. */
export type RankedPiece = {
  piece: Piece;
  score: number;
  /** Chance that it is the best of the pool to show, 0 to 1; they sum to 1. */
  probability: number;
  /** Made when asked for: those of few pieces are looked at once they are ranked. */
  features: () => readonly number[];
};

export type RankedPool = Pick<Pool, 'asked' | 'thread' | 'wish'> & {
  /** Best first; equal scores in the order of the pool. */
  pieces: readonly RankedPiece[];
  /** Products with the chance that each is meant, likeliest first. */
  products: readonly { product: PoolProduct; log: number; features: readonly number[] }[];
};

/** From this chance on a product surely is the one that a message is about. */
const MEANT = 0.8;

/** The product that a message surely is about; `undefined` where none is. Two cannot be. */
export function surelyMeant({ products }: Pick<RankedPool, 'products'>): string | undefined {
  const [first] = products;
  return first !== undefined && Math.exp(first.log) >= MEANT ? first.product.productId : undefined;
}

/** Products whose pieces are looked at. */
const MOST_PRODUCTS = 8;

/**
 * What the likest in meaning gains over the least like, in the logits' unit. Beside the fitted weights and not among them, since
 * models differ and most shops have none; of the order of what the words of a heading are worth.
 */
const LIKENESS = 1.5;

function likenessBonus({ likeness }: Pool, id: string | undefined): number {
  return LIKENESS * ((id === undefined ? undefined : likeness?.get(id)) ?? 0);
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}

function logSoftmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const log = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0)) + most;
  return scores.map((score) => score - log);
}

/** Orders products by the chance that they are meant: a conditional logit (McFadden 1974) over all of the pool. */
export function rankProducts(pool: Pool, weights: readonly number[]): RankedPool['products'] {
  const { asked, thread, pageProductId, products } = pool;
  const features = products.map((product) => productFeatures(asked, thread, pageProductId, product));
  const logs = logSoftmax(
    features.map((each, i) => dot(weights, each) + likenessBonus(pool, products[i]!.productId)),
  );
  return products
    .map((product, i) => ({ product, log: logs[i]!, features: features[i]! }))
    .sort((a, b) => b.log - a.log);
}

/**
 * Orders everything that could be shown by one scale: a conditional logit over pieces of pages and of the likeliest
 * products, fitted on shops other than those it is measured on (`bench/shops-fit.ts`).
 */
export function rankPool(pool: Pool, weights: PoolWeights = poolWeights): RankedPool {
  const products = rankProducts(
    pool,
    productFeatureNames.map((name) => weights.product[name] ?? 0),
  );
  const { asked, thread, pageProductId, wish } = pool;
  const context: PieceContext = {
    ...{ asked, thread, pageProductId, wish },
    productLog: new Map(products.map(({ product, log }) => [product.productId, log])),
    kindShare: new Map(
      products.map(({ product: { productId, kind } }) => [productId, asked.matcher.share(kind)]),
    ),
    asksShop: shareOfIntents(asked.intents, ofShop),
    asksThing: shareOfIntents(asked.intents, ofThing),
    likeAsked: likenessTo(asked.intents),
    likeLast: thread.last && likenessTo(thread.last.intents),
    need: needOf(asked, thread),
  };
  const found = [...pool.pages, ...products.slice(0, MOST_PRODUCTS).flatMap(({ product }) => product.pieces)];
  const { matcher } = asked;
  const scored = found.map((piece): ScoredPiece => {
    const held = heldWords(matcher, piece);
    return { piece, held, bm25: lexicalScore(matcher, held, piece.own.words) };
  });
  const most = scored.reduce((best, { bm25 }) => Math.max(best, bm25), 1e-9);
  for (const each of scored) each.bm25 /= most;
  const pieceWeights = pieceFeatureNames.map((name) => weights.piece[name] ?? 0);
  const row = zeros(pieceWeights.length);
  const scores = scored.map(
    (each) =>
      dot(pieceWeights, pieceFeatures(context, each, row)) +
      likenessBonus(pool, each.piece.passageId ?? each.piece.productId),
  );
  const logs = logSoftmax(scores);
  const pieces = scored
    .map((each, i): RankedPiece => {
      const features = () => pieceFeatures(context, each);
      return { piece: each.piece, score: scores[i]!, probability: Math.exp(logs[i]!), features };
    })
    .sort((a, b) => b.score - a.score);
  return { asked, thread, wish, pieces: withoutDisputed(pieces), products };
}
