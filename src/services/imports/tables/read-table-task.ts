import { RefusedArchive } from '../../../engine/records/files/open-archive.ts';
import type { TablePart } from '../../../engine/records/files/table-row.ts';
import type { SourceRecord } from '../../../engine/records/source-record.ts';
import { AppError } from '../../../errors.ts';
import { fileOfBytes } from '../files/file-of-bytes.ts';
import type { ToldEncoding } from '../files/tell-encoding.ts';
import { asRefusal, type OpenedFile, openTable } from './open-table.ts';
import type { TableKind } from './table-kind.ts';

/** What a thread of its own is asked of a file of records: to open it, to begin anew, to read on. */
export type TableTask =
  | { do: 'open'; name: string; bytes: Uint8Array; contentType: string }
  | { do: 'rewind' }
  | { do: 'next' };

/** A part of the file; `columns` when they are others than before; `done` at its end. */
export type TableReply =
  | { refused: string }
  | { kind: TableKind | 'wire'; charset: ToldEncoding }
  | { done: true; columns?: readonly string[] }
  | ({ done: false; progress: number; columns?: readonly string[] } & TablePart)
  | { done: false; records: { record: SourceRecord; progress: number }[] };

/** Few enough for the other side to take up without a pause that anybody notices. */
const rowsPerReply = 250;

type Reading = { name: string; opened: OpenedFile; parts: AsyncGenerator<TableReply>; columns: number };
let reading: Reading | undefined;

function* cut(part: TablePart & { progress: number }): Generator<TableReply> {
  const { rows, faults, progress } = part;
  for (let from = 0; from === 0 || from < Math.max(rows.length, faults.length); from += rowsPerReply) {
    const to = from + rowsPerReply;
    yield { done: false, progress, rows: rows.slice(from, to), faults: faults.slice(from, to) };
  }
}

async function* partsOf(opened: OpenedFile): AsyncGenerator<TableReply> {
  if ('table' in opened) for await (const piece of opened.table.pieces()) yield* cut(piece);
  else {
    let records: { record: SourceRecord; progress: number }[] = [];
    for await (const read of opened.wire) {
      records.push(read);
      if (records.length < rowsPerReply) continue;
      yield { done: false, records };
      records = [];
    }
    yield { done: false, records };
  }
}

async function answer(task: TableTask): Promise<TableReply> {
  if (task.do === 'open') {
    const file = fileOfBytes(task.name, task.bytes, task.contentType);
    const opened = await openTable(file);
    reading = { name: task.name, opened, parts: partsOf(opened), columns: 0 };
    return { kind: 'table' in opened ? opened.table.kind : 'wire', charset: file.charset };
  }
  if (!reading) throw new Error('No file is open.');
  if (task.do === 'rewind') Object.assign(reading, { parts: partsOf(reading.opened), columns: 0 });
  const next = await reading.parts.next();
  const reply: TableReply = next.done === true ? { done: true } : next.value;
  if (!('table' in reading.opened) || 'records' in reply) return reply;
  const columns = reading.opened.table.columns();
  if (columns.length === reading.columns) return reply;
  reading.columns = columns.length;
  return { ...reply, columns };
}

/** Reads one untrusted file of records, part by part. Runs in a thread with limits of time and memory. */
export default async function readTable(task: TableTask): Promise<TableReply> {
  try {
    return await answer(task);
  } catch (error) {
    const refusal = asRefusal({ name: reading?.name ?? 'The file' }, error);
    if (refusal instanceof AppError || refusal instanceof RefusedArchive) return { refused: refusal.message };
    throw error;
  }
}
