import { createCsvReader } from '../../../engine/records/files/csv-reader.ts';
import {
  isWireProduct,
  jsonLine,
  jsonRecords,
  rowsOfRecord,
} from '../../../engine/records/files/json-records.ts';
import { RefusedArchive } from '../../../engine/records/files/open-archive.ts';
import type {
  TableFault,
  TablePart,
  TableReader,
  TableRow,
} from '../../../engine/records/files/table-row.ts';
import { xlsxToRows } from '../../../engine/records/files/xlsx-to-rows.ts';
import { createXmlReader, RefusedXml } from '../../../engine/records/files/xml-reader.ts';
import type { SourceRecord } from '../../../engine/records/source-record.ts';
import { AppError } from '../../../errors.ts';
import type { ImportFile } from '../files/import-file.ts';
import { type TableKind, tableKindOf } from './table-kind.ts';

/** A piece of a table and how far its file has been read, 0 to 1. */
export type TablePiece = TablePart & { progress: number };

/** A file as the rows of a table, which can be read more than once. */
export type Table = { kind: TableKind; pieces(): AsyncGenerator<TablePiece>; columns(): readonly string[] };

/** A file of records: of products as the API spells them, or a table that has yet to be understood. */
export type OpenedFile =
  | { wire: AsyncIterable<{ record: SourceRecord; progress: number }> }
  | { table: Table };

/** By how many records of a JSON file its spelling is judged. */
const judgedRecords = 50;
const rowsPerPiece = 1_000;

async function* read(file: ImportFile, reader: TableReader): AsyncGenerator<TablePiece> {
  for await (const text of file.pieces())
    for (const part of reader.push(text)) yield { ...part, progress: file.progress() };
  for (const part of reader.end()) yield { ...part, progress: 1 };
}

function streamed(kind: 'csv' | 'xml', file: ImportFile): Table {
  let reader: TableReader | undefined;
  return {
    kind,
    columns: () => reader?.columns() ?? [],
    pieces: () => {
      reader = kind === 'csv' ? createCsvReader() : createXmlReader();
      return read(file, reader);
    },
  };
}

async function workbook(file: ImportFile): Promise<Table> {
  const { columns, rows, faults } = xlsxToRows(await file.bytes());
  return {
    kind: 'xlsx',
    columns: () => columns,
    async *pieces() {
      yield { rows, faults, progress: 1 };
    },
  };
}

type Records = () => AsyncGenerator<{ record: SourceRecord; progress: number }>;

async function* linesOf(file: ImportFile): ReturnType<Records> {
  let line = 0;
  for await (const text of file.lines()) {
    const record = jsonLine(text, ++line);
    if (record) yield { record, progress: file.progress() };
  }
}

function listOf(records: readonly SourceRecord[]): Records {
  return async function* () {
    for (const [i, record] of records.entries()) yield { record, progress: (i + 1) / records.length };
  };
}

async function areWire(records: Records): Promise<boolean> {
  let [wire, foreign] = [0, 0];
  for await (const { record } of records()) {
    if (record.value === undefined) continue;
    if (isWireProduct(record.value)) wire++;
    else foreign++;
    if (wire + foreign >= judgedRecords) break;
  }
  return wire >= foreign;
}

/** Records of another system as the rows of a table; the names of all are its columns. */
function tableOfRecords(kind: TableKind, records: Records): Table {
  const columns = new Set<string>();
  return {
    kind,
    columns: () => [...columns],
    async *pieces() {
      let rows: TableRow[] = [];
      let faults: TableFault[] = [];
      for await (const { record, progress } of records()) {
        if (record.value === undefined) faults.push(record);
        else
          for (const cells of rowsOfRecord(record.value)) {
            const filled = Object.entries(cells).filter(([, cell]) => cell !== '');
            for (const [column] of filled) columns.add(column);
            rows.push({ line: record.line, cells: new Map(filled) });
          }
        if (rows.length < rowsPerPiece) continue;
        yield { rows, faults, progress };
        [rows, faults] = [[], []];
      }
      yield { rows, faults, progress: 1 };
    },
  };
}

async function openJson(kind: 'json' | 'jsonl', file: ImportFile): Promise<OpenedFile> {
  const records: Records =
    kind === 'jsonl' ? () => linesOf(file) : listOf(jsonRecords(await file.text(), 'products'));
  return (await areWire(records)) ? { wire: records() } : { table: tableOfRecords(kind, records) };
}

/**
 * Opens a file of products, whatever it is written in.
 *
 * Throws `invalid_request` for a file that is no list of records, and for one that is built to do harm.
 */
export async function openTable(file: ImportFile): Promise<OpenedFile> {
  const kind = await tableKindOf(file);
  try {
    if (kind === 'json' || kind === 'jsonl') return await openJson(kind, file);
    return { table: kind === 'xlsx' ? await workbook(file) : streamed(kind, file) };
  } catch (error) {
    throw asRefusal(file, error);
  }
}

/** What a reader refuses, as a failure that names the file; anything else as it is. */
export function asRefusal(file: Pick<ImportFile, 'name'>, error: unknown): unknown {
  if (error instanceof RefusedArchive || error instanceof RefusedXml)
    return new AppError('invalid_request', `${file.name} cannot be read. ${error.message}`, { cause: error });
  return error;
}
