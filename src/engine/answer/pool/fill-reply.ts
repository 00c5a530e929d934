import type { Claim } from '../answer.ts';
import type { Piece } from './piece.ts';
import type { RankedPiece } from './rank-pool.ts';

/** How much a reply may show. */
export type ReplyBudget = {
  /** UTF-16 units over all pieces, white space between them counted. */
  longest: number;
  most: number;
  /** Share of the best piece's probability from which another is worth its place. */
  leastShare: number;
};

/** Where nothing is sure: the nearest pieces, as many as a shopper will read. */
export const closestBudget: ReplyBudget = { longest: 370, most: 7, leastShare: 0.02 };
/** Where one piece surely answers: it, and what is nearly as likely. */
export const sureBudget: ReplyBudget = { longest: 300, most: 4, leastShare: 0.12 };

/** Pieces looked at beyond the best. */
const LOOKED_AT = 40;
/** A longer piece must be likelier, but not in proportion: probability / length^.25. */
const LENGTH_COST = 0.25;
const SHORT = 40;

function worth({ piece, probability }: RankedPiece): number {
  return probability / Math.max(SHORT, piece.text.length) ** LENGTH_COST;
}

/** A piece's claims as they follow what was said before: without the product's name where that was just said. */
export function saidAfter(piece: Piece, before: Piece | undefined): readonly Claim[] {
  const isNamed = piece.productId !== undefined && before?.productId === piece.productId;
  return isNamed && piece.brief !== undefined ? [piece.brief] : piece.claims;
}

function lengthAfter(piece: Piece, before: Piece | undefined): number {
  return saidAfter(piece, before).reduce((sum, { text }) => sum + text.length + 1, 0);
}

/** Whether a text says nothing that another does not say too. */
function isWithin(piece: Piece, others: readonly Piece[]): boolean {
  return others.some(({ text }) => text.includes(piece.text));
}

/**
 * The pieces to show, best first: the best one, then those most worth their length that fit. Nothing is said twice.
 * `ranked` is best first; empty in, empty out.
 */
export function fillReply(ranked: readonly RankedPiece[], budget: ReplyBudget): Piece[] {
  const [best] = ranked;
  if (best === undefined) return [];
  const shown = [best.piece];
  let length = best.piece.text.length;
  const others = ranked
    .slice(1, LOOKED_AT)
    .filter(({ probability }) => probability >= budget.leastShare * best.probability)
    .sort((a, b) => worth(b) - worth(a));
  for (const { piece } of others) {
    if (shown.length >= budget.most) break;
    const more = lengthAfter(piece, shown.at(-1));
    if (length + more > budget.longest || isWithin(piece, shown)) continue;
    shown.push(piece);
    length += more;
  }
  return shown;
}
