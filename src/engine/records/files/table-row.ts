/** A row by column name, with the line it begins at (counted from 1); cells without text are left out. */
export type TableRow = { line: number; cells: ReadonlyMap<string, string> };

/** Why the lines from `line` on gave no row. */
export type TableFault = { line: number; fault: string };

/** What a reader of a table made of some of its text. */
export type TablePart = { rows: TableRow[]; faults: TableFault[] };

/** Reads a table piece by piece; what is asked of every notation (CSV, XML). */
export type TableReader = {
  /** The rows that end in what has been given so far and were not handed out before; to be taken to the end before the next call. */
  push(text: string): Iterable<TablePart>;
  /** The rest. */
  end(): Iterable<TablePart>;
  /** Column names in the order of first appearance; all of them once the table has ended. */
  columns(): readonly string[];
};

/** A table has no more columns than this. */
export const mostColumns = 2_000;
