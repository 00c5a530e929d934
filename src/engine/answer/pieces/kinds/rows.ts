import type { Support } from '../../../say/answer.ts';
import { type PassageEvidence, passageText } from '../../passages/evidence.ts';
import { type Cell, cellsOf, isTableRow } from '../../passages/quote-row.ts';
import { tableText } from '../narrow-piece.ts';
import type { TableCell } from '../piece.ts';
import { aboutOf, ofPassage } from './of-passage.ts';
import type { ProposeOfPassage } from './proposing.ts';

function named({ name, value }: Cell): string {
  return name === '' ? value : `${name}: ${value}`;
}

/** The stretch of a page that is a row of a table. */
export function rowSupport(passage: PassageEvidence): Support {
  const { source, start, end } = passage;
  return { kind: 'span', source, start, end, quote: passageText(passage) };
}

/** A row of a table with the names of its columns: "France – Charge: €9; Days: 3". */
export const rowPieces: ProposeOfPassage = (passage, bagOf, voice) => {
  if (!isTableRow(passage)) return [];
  const [subject, ...rest] = cellsOf(passageText(passage)).filter(({ value }) => value !== '');
  if (subject === undefined) return [];
  const support = rowSupport(passage);
  const cells = rest.map(
    (cell): TableCell => ({
      id: `${passage.id}:${cell.name}`,
      text: named(cell),
      named: bagOf(cell.name),
      support,
    }),
  );
  const head = subject.value;
  const text = tableText(head, cells);
  return [
    {
      ...ofPassage(passage, bagOf),
      kind: 'row',
      text,
      claims: () => [{ text, kind: 'quote', support: [support], before: voice.space }],
      table: { head, cells },
      own: bagOf(passageText(passage)),
      key: bagOf(head),
      about: aboutOf(passage)(text),
    },
  ];
};
