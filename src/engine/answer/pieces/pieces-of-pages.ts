import type { Voice } from '../../say/voice.ts';
import type { PassageEvidence } from '../passages/evidence.ts';
import { isTableRow } from '../passages/quote-row.ts';
import { kindsOfPassage, kindsOfTable } from './kinds/table.ts';
import type { BagOf, Piece } from './piece.ts';

/**
 * The pieces of passages, in their order, and after them those of the tables that several of them are rows of.
 * `ofPassage` cuts one passage; by default it is cut anew.
 */
export function piecesOfPages(
  passages: readonly PassageEvidence[],
  bagOf: BagOf,
  voice: Voice,
  ofPassage: (passage: PassageEvidence) => readonly Piece[] = (passage) =>
    piecesOfPassage(passage, bagOf, voice),
): Piece[] {
  const tables = Map.groupBy(
    passages.filter(isTableRow),
    ({ source, headingPath }) => `${source.sourceId}\n${headingPath}`,
  );
  return [
    ...passages.flatMap(ofPassage),
    ...[...tables.values()].flatMap((rows) =>
      kindsOfTable.flatMap(({ propose }) => propose(rows, bagOf, voice)),
    ),
  ];
}

/** The pieces of one passage: what each row of the table of kinds proposes. */
export function piecesOfPassage(passage: PassageEvidence, bagOf: BagOf, voice: Voice): Piece[] {
  return kindsOfPassage.flatMap(({ propose }) => propose(passage, bagOf, voice));
}
