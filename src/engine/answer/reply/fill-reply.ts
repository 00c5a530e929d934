import { pointsAtBefore } from '../../question/points-back.ts';
import { understand } from '../../question/understand.ts';
import type { Claim } from '../../say/answer.ts';
import type { Piece } from '../pieces/piece.ts';
import type { RankedPiece } from '../pool/rank-pool.ts';

/** How much a reply may show. */
export type ReplyBudget = {
  /** UTF-16 units over all pieces, white space between them counted. */
  longest: number;
  /** The same up to a sentence that goes on from the best one. */
  longestOfPassage: number;
  most: number;
  /** Chance of being the best, by UTF-16 unit, from which another piece is worth the reading. */
  leastChance: number;
};

/** A reply: what a shopper will read, the less the surer its first piece is. */
export const replyBudget: ReplyBudget = {
  longest: 455,
  longestOfPassage: 475,
  most: 7,
  leastChance: 1 / 3150,
};
/** The budget of one of several questions that a reply answers. */
export function budgetOf(parts: number): ReplyBudget {
  const { longest, longestOfPassage } = replyBudget;
  return { ...replyBudget, longest: longest / parts, longestOfPassage: longestOfPassage / parts };
}

/** The answer to a listed question: the piece that surely answers it, and what is nearly as likely. */
export const listedBudget: ReplyBudget = {
  longest: 340,
  longestOfPassage: 340,
  most: 5,
  leastChance: 1 / 2500,
};

/** A shorter piece costs as much to read, in UTF-16 units. */
const SHORT = 40;

/** Who has read the best piece reads on in its passage, and about the same page or product, at these parts of the cost. */
const GOES_ON = 1 / 3;
const SAME_PLACE = 0.7;

/** Chance of a piece by what it costs to read, in UTF-16 units. */
export function worthOf({ text }: Piece, probability: number): number {
  return probability / Math.max(SHORT, text.length);
}

/** A sentence that names what the best one only points at ("This does not apply to them") is worth at least this chance. */
const POINTED_AT = 0.05;

/** The same behind the best one. */
function worthBehind(piece: Piece, probability: number, best: Piece): number {
  const nearness = goesOn(piece, best) ? GOES_ON : piece.place === best.place ? SAME_PLACE : 1;
  return worthOf(piece, probability) / nearness;
}

/** A piece's claims as they follow what was said before: without the product's name, or that of a list, where it was just said. */
export function saidAfter(piece: Piece, before: Piece | undefined): readonly Claim[] {
  const isNamed =
    piece.lead === undefined
      ? piece.productId !== undefined && before?.productId === piece.productId
      : before?.lead === piece.lead && before.place === piece.place;
  return isNamed && piece.brief !== undefined ? [piece.brief()] : piece.claims();
}

/** Whether of two options of one product the same is said: they are said together. */
export function isAlike({ alike, productId }: Piece, before: Piece | undefined): boolean {
  return alike !== undefined && before?.alike?.said === alike.said && before.productId === productId;
}

/** How much longer a reply becomes by a piece behind another, in UTF-16 units. */
function lengthAfter(piece: Piece, before: Piece | undefined): number {
  return isAlike(piece, before)
    ? lengthOf([{ text: `${piece.alike?.name},` }])
    : lengthOf(saidAfter(piece, before));
}

/** How long claims or pieces are, the white space before each counted, in UTF-16 units. */
export function lengthOf(said: readonly { text: string }[]): number {
  return said.reduce((sum, { text }) => sum + text.length + 1, 0);
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

/** Whether two pieces are sentences of one passage: what is said there goes on from one to the other. */
export function goesOn(piece: Piece, other: Piece): boolean {
  const areSentences = piece.kind === 'sentence' && other.kind === 'sentence';
  return areSentences && piece.passageId !== undefined && piece.passageId === other.passageId;
}

/** Whether a sentence stands right before another in its passage. */
export function leadsTo(piece: Piece, other: Piece): boolean {
  return goesOn(piece, other) && other.before !== undefined && other.before === piece.own;
}

/** The sentence before the best piece where that opens with a word for what was named there. */
function pointedAt(best: Piece, others: readonly RankedPiece[]): RankedPiece | undefined {
  const before = others.find(({ piece }) => leadsTo(piece, best));
  return before && pointsAtBefore(understand(best.text, best.locale)) ? before : undefined;
}

/**
 * The best piece, then those most worth their length (the greedy fill of a knapsack: Dantzig 1957) down to the first that does
 * not fit, so that nothing stands in the place of what is likelier. Nothing is said twice.
 */
function fillFromBest(ranked: readonly RankedPiece[], budget: ReplyBudget): RankedPiece[] {
  const [best, ...others] = ranked;
  if (best === undefined) return [];
  const shown = [best];
  let length = best.piece.text.length;
  const before = pointedAt(best.piece, others);
  const worthy = others
    .map((other) => {
      const { piece, probability } = other;
      const chance = other === before ? Math.max(probability, POINTED_AT) : probability;
      return { other, worth: worthBehind(piece, chance, best.piece) };
    })
    .filter(({ worth }) => worth >= budget.leastChance)
    .sort((a, b) => b.worth - a.worth);
  for (const { other } of worthy) {
    const pieces = shown.map(({ piece }) => piece);
    if (shown.length >= budget.most) break;
    if (isWithin(other.piece, pieces)) continue;
    length += lengthAfter(other.piece, pieces.at(-1));
    if (length > (goesOn(other.piece, best.piece) ? budget.longestOfPassage : budget.longest)) break;
    shown.push(other);
  }
  return shown;
}

/** Pieces that a reply may begin with, and how much more use it must be to begin with another than the best. */
const BEGUN_WITH = 4;
const MORE_USE = 0.015;

/** Chance that one of the pieces is the best of the pool, less what they cost to read at the least chance worth it. */
function useOf(shown: readonly RankedPiece[], { leastChance }: ReplyBudget): number {
  const cost = leastChance * lengthOf(shown.map(({ piece }) => piece));
  return shown.reduce((sum, { probability }) => sum + probability, 0) - cost;
}

/**
 * The pieces to show: the best one and those worth their length behind it; without it where it is so long that it takes the
 * room of others which together are likelier to answer. `ranked` is best first; empty in, empty out.
 */
export function fillReply(ranked: readonly RankedPiece[], budget: ReplyBudget): Piece[] {
  let shown = fillFromBest(ranked, budget);
  let least = useOf(shown, budget) + MORE_USE;
  let left = 1;
  for (let skipped = 1; skipped < Math.min(BEGUN_WITH, ranked.length); skipped++) {
    // No reply is of more use than all that is left is likely: behind a sure piece none is tried.
    left -= ranked[skipped - 1]!.probability;
    if (left <= least) break;
    const other = fillFromBest(ranked.slice(skipped), budget);
    const use = useOf(other, budget);
    if (use <= least) continue;
    shown = other;
    least = use;
  }
  return shown.map(({ piece }) => piece);
}
