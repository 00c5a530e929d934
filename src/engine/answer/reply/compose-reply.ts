import type { MessageKey } from '../../language/answer-messages.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import type { Answer, AnswerStatus, Claim, ProductCard } from '../../say/answer.ts';
import { frame } from '../../say/claims.ts';
import { formatLanguage } from '../../say/format.ts';
import type { Voice } from '../../say/voice.ts';
import { productCard } from '../compose-answer.ts';
import { routeOfKind } from '../pieces/kinds/table.ts';
import { narrowPiece } from '../pieces/narrow-piece.ts';
import type { Piece } from '../pieces/piece.ts';
import type { RankedPiece, RankedPool } from '../pool/rank-pool.ts';
import type { Chosen } from '../pool/sure-features.ts';
import {
  fillReply,
  goesOn,
  isAlike,
  leadsTo,
  lengthOf,
  type ReplyBudget,
  replyBudget,
  saidAfter,
} from './fill-reply.ts';
import { listedLines } from './listed-products.ts';
import { isOfMeant, meantProducts } from './meant-products.ts';
import { withoutOtherRows } from './other-rows.ts';
import { withWayToReach } from './ways-to-reach.ts';

/** Pieces that may be shown. */
const LOOKED_AT = 40;

/** The ranking with the first listed product before all else, for a message that only changes the order of a list. */
export function listFirst(ranked: RankedPool, listed: readonly string[]): RankedPool {
  const at = ranked.pieces.findIndex(
    ({ piece }) => piece.kind === 'product' && piece.productId === listed[0],
  );
  const first = ranked.pieces[at];
  if (first === undefined) return ranked;
  return { ...ranked, pieces: [first, ...ranked.pieces.filter((each) => each !== first)] };
}

/** Whether there is one of the options is said by that one before all of them: the two nearest pieces in that order. */
function variantFirst(
  pieces: readonly RankedPiece[],
  { isYesNo }: RankedPool['asked'],
): readonly RankedPiece[] {
  const [first, second, ...rest] = pieces;
  const isOneOf = first?.piece.kind === 'options' && second?.piece.kind === 'variant';
  if (!isYesNo || !isOneOf || first.piece.productId !== second.piece.productId) return pieces;
  return [second, first, ...rest];
}

/**
 * The pieces of a reply, asserted or shown as the closest alike: the likeliest, with the products that a search lists where
 * some may be wanted. `listed` are ids of found products, best first; `budget` is what they may take.
 */
export function choosePieces(
  found: RankedPool,
  listed: readonly string[],
  budget: ReplyBudget = replyBudget,
): Chosen {
  // What a customer wrote is attributed, which only what stands first is.
  const isShowable = ({ piece }: RankedPiece, i: number) => i === 0 || piece.trust !== 'review';
  const meant = meantProducts(found);
  const { asked, thread } = found;
  const nearest = found.pieces.slice(0, LOOKED_AT).filter(isShowable).filter(isOfMeant(found, meant));
  const shown = variantFirst(nearest, asked);
  const said = asked.leans > 0 && thread.last !== undefined ? [thread.last.matcher] : [];
  const matchers = [asked.matcher, ...said];
  // Who wants a person is told every way to reach one.
  const narrow =
    asked.needsPerson > 0
      ? shown
      : withoutOtherRows(
          shown.map((each) => ({ ...each, piece: narrowPiece(each.piece, matchers) })),
          asked.matcher,
        );
  const isList = narrow[0]?.piece.kind === 'product' && !asked.isPolicy;
  const first = isList ? narrow[0]!.piece.productId : undefined;
  const lines = listedLines(found, listed, first, budget);
  if (lines === undefined) return { pieces: withWayToReach(fillReply(narrow, budget), found), isList };
  const room = budget.longest - lengthOf(lines);
  const others = narrow.filter(({ piece }) => piece.kind !== 'product');
  const beside = fillReply(others, { ...budget, longest: room, longestOfPassage: room });
  if (!isList) return { pieces: [...withWayToReach(beside, found), ...lines], isList };
  return { pieces: [...lines, ...beside.filter(({ text }) => text.length <= room)], isList };
}

