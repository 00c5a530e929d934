import { parse } from 'csv-parse/sync';
import { type CsvDialect, detectDialect } from './csv-dialect.ts';
import {
  mostColumns,
  type TableFault,
  type TablePart,
  type TableReader,
  type TableRow,
} from './table-row.ts';

/** A row this long is a quote that was never closed, not a product. */
const longestRowLength = 1024 * 1024;
/** Rows with broken quotes after which quotes are read loosely, and again that many after which a file is given up. */
const mostRestarts = 100;
/** Text is read when this much of it has come; less is joined to what follows. */
const pieceLength = 256 * 1024;
/** Of which this part is read at a time: the rows read are in memory at once, many times the size of their text. */
const windowShare = 0.25;

/** `from`: where the row begins in the text that is read, on which line (blank ones before it included). */
type RawRow = { line: number; cells: string[]; isOpen: boolean; from: { at: number; line: number } };

type Reading = { read: number; line: number; code?: string };

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_MAX_RECORD_SIZE: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark',
  INVALID_OPENING_QUOTE: 'a quotation mark stands inside a cell that has none at its beginning',
};

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Reads rows up to the end of `text` or to a row that cannot be read; says how far it came. */
function readRows(
  text: string,
  line: number,
  how: CsvDialect & { relaxed: boolean },
  rows: RawRow[],
): Reading {
  let read = 0;
  let at = line;
  try {
    parse(text, {
      delimiter: how.delimiter,
      relax_quotes: how.relaxed,
      relax_column_count: true,
      skip_empty_lines: true,
      raw: true,
      max_record_size: longestRowLength,
      // With `raw` the library hands over both; its types know only the cells.
      on_record: (given: unknown) => {
        const { record, raw } = given as { record: string[]; raw: string };
        const blank = raw.length - raw.replace(/^\n+/, '').length;
        const from = { at: read, line: at };
        rows.push({ line: at + blank, cells: record, isOpen: !raw.endsWith('\n'), from });
        at += countLines(raw);
        read += raw.length;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return { read, line: at, code: String(error.code) };
  }
  return { read: text.length, line: at };
}

function withoutEmptyTail(cells: readonly string[], length: number): readonly string[] {
  let end = cells.length;
  while (end > length && cells[end - 1]!.trim() === '') end--;
  return cells.slice(0, end);
}

/** A table of separated values, read as its text comes. */
class CsvReader implements TableReader {
  readonly #pieceLength: number;
  #rest = '';
  #line = 1;
  #dialect: CsvDialect | undefined;
  #columns: readonly string[] | undefined;
  #restarts = 0;
  #isGivenUp = false;
  /** In a line that is longer than any row: what comes up to its end is passed over. */
  #isPassing = false;

  constructor(wantedLength: number) {
    this.#pieceLength = wantedLength;
  }

  get dialect(): CsvDialect {
    return this.#dialect ?? { delimiter: ',', escape: '"' };
  }

  columns(): readonly string[] {
    return this.#columns ?? [];
  }

  *push(text: string): Generator<TablePart> {
    this.#rest += text;
    if (this.#rest.length >= this.#pieceLength) yield* this.#read(false);
  }

  end(): Generator<TablePart> {
    return this.#read(true);
  }

  *#read(isLast: boolean): Generator<TablePart> {
    // A carriage return at the end may be half of a line end, a backslash half of an escape.
    const held = isLast ? '' : (/[\r\\]$/.exec(this.#rest)?.[0] ?? '');
    let text = this.#rest.slice(0, this.#rest.length - held.length).replace(/\r\n?/g, '\n');
    if (!this.#dialect) {
      text = text.replace(/^\ufeff/, '');
      this.#dialect = detectDialect(text);
    }
    // The library takes every backslash away in that dialect; only quotes need it.
    if (this.#dialect.escape === '\\')
      text = text.replace(/\\\\|\\"/g, (pair) => (pair === '\\"' ? '""' : pair));
    if (this.#isPassing) text = this.#passOver(text);
    while (text !== '' && !this.#isGivenUp) {
      const part: TablePart = { rows: [], faults: [] };
      const left = this.#readOnce(text, isLast, part);
      // Handed out at once: the rows of a long text are many times its size.
      if (part.rows.length + part.faults.length > 0) yield part;
      if (left === undefined) break;
      text = left;
    }
    this.#rest = (this.#isGivenUp ? '' : this.#open) + held;
    this.#open = '';
  }

  /** What a round of reading left for later text. */
  #open = '';

  /** Reads rows of the beginning of a long text, or of all of it where that part cannot be read by itself. */
  #readSome(text: string, rows: RawRow[]): Reading & { length: number } {
    const how = { ...this.dialect, relaxed: this.#restarts >= mostRestarts };
    const length = Math.ceil(this.#pieceLength * windowShare);
    if (text.length > 2 * length) {
      const done = readRows(text.slice(0, length), this.#line, how, rows);
      if (done.code === undefined && rows.length > 1) return { ...done, length };
      rows.length = 0;
    }
    return { ...readRows(text, this.#line, how, rows), length: text.length };
  }

  /** Reads as far as quotes allow; gives what is left to be read now, or nothing when the rest must wait or is done. */
  #readOnce(text: string, isLast: boolean, part: TablePart): string | undefined {
    const rows: RawRow[] = [];
    const done = this.#readSome(text, rows);
    const isWhole = done.length === text.length;
    // The last row may go on in what is still to come.
    const mayGoOn = done.code === undefined && !(isLast && isWhole);
    const cut = mayGoOn && rows.at(-1)?.isOpen === true ? rows.pop() : undefined;
    for (const row of rows) this.#add(row, part);
    if (done.code === undefined) {
      this.#line = cut?.from.line ?? done.line;
      if (!isWhole) return text.slice(cut?.from.at ?? done.length);
      this.#open = cut ? text.slice(cut.from.at) : '';
      return undefined;
    }
    const left = text.slice(done.read);
    this.#line = done.line;
    const waits =
      done.code === 'CSV_QUOTE_NOT_CLOSED' ? left.length < longestRowLength : !left.includes('\n');
    if (!isLast && waits) {
      if (left.length <= 2 * longestRowLength) this.#open = left;
      else {
        part.faults.push({ line: this.#line, fault: 'the line is longer than any row' });
        this.#isPassing = true;
      }
      return undefined;
    }
    return this.#stepOver(left, done.code, part);
  }

  /** What follows the line that is passed over; nothing while it goes on. */
  #passOver(text: string): string {
    const end = text.indexOf('\n');
    if (end === -1) return '';
    this.#isPassing = false;
    this.#line++;
    return text.slice(end + 1);
  }

  /** One line that is not well quoted is read as its writer probably meant it (`19" monitor` is text), or reported. */
  #stepOver(text: string, code: string, part: TablePart): string {
    const blank = /^\n*/.exec(text)![0].length;
    const line = this.#line + blank;
    const lineEnd = text.indexOf('\n', blank);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const reason = reasons[code] ?? 'the row cannot be read';
    if (++this.#restarts > 2 * mostRestarts) {
      part.faults.push({ line, fault: `${reason}; the rest of the file was not read` });
      this.#isGivenUp = true;
      return '';
    }
    const found: RawRow[] = [];
    const sloppy = readRows(text.slice(blank, end), line, { ...this.dialect, relaxed: true }, found);
    const [row] = found;
    if (sloppy.code !== undefined)
      part.faults.push({ line, fault: reasons[sloppy.code] ?? 'the row cannot be read' });
    else if (row?.cells.length !== (this.#columns?.length ?? 0))
      part.faults.push({ line, fault: 'its quotation marks do not fit together' });
    else this.#add(row, part);
    this.#line = line + 1;
    return text.slice(end + 1);
  }

  #add(row: RawRow, part: TablePart): void {
    if (this.#columns === undefined) {
      const columns = withoutEmptyTail(row.cells, 1).map((name) => name.trim());
      if (columns.length > mostColumns) {
        const fault = `the header has ${columns.length} columns; at most ${mostColumns} are read`;
        part.faults.push({ line: row.line, fault });
        this.#isGivenUp = true;
      }
      this.#columns = columns.length > mostColumns ? [] : columns;
      return;
    }
    if (this.#columns.length === 0) return;
    const read = toRow(row, this.#columns);
    if ('fault' in read) part.faults.push(read);
    else if (read.cells.size > 0) part.rows.push(read);
  }
}

function toRow({ line, cells }: RawRow, columns: readonly string[]): TableRow | TableFault {
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
 * Reads a table of separated values (RFC 4180, with `,` `;` tab or `|`, quotes escaped by doubling or by a backslash) whose
 * first row names the columns, as its text comes.
 *
 * Ragged rows and broken quotes are faults of their lines; all other rows are read. A byte order mark and blank lines do
 * not count. Text is read in pieces of about `wantedLength` characters. Takes time linear in the length but for at most 200 broken quotes, and holds a few MiB of text at a time.
 */
export function createCsvReader(wantedLength = pieceLength): TableReader & { readonly dialect: CsvDialect } {
  return new CsvReader(wantedLength);
}
