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
export const closestBudget: ReplyBudget = { longest: 346, most: 7, leastShare: 0.02 };
/** Where one piece surely answers: it, and what is nearly as likely. */
export const sureBudget: ReplyBudget = { longest: 340, most: 5, leastShare: 0.04 };

/** A longer piece must be likelier, but not in proportion: probability / length^.4. */
const LENGTH_COST = 0.4;
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

/** Share of a sentence's words from which another says the same: pages repeat their rules. */
const SAME = 0.75;

/** Whether a sentence of a page says what another does in nearly the same words and with no other figure. */
function repeats({ own, productId, table }: Piece, other: Piece): boolean {
  if (productId !== undefined || table !== undefined || own.terms.length === 0) return false;
  const said = new Set(other.own.terms);
  const missing = own.terms.filter((term) => !said.has(term));
  return missing.length / own.terms.length <= 1 - SAME && !missing.some((term) => /\p{Nd}/u.test(term));
}

/** Whether a piece says nothing that others do not say too; a cell stands in its row and in its column. */
function isWithin(piece: Piece, others: readonly Piece[]): boolean {
  if (others.some((other) => other.text.includes(piece.text) || repeats(piece, other))) return true;
  const cells = new Set(others.flatMap(({ table }) => table?.cells.map(({ id }) => id) ?? []));
  return piece.table?.cells.every(({ id }) => cells.has(id)) ?? false;
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
    .slice(1)
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
