import { oncePer } from '../../../../memo/once-per.ts';
import type { Claim } from '../../../say/answer.ts';
import { type PassageEvidence, passageText } from '../../passages/evidence.ts';
import { cellsOf } from '../../passages/quote-row.ts';
import { tableText } from '../narrow-piece.ts';
import type { Piece, TableCell } from '../piece.ts';
import { aboutOf, ofPassage } from './of-passage.ts';
import type { ProposeOfTable } from './proposing.ts';
import { rowSupport } from './rows.ts';

/** Longest column that is shown as one piece, in UTF-16 units. */
const LONGEST_COLUMN = 300;

/** The filled cells of a row. */
const filledCells = oncePer((row: PassageEvidence) =>
  cellsOf(passageText(row)).filter(({ value }) => value !== ''),
);

/** Each short column of a table: "Charge – Ireland: €4; France: €9". */
export const columnPieces: ProposeOfTable = (rows, bagOf, voice) => {
  const read = rows.map((row) => ({ row, cells: filledCells(row) }));
  const names = new Set(
    read.flatMap(({ cells }) => cells.slice(1).flatMap(({ name }) => (name === '' ? [] : name))),
  );
  if (rows.length < 2) return [];
  const about = aboutOf(rows[0]!);
  return [...names].flatMap((name): Piece[] => {
    const cells = read.flatMap(({ row, cells: inRow }): TableCell[] => {
      const cell = inRow.slice(1).find((each) => each.name === name);
      if (cell === undefined) return [];
      const subject = inRow[0]!.value;
      const text = `${subject}: ${cell.value}`;
      return [{ id: `${row.id}:${name}`, text, named: bagOf(subject), support: rowSupport(row) }];
    });
    const text = tableText(name, cells);
    if (cells.length < 2 || text.length > LONGEST_COLUMN) return [];
    const support = cells.map((cell) => cell.support);
    const claims = (): Claim[] => [{ text, kind: 'fact', support, before: voice.space }];
    return [
      {
        ...ofPassage(rows[0]!, bagOf),
        kind: 'column',
        text,
        claims,
        table: { head: name, cells },
        own: bagOf(text),
        key: bagOf(name),
        about: about(text),
      },
    ];
  });
};
