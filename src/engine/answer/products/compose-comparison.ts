import type { Answer } from '../../say/answer.ts';
import { frame } from '../../say/claims.ts';
import type { Voice } from '../../say/voice.ts';
import { productCard } from '../compose-answer.ts';
import type { Piece } from '../pieces/piece.ts';
import type { PoolProduct } from '../pool/product-features.ts';
import type { RankedPool } from '../pool/rank-pool.ts';
import { claimsOf, composeReply } from '../reply/compose-reply.ts';
import { lengthOf } from '../reply/fill-reply.ts';
import { type Comparison, partsWithin } from './compare-products.ts';

/** Pieces of each product beside what tells the two apart. */
const MOST_PIECES = 2;
/** Of these, and of all together, in UTF-16 units. */
const LONGEST_PIECES = 240;
const LONGEST = 480;

/** The likeliest pieces of each of the products, in turn: what is known of one is held against the other. */
function piecesOf({ pieces }: RankedPool, products: readonly PoolProduct[]): Piece[] {
  const own = products.map(({ productId }) =>
    pieces
      .map(({ piece }) => piece)
      .filter((piece) => piece.productId === productId && piece.kind !== 'product')
      .slice(0, MOST_PIECES),
  );
  const inTurn = Array.from({ length: MOST_PIECES }, (_, i) => own.flatMap((some) => some[i] ?? [])).flat();
  const shown: Piece[] = [];
  for (const piece of inTurn)
    if (lengthOf(claimsOf([...shown, piece], false)) <= LONGEST_PIECES) shown.push(piece);
  return shown;
}

/**
 * Products side by side where no row states what is asked: what is nearest to the message of each, and what tells them apart
 * (`parts`), as much as one reads; said as the closest. What differs is first where that is asked for.
 */
export function composeComparison(
  ranked: RankedPool,
  {
    products,
    parts,
    asksToCompare,
  }: { products: readonly PoolProduct[]; parts: Comparison['parts']; asksToCompare: boolean },
  degraded: boolean,
  voice: Voice,
): { answer: Answer; pieces: readonly Piece[] } {
  const pieces = asksToCompare ? [] : piecesOf(ranked, products);
  const chosen = { pieces, isList: true };
  const said = {
    ranked,
    chosen,
    status: 'partial',
    isYesNo: false,
    route: 'compare',
    degraded,
  } as const;
  const answer = composeReply(said, voice);
  const hedge = asksToCompare ? [frame(voice, 'closest')] : [];
  const claims = [...hedge, ...answer.claims];
  for (const claim of partsWithin(parts, LONGEST, lengthOf(claims)))
    claims.push(claims.length === hedge.length ? claim : { ...claim, before: '\n' });
  const cards = products.map(({ view }) => productCard(view.product));
  return { answer: { ...answer, claims, products: cards }, pieces };
}
