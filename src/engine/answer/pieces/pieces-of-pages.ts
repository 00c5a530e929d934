import type { Voice } from '../../say/voice.ts';
import type { PassageEvidence } from '../passages/evidence.ts';
import { isTableRow } from '../passages/quote-row.ts';
import { kindsOfPassage, kindsOfTable } from './kinds/table.ts';
import type { BagOf, Piece } from './piece.ts';

/** How the pieces of a passage, and of the rows of one table, are come by. */
export type PiecesFrom = {
  passage(passage: PassageEvidence): readonly Piece[];
  table(rows: readonly PassageEvidence[]): readonly Piece[];
};

/** The pieces of passages, in their order, and after them those of the tables that several of them are rows of. */
export function piecesOfPages(passages: readonly PassageEvidence[], from: PiecesFrom): Piece[] {
  const tables = Map.groupBy(
    passages.filter(isTableRow),
    ({ source, headingPath }) => `${source.sourceId}\n${headingPath}`,
  );
  return [
    ...passages.flatMap((passage) => from.passage(passage)),
    ...[...tables.values()].flatMap((rows) => from.table(rows.toSorted((a, b) => a.start - b.start))),
  ];
}

/** The pieces of one table's rows. */
export function piecesOfTable(rows: readonly PassageEvidence[], bagOf: BagOf, voice: Voice): Piece[] {
  return kindsOfTable.flatMap(({ propose }) => propose(rows, bagOf, voice));
}

/** The pieces of one passage: what each row of the table of kinds proposes. */
export function piecesOfPassage(passage: PassageEvidence, bagOf: BagOf, voice: Voice): Piece[] {
  return kindsOfPassage.flatMap(({ propose }) => propose(passage, bagOf, voice));
}