/** The pieces in their order, neighbours of which the same is said as one; the first by itself where it is said directly. */
function runsOf(pieces: readonly Piece[], isDirect: boolean): Piece[][] {
  const runs: Piece[][] = [];
  for (const [i, piece] of pieces.entries()) {
    const isByItself = i === 1 && isDirect && pieces[0]?.direct !== undefined;
    if (!isByItself && isAlike(piece, pieces[i - 1])) runs.at(-1)!.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** What a run of pieces says behind another piece. */
function saidTogether(run: readonly Piece[], before: Piece | undefined): readonly Claim[] {
  const [first] = run;
  if (first === undefined) return [];
  const all = run.flatMap(({ alike }) => alike ?? []);
  if (run.length === 1 || first.alike === undefined) return saidAfter(first, before);
  return [first.alike.together(all, before?.productId === first.productId)];
}

/** The first piece behind the second where that is the sentence before it. */
function inReadingOrder(pieces: readonly Piece[]): readonly Piece[] {
  const [first, second, ...rest] = pieces;
  return first !== undefined && second !== undefined && leadsTo(second, first)
    ? [second, first, ...rest]
    : pieces;
}

/** Claims of chosen pieces as a reply says them: what stands in one place follows on, another place begins a new line. */
export function claimsOf(pieces: readonly Piece[], isDirect: boolean): Claim[] {
  return runsOf(inReadingOrder(pieces), isDirect).flatMap((run, i, runs) => {
    const [piece] = run;
    if (piece === undefined) return [];
    const before = runs[i - 1]?.at(-1);
    const claims =
      i === 0 && isDirect && piece.direct !== undefined ? piece.direct() : saidTogether(run, before);
    const isSameSection = before === undefined || before.section === piece.section;
    return claims.map((claim, at) =>
      at === 0 && !isSameSection ? { ...claim, before: '\n' as const } : claim,
    );
  });
}

/** No reply of more than one piece is longer with all that is said before it, in UTF-16 units. */
export const LONGEST_REPLY = 500;

/** The pieces without the last ones as long as together they are longer than `room`, or than `budget` without going on from the first. */
function withinLongest(
  pieces: readonly Piece[],
  isDirect: boolean,
  limits: { budget: number; room: number },
): readonly Piece[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined || pieces.length === 1) return pieces;
  const length = lengthOf(claimsOf(pieces, isDirect));
  if (length <= limits.room && (length <= limits.budget || goesOn(last, first))) return pieces;
  return withinLongest(pieces.slice(0, -1), isDirect, limits);
}

/** What a reply is made of. */
export type ReplyInput = {
  ranked: RankedPool;
  chosen: Chosen;
  status: AnswerStatus;
  isYesNo: boolean;
  /** A sentence of the engine's own before all else, and the route of a message that only a person can settle. */
  opening?: MessageKey | undefined;
  route?: string | undefined;
  degraded: boolean;
};

/** What is quoted of a page first, where that is in another language. */
function foreignQuote(pieces: readonly Piece[], { language }: Voice): Piece | undefined {
  const quoted = pieces.find(({ productId }) => productId === undefined);
  return quoted === undefined || languageOf(quoted.locale) === language ? undefined : quoted;
}

/** What the engine itself says before the pieces: one hedge where they are only the closest, whose language they are in, whose opinion. */
function framesBefore(pieces: readonly Piece[], { opening, status }: ReplyInput, voice: Voice): Claim[] {
  const frames = opening === undefined ? [] : [frame(voice, opening)];
  if (status === 'partial' && pieces.length > 0) frames.push(frame(voice, 'closest'));
  const foreign = foreignQuote(pieces, voice);
  const language = foreign && formatLanguage(languageOf(foreign.locale), voice.locale);
  if (language !== undefined) frames.push(frame(voice, 'source_language', { language }));
  if (pieces[0]?.trust === 'review') frames.push(frame(voice, 'review'));
  return frames;
}

/** A reply of chosen pieces as the answer object. */
export function composeReply(input: ReplyInput, voice: Voice): Answer {
  const { ranked, chosen, status, isYesNo, opening, route, degraded } = input;
  const { isList } = chosen;
  const isDirect = status === 'answered' && isYesNo;
  const openingLength = opening === undefined ? 0 : lengthOf([frame(voice, opening)]);
  const pieces = withinLongest(chosen.pieces, isDirect, {
    budget: replyBudget.longest - openingLength,
    room: LONGEST_REPLY - lengthOf(framesBefore(chosen.pieces, input, voice)),
  });
  const [first] = pieces;
  const foreign = foreignQuote(pieces, voice);
  const isOfPages = pieces.every(({ productId }) => productId === undefined);
  return {
    status,
    route: route ?? (first === undefined ? 'none' : routeOf(first, isList)),
    engine: 'embedded',
    degraded,
    // What is said of products is in the voice's language, whatever is quoted beside it.
    locale: foreign !== undefined && isOfPages ? foreign.locale : voice.locale,
    claims: [...framesBefore(pieces, input, voice), ...claimsOf(pieces, isDirect)],
    products: cardsOf(ranked, pieces),
    suggestedQuestions: [],
  };
}

function routeOf({ kind, trust }: Piece, isList: boolean): string {
  if (isList) return 'search';
  return routeOfKind(kind) ?? (trust === 'policy' ? 'policy' : 'kb');
}

/** Cards of the products that the pieces tell of, in their order. */
function cardsOf({ products }: RankedPool, pieces: readonly Piece[]): ProductCard[] {
  const views = new Map(products.map(({ product }) => [product.productId, product.view]));
  return [...new Set(pieces.flatMap(({ productId }) => productId ?? []))].flatMap((id) => {
    const view = views.get(id);
    return view === undefined ? [] : [productCard(view.product)];
  });
}
