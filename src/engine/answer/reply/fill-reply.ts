import type { Claim } from '../../say/answer.ts';
import type { Piece } from '../pieces/piece.ts';
import type { RankedPiece } from '../pool/rank-pool.ts';

/** How much a reply may show. */
export type ReplyBudget = {
  /** UTF-16 units over all pieces, white space between them counted. */
  longest: number;
  /** The same for the best sentence of a passage and others of that passage that are nearly as likely. */
  longestOfPassage: number;
  most: number;
  /** Share of the best piece's probability from which another is worth its place. */
  leastShare: number;
};

/** A reply: the nearest pieces, as many as a shopper will read. */
export const replyBudget: ReplyBudget = { longest: 346, longestOfPassage: 480, most: 7, leastShare: 0.02 };
/** The answer to a listed question: the piece that surely answers it, and what is nearly as likely. */
export const listedBudget: ReplyBudget = { longest: 340, longestOfPassage: 340, most: 5, leastShare: 0.04 };

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

/** How long claims are, the white space before each counted, in UTF-16 units. */
export function lengthOf(claims: readonly Claim[]): number {
  return claims.reduce((sum, { text }) => sum + text.length + 1, 0);
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

/** Share of the best sentence's probability from which another of its passage is nearly as likely. */
const NEARLY = 0.1;
/** Sentences of one passage that are shown before all else, and how far down the ranking they stand at most. */
const MOST_OF_PASSAGE = 3;
const NEAREST = 4;

/** Whether two pieces are sentences of one passage: what is said there goes on from one to the other. */
export function goesOn(piece: Piece, other: Piece): boolean {
  const areSentences = piece.kind === 'sentence' && other.kind === 'sentence';
  return areSentences && piece.passageId !== undefined && piece.passageId === other.passageId;
}

/**
 * The pieces to show, best first: the best one; of plain prose, whose sentences are long, the nearly as likely ones beside
 * it; then those most worth their length that fit. Nothing is said twice. `ranked` is best first; empty in, empty out.
 */
export function fillReply(ranked: readonly RankedPiece[], budget: ReplyBudget): Piece[] {
  const [best] = ranked;
  if (best === undefined) return [];
  const shown = [best.piece];
  let length = best.piece.text.length;
  const add = (pieces: readonly RankedPiece[], most: number, longest: number) => {
    for (const { piece } of pieces) {
      if (shown.length >= most) return;
      const more = lengthOf(saidAfter(piece, shown.at(-1)));
      if (length + more > longest || isWithin(piece, shown)) continue;
      shown.push(piece);
      length += more;
    }
  };
  const likely = (share: number) =>
    ranked.slice(1).filter(({ probability }) => probability >= share * best.probability);
  const beside = likely(NEARLY)
    .slice(0, NEAREST - 1)
    .filter(({ piece }) => goesOn(piece, best.piece));
  add(beside, MOST_OF_PASSAGE, budget.longestOfPassage);
  const others = likely(budget.leastShare).sort((a, b) => worth(b) - worth(a));
  add(others, budget.most, budget.longest);
  return shown;
}
