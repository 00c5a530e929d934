import type { CellNote, LeftOut } from '../../engine/records/source-record.ts';

/** What was wrong with the cells of a column: how often, and where first. */
export type ImportNote = CellNote & { file: string; count: number; lines: number[] };

/** What stopped rows: how many, and the first of them. */
export type ImportCause = { detail: string; count: number; file: string; line: number; id?: string };

const mostNotes = 500;
const shownLines = 3;

/** Adds notes of a record to those of the import, one entry for each column and reason. */
export function addNotes(
  notes: Map<string, ImportNote>,
  found: readonly CellNote[],
  at: { file: string; line: number },
): void {
  for (const note of found) {
    const key = `${at.file}\n${note.column}\n${note.reason}`;
    const known = notes.get(key);
    if (known) {
      known.count++;
      if (known.lines.length < shownLines && known.lines.at(-1) !== at.line) known.lines.push(at.line);
    } else if (notes.size < mostNotes) notes.set(key, { ...note, file: at.file, count: 1, lines: [at.line] });
  }
}

/** Counts what stopped a row; details that differ in a number or a quoted value are one cause. */
export function addCause(
  causes: Map<string, ImportCause>,
  detail: string,
  at: { file: string; line: number; id?: string },
): void {
  const key = detail.replace(/"[^"]*"|\d+/g, '#');
  const known = causes.get(key);
  if (known) known.count++;
  else if (causes.size < mostNotes) causes.set(key, { detail, count: 1, ...at });
}

/** Records that the shop itself does not show, by why. */
export type LeftOutCounts = Partial<Record<LeftOut, number>>;
