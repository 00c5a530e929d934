import { placesOfIntents } from '../../meaning/intents/intents-of.ts';
import type { Piece } from '../pieces/piece.ts';
import { pieceFeatureNames } from '../pool/piece-features.ts';
import type { RankedPool } from '../pool/rank-pool.ts';
import type { Chosen } from '../pool/sure-features.ts';
import { statesWay } from '../talk/states-way.ts';
import type { AskedWay } from '../talk/way-asked.ts';
import { aboutMatters } from './about-matters.ts';
import { goesOn, lengthOf, type ReplyBudget } from './fill-reply.ts';

/** Pieces among which a way to reach the shop is near enough to be what was asked for. */
const NEAREST = 5;
const REACH = pieceFeatureNames.indexOf('reach');

/** What of a ranked pool tells how to reach a person, by the way that the message names first, then what is of no special matter. */
function waysToReach({ pieces, asked }: Pick<RankedPool, 'pieces' | 'asked'>): Piece[] {
  const ways = pieces.filter(({ features }) => features()[REACH]! > 0).map(({ piece }) => piece);
  return byWay(ways, asked.wayNamed ?? 'any');
}

const ofReaching = placesOfIntents([
  'contact_phone',
  'contact_email',
  'contact_chat_social',
  'contact_person',
]);

/** How much a piece is about reaching the shop and not about jobs, returns or the press, 0 to 3. */
const generality = (piece: Piece) => aboutMatters(piece, ofReaching);

/** From this many ways on a section is one of ways to reach the shop, and what that adds to the generality of each. */
const WAYS_OF_SECTION = 3;
const IN_SUCH_SECTION = 0.5;

/** The pieces that state a way before the others, those of no special matter before those of one. */
function byWay(pieces: readonly Piece[], way: AskedWay): Piece[] {
  const ofSection = Map.groupBy(
    pieces.filter(({ kind }) => kind !== 'column'),
    ({ section }) => section,
  );
  const isOfWays = ({ section }: Piece) => (ofSection.get(section)?.length ?? 0) >= WAYS_OF_SECTION;
  return pieces
    .map((piece) => ({
      piece,
      states: statesWay(piece.text, piece.locale, way),
      general: generality(piece) + (isOfWays(piece) ? IN_SUCH_SECTION : 0),
    }))
    .sort((a, b) => b.states - a.states || b.general - a.general)
    .map(({ piece }) => piece);
}

/** The way to reach the shop that is among what is nearest to a message of which nothing else is told. */
export function nearestWayToReach({
  pieces,
  asked,
}: Pick<RankedPool, 'pieces' | 'asked'>): Piece | undefined {
  return waysToReach({ pieces: pieces.slice(0, NEAREST), asked })[0];
}

/** How to reach a person and nothing else; `undefined` where the shop does not tell. */
export function onlyWayToReach(ranked: Pick<RankedPool, 'pieces' | 'asked'>): Chosen | undefined {
  const [way] = waysToReach(ranked);
  return way && { pieces: [way], isList: false };
}

/** From this generality on a piece tells a way for any matter. */
const FOR_ANY = 0.3;

/** Ways that are told to who asks for one. */
const MOST_WAYS = 3;

/** The telephone and the address of email that are for any matter, where the pieces state such. */
function bestOfEach(pieces: readonly Piece[]): Piece[] {
  return (['phone', 'email'] as const).flatMap((way) => {
    const stating = pieces.filter(
      ({ text, locale, kind }) => kind !== 'column' && statesWay(text, locale, way) === 1,
    );
    return byWay(stating, way)
      .slice(0, 1)
      .filter((piece) => generality(piece) >= FOR_ANY);
  });
}

/**
 * What states the way to reach the shop that a message asks for and nothing else, with what else of its kind there is room for, else
 * the nearest way there is; `undefined` where the message asks for none or the shop's pages state none.
 */
export function wayAskedFor(
  { pieces, asked: { way } }: RankedPool,
  { longest }: ReplyBudget,
): Chosen | undefined {
  if (way === undefined) return undefined;
  const ofPages = pieces
    .map(({ piece }) => piece)
    .filter(({ productId, trust }) => productId === undefined && trust !== 'review');
  // What only may be the way is told where it is for any matter.
  const stating = (wanted: AskedWay) =>
    ofPages.filter((piece) => {
      const states = statesWay(piece.text, piece.locale, wanted);
      return states === 1 || (states > 0 && generality(piece) >= FOR_ANY);
    });
  const all = stating('any');
  const own = new Set(stating(way));
  const ways = byWay([...new Set([...own, ...all])], own.size > 0 ? way : 'any').filter(
    (piece) => own.size === 0 || own.has(piece),
  );
  // Whoever takes any way is told one to speak and one to write.
  const firsts = way === 'any' ? bestOfEach(all) : [];
  const told: Piece[] = [];
  for (const piece of [...firsts, ...ways].filter(({ kind }) => kind !== 'column')) {
    const isSaid = told.some(({ text }) => text.includes(piece.text) || piece.text.includes(text));
    const isOfSame = piece.section === told[0]?.section || firsts.includes(piece);
    const isBeside = told.length === 0 || (isOfSame && lengthOf([...told, piece]) <= longest);
    if (told.length < MOST_WAYS && isBeside && !isSaid) told.push(piece);
  }
  const shown = told.length > 0 ? told : ways.slice(0, 1);
  return shown.length === 0 ? undefined : { pieces: shown, isList: false };
}

/** Whether the first of chosen pieces surely is the way that a message asks for by its name. */
export function isWayAsked({ way }: RankedPool['asked'], { pieces: [first] }: Chosen): boolean {
  if (first === undefined || way === undefined || way === 'any') return false;
  return statesWay(first.text, first.locale, way) === 1 && generality(first) >= FOR_ANY;
}

/** The pieces with a way to reach a person among them, where one is needed: second, or first where there is no other. */
export function withWayToReach(pieces: readonly Piece[], ranked: RankedPool): readonly Piece[] {
  if (ranked.asked.needsPerson === 0) return pieces;
  const ways = waysToReach(ranked);
  const way = pieces.find((piece) => ways.includes(piece)) ?? ways[0];
  if (way === undefined || pieces[0] === way) return pieces;
  const [first, ...rest] = pieces.filter((piece) => piece !== way);
  if (first === undefined) return [way];
  // What only goes on from the first gives its room to the way.
  return [first, way, ...rest.filter((piece) => pieces.includes(way) || !goesOn(piece, first))];
}
