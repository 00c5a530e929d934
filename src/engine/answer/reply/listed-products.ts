import type { Piece } from '../pieces/piece.ts';
import type { RankedPool } from '../pool/rank-pool.ts';
import type { Chosen } from '../pool/sure-features.ts';
import { lengthOf, type ReplyBudget, replyBudget, worthOf } from './fill-reply.ts';
import { meantProducts } from './meant-products.ts';

/** Chance that products are wanted from which the search's list stands in a reply beside other pieces. */
const LIST_FROM = 0.03;
/** The same where it takes only the room that all else leaves. */
const ROOM_FROM = 0.01;
const LISTED = 3;
/** Of these, those that stand below something else. */
const LISTED_BELOW = 2;

/** Chance that what a message asks for is a product, 0 to 1. */
function wantedIn({ pieces }: RankedPool): number {
  return pieces.reduce(
    (sum, { piece, probability }) => sum + (piece.kind === 'product' ? probability : 0),
    0,
  );
}

/** What is said of a product in a list. */
function lineOf({ products }: RankedPool, id: string): Piece | undefined {
  return products.find(({ product }) => product.productId === id)?.product.pieces[0];
}

/**
 * The lines of the products that a search lists (`listed`, ids, best first) that are worth their length; `undefined` where
 * hardly any product is wanted. `first` is the id of the product that a list of products begins with.
 */
export function listedLines(
  ranked: RankedPool,
  listed: readonly string[],
  first: string | undefined,
  { leastChance }: ReplyBudget,
): Piece[] | undefined {
  if (first === undefined && wantedIn(ranked) < LIST_FROM) return undefined;
  const named = first === undefined || listed.slice(0, LISTED).includes(first) ? listed : [first, ...listed];
  const meant = first === undefined ? meantProducts(ranked) : undefined;
  const ofMeant = meant === undefined ? named : named.filter((id) => meant.has(id));
  return ofMeant.slice(0, first === undefined ? LISTED_BELOW : LISTED).flatMap((id, i) => {
    const line = lineOf(ranked, id);
    if (line === undefined) return [];
    const chance = ranked.pieces.find(({ piece }) => piece === line)?.probability ?? 0;
    const isFirst = first !== undefined && i === 0;
    return isFirst || worthOf(line, chance) >= leastChance ? [line] : [];
  });
}

/**
 * What is shown as the closest with products that a search lists first (`listed`, ids) where it leaves them room, unless it is the
 * shop's rules that are asked for.
 */
export function withListed(
  { pieces, isList }: Chosen,
  ranked: RankedPool,
  listed: readonly string[],
  budget: ReplyBudget = replyBudget,
): Chosen {
  if (ranked.asked.isPolicy || (!isList && wantedIn(ranked) < ROOM_FROM)) return { pieces, isList };
  const meant = isList ? undefined : meantProducts(ranked);
  const shown = new Set(pieces.flatMap(({ productId }) => productId ?? []));
  const most = isList ? LISTED : LISTED_BELOW;
  const more: Piece[] = [];
  for (const id of listed.slice(0, LISTED)) {
    const line = lineOf(ranked, id);
    if (line === undefined || shown.has(id) || meant?.has(id) === false) continue;
    if (shown.size + more.length >= most) break;
    if (lengthOf([...pieces, ...more, line]) <= budget.longest) more.push(line);
  }
  const behind = pieces.findLastIndex(({ kind }) => kind === 'product') + 1 || pieces.length;
  return { pieces: pieces.toSpliced(behind, 0, ...more), isList };
}
