import type { PassageEvidence } from './evidence.ts';

/** One cell of a row with the name of its column. */
export type Cell = { name: string; value: string };

/** Whether a passage is one row of a table, stored as `Column: value | Column: value` between bars. */
export function isTableRow({ text, start, end }: Pick<PassageEvidence, 'text' | 'start' | 'end'>): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return text[lineStart] === '|' && !text.slice(start, end).includes('\n');
}

/** Emphasis marks carry no meaning inside a cell. */
function plain(text: string): string {
  return text.replace(/[*_`]+/gu, '').trim();
}

/** The cells of a row stored as `Column: value | Column: value`. */
export function cellsOf(row: string): Cell[] {
  return row.split(' | ').map((cell) => {
    const colon = cell.indexOf(': ');
    return colon < 0
      ? { name: '', value: plain(cell) }
      : { name: plain(cell.slice(0, colon)), value: plain(cell.slice(colon + 2)) };
  });
}
