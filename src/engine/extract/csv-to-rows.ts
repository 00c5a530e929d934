import { parse } from 'csv-parse/sync';

/** A row by column name, with the line it begins at (counted from 1); cells without text are left out. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> };

export type CsvFault = { line: number; fault: string };

export type CsvTable = {
  delimiter: string;
  /** Column names as written, in order. */
  columns: readonly string[];
  rows: CsvRow[];
  faults: CsvFault[];
};

/** A row this long is a quote that was never closed, not a product. */
const longestRowBytes = 1024 * 1024;
const mostColumns = 2_000;
/** Rows with broken quotes after which quotes are read loosely, and again that many after which a file is given up. */
const mostRestarts = 100;

const delimiters = [',', ';', '\t', '|'];

/** The separator that occurs most often outside quotes in the first line that holds any; a comma when none does. */
function detectDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  for (let i = 0; i < Math.min(text.length, 64 * 1024); i++) {
    const character = text[i]!;
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' && counts.size > 0) break;
    else if (delimiters.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ',';
}

type RawRow = { line: number; cells: string[] };

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

type Reading = { read: number; line: number; reason?: string };

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_MAX_RECORD_SIZE: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell that has none at its beginning',
};

/** Reads rows from the beginning of `text` up to its end or to a row that cannot be read; says how far it came. */
function readRows(
  text: string,
  at: Reading,
  how: { delimiter: string; relaxed: boolean },
  rows: RawRow[],
): Reading {
  let { read, line } = at;
  try {
    parse(text.slice(read), {
      delimiter: how.delimiter,
      relax_quotes: how.relaxed,
      relax_column_count: true,
      skip_empty_lines: true,
      raw: true,
      max_record_size: longestRowBytes,
      // With `raw` the library hands over both; its types know only the cells.
      on_record: (given: unknown) => {
        const { record, raw } = given as { record: string[]; raw: string };
        const blank = raw.length - raw.replace(/^\n+/, '').length;
        rows.push({ line: line + blank, cells: record });
        line += countLines(raw);
        read += raw.length;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return { read, line, reason: reasons[String(error.code)] ?? 'the row cannot be read' };
  }
  return { read: text.length, line };
}

/** One line that is not well quoted, read as its writer probably meant it: `19" monitor` is text. Says why it could not be. */
function readSloppyLine(
  text: string,
  line: number,
  delimiter: string,
  columns: number,
  rows: RawRow[],
): string | undefined {
  const found: RawRow[] = [];
  const { reason } = readRows(text, { read: 0, line }, { delimiter, relaxed: true }, found);
  const [row] = found;
  if (reason !== undefined) return reason;
  if (row?.cells.length !== columns) return 'its quotation marks do not fit together';
  rows.push(row);
  return undefined;
}

/**
 * All rows of a text. A row whose quotes are broken is read as one line if that gives the right number of cells, else
 * reported; reading goes on with the next line. After 100 such rows quotes are read loosely, which needs no restart.
 */
function readAllRows(text: string, delimiter: string, faults: CsvFault[]): RawRow[] {
  const rows: RawRow[] = [];
  let at: Reading = { read: 0, line: 1 };
  for (let restarts = 0; at.read < text.length; restarts++) {
    const relaxed = restarts >= mostRestarts;
    const done = readRows(text, at, { delimiter, relaxed }, rows);
    if (done.reason === undefined) break;
    let start = done.read;
    while (text[start] === '\n') start++;
    const line = done.line + start - done.read;
    if (restarts === 2 * mostRestarts) {
      faults.push({ line, fault: `${done.reason}; the rest of the file was not read` });
      break;
    }
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const columns = rows[0]?.cells.length ?? 0;
    const fault = readSloppyLine(text.slice(start, end), line, delimiter, columns, rows);
    if (fault !== undefined) faults.push({ line, fault });
    at = { read: end + 1, line: line + 1 };
  }
  return rows;
}

function withoutEmptyTail(cells: readonly string[], length: number): readonly string[] {
  let end = cells.length;
  while (end > length && cells[end - 1]!.trim() === '') end--;
  return cells.slice(0, end);
}

function toRow({ line, cells }: RawRow, columns: readonly string[]): CsvRow | CsvFault {
  const given = withoutEmptyTail(cells, columns.length);
  if (given.length !== columns.length)
    return { line, fault: `the row has ${given.length} cells, the header has ${columns.length}` };
  const named = new Map<string, string>();
  columns.forEach((column, i) => {
    const cell = given[i]!.trim();
    if (cell !== '' && column !== '') named.set(column, cell);
  });
  return { line, cells: named };
}

/**
 * Reads a table of separated values (RFC 4180, with `,` `;` tab or `|`) whose first row names the columns.
 *
 * Ragged rows and broken quotes are faults of their lines; all other rows are read. A byte order mark and blank lines do
 * not count. Takes time linear in the length but for at most 200 broken quotes.
 */
export function csvToRows(text: string): CsvTable {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const delimiter = detectDelimiter(source);
  const faults: CsvFault[] = [];
  const [header, ...body] = readAllRows(source, delimiter, faults);
  const columns = header ? withoutEmptyTail(header.cells, 1).map((name) => name.trim()) : [];
  if (columns.length > mostColumns) {
    const fault = `the header has ${columns.length} columns; at most ${mostColumns} are read`;
    return { delimiter, columns: [], rows: [], faults: [{ line: header!.line, fault }] };
  }
  const rows: CsvRow[] = [];
  for (const raw of body) {
    const row = toRow(raw, columns);
    if ('fault' in row) faults.push(row);
    else if (row.cells.size > 0) rows.push(row);
  }
  return { delimiter, columns, rows, faults: faults.sort((a, b) => a.line - b.line) };
}
