import { createCsvReader } from './csv-reader.ts';
import type { TableFault, TableRow } from './table-row.ts';

export type CsvTable = {
  delimiter: string;
  /** Column names as written, in order. */
  columns: readonly string[];
  rows: TableRow[];
  faults: TableFault[];
};

/** All rows of a table of separated values, as `createCsvReader` reads them. */
export function csvToRows(text: string): CsvTable {
  const reader = createCsvReader();
  const parts = [...reader.push(text), ...reader.end()];
  return {
    delimiter: reader.dialect.delimiter,
    columns: reader.columns(),
    rows: parts.flatMap(({ rows }) => rows),
    faults: parts.flatMap(({ faults }) => faults).sort((a, b) => a.line - b.line),
  };
}
