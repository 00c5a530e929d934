import { placesOfIntents } from '../../meaning/intents/intents-of.ts';
import { placesNamed } from '../../meaning/places/places.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import type { Piece } from '../pieces/piece.ts';
import type { RankedPool } from '../pool/rank-pool.ts';
import type { Chosen } from '../pool/sure-features.ts';
import { addressesIn } from '../talk/states-address.ts';
import { aboutMatters } from './about-matters.ts';
import { lengthOf, type ReplyBudget } from './fill-reply.ts';

/** Visiting the shop, and not returns, jobs or letters. */
const ofVisits = placesOfIntents([
  'store_locations',
  'parking_transport',
  'opening_hours',
  'opening_sunday',
  'store_services',
]);

/** Addresses that are told to who names no town of one. */
const MOST_PLACES = 5;
/** What it adds to the generality of a piece that others of its section state addresses too, and that it lists them. */
const IN_SUCH_SECTION = 0.5;
const IS_LIST = 1;
/** From this weight on another name of a place names the same place. */
const SAME_PLACE = 0.9;

type Asked = RankedPool['asked'];
type Place = { piece: Piece; addresses: number; inTown: boolean; general: number };

/** A list of addresses states them in its cells, not in the names of those: no list of hours by address. */
function isListOfAddresses({ table, locale }: Piece): boolean {
  const values = table?.cells.map(({ text }) => text.slice(text.indexOf(': ') + 1)) ?? [];
  return values.filter((value) => addressesIn(value, locale) > 0).length > 1;
}

/** The names by which a text may speak of the towns of a message, folded. */
function townsOf({ visit, text, language }: Asked, locale: string): string[] {
  const others = placesNamed(text, language, locale).flatMap(({ words, names }) => [
    words.join(' '),
    ...names.filter(({ weight }) => weight >= SAME_PLACE).map(({ name }) => name),
  ]);
  return [...(visit?.towns ?? []), ...others].map((name) => foldAccents(name.toLowerCase()));
}

function isInTown({ text, locale }: Piece, asked: Asked): boolean {
  const said = ` ${foldAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return townsOf(asked, locale).some((town) => said.includes(` ${town} `));
}

/** Whether a place to visit is one that was asked for: in the town that the message names, if it names any. */
export function isPlaceAsked(asked: Asked, { pieces: [first] }: Chosen): boolean {
  return first !== undefined && (asked.visit?.namesPlace !== true || isInTown(first, asked));
}

/** The pieces of a shop's pages that state an address, what names the town of the message before the rest, then what is for visitors. */
function placesOf({ pieces, asked }: RankedPool): Place[] {
  const stating = pieces.flatMap(({ piece }) => {
    if (piece.productId !== undefined || piece.trust === 'review') return [];
    const addresses = addressesIn(piece.text, piece.locale);
    return addresses === 0 ? [] : [{ piece, addresses, isList: isListOfAddresses(piece) }];
  });
  const ofSection = Map.groupBy(
    stating.filter(({ piece }) => piece.kind !== 'column'),
    ({ piece }) => piece.section,
  );
  return stating
    .filter(({ piece, isList }) => isList || piece.kind !== 'column')
    .map(({ piece, addresses, isList }): Place => {
      const inTown = isInTown(piece, asked);
      const others = (ofSection.get(piece.section)?.length ?? 0) > 1 ? IN_SUCH_SECTION : 0;
      return {
        piece,
        addresses,
        inTown,
        general: aboutMatters(piece, ofVisits) + others + (isList ? IS_LIST : 0),
      };
    })
    .sort(
      (a, b) =>
        Number(b.inTown) - Number(a.inTown) ||
        (a.inTown ? a.addresses - b.addresses : 0) ||
        b.general - a.general,
    );
}

/**
 * What states where the shop can be visited, for a message that asks that and nothing else: the address in the town that it names,
 * else all of a section that there is room for; `undefined` where the message asks for none or the pages state no address.
 */
export function placeToVisit(ranked: RankedPool, { longest }: ReplyBudget): Chosen | undefined {
  const { visit } = ranked.asked;
  if (visit === undefined) return undefined;
  const [first, ...others] = placesOf(ranked);
  if (first === undefined || !(first.inTown || visit.isSure)) return undefined;
  if (first.inTown || isListOfAddresses(first.piece)) return { pieces: [first.piece], isList: false };
  const isRow = first.piece.kind === 'row';
  const candidates = (isRow ? ranked.pieces : others).map(({ piece }) => piece);
  const beside = candidates.filter(
    ({ section, kind }) => section === first.piece.section && (!isRow || kind === 'row'),
  );
  const all = [...new Set([first.piece, ...beside])];
  // All rows of a table of addresses are told, in its order: streets abroad are called otherwise.
  if (isRow) all.sort((a, b) => rowOf(a) - rowOf(b));
  if (isRow && lengthOf(all) > longest)
    return { pieces: all.slice(0, MOST_PLACES).map(headOnly), isList: false };
  const told: Piece[] = [];
  for (const piece of all) {
    const isSaid = told.some(({ text }) => text.includes(piece.text) || piece.text.includes(text));
    const isRoom = told.length === 0 || lengthOf([...told, piece]) <= longest;
    if (told.length < MOST_PLACES && isRoom && !isSaid) told.push(piece);
  }
  return { pieces: told, isList: false };
}

/** A row with its first cell alone, which is what names the shop and where it is. */
function headOnly(piece: Piece): Piece {
  const head = piece.table?.head ?? '';
  const [claim] = piece.claims();
  if (claim === undefined || head === '') return piece;
  return { ...piece, text: head, claims: () => [{ ...claim, text: head, before: '\n' }] };
}

/** The place of a piece's passage among those of its document. */
function rowOf({ passageId = '' }: Piece): number {
  return Number(passageId.slice(passageId.lastIndexOf('#') + 1));
}
