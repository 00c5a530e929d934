import { jsonLine, jsonRecords } from '../../engine/extract/json-records.ts';
import type { SourceRecord } from '../../engine/extract/source-record.ts';
import { extensionOf, type ImportFile } from './import-file.ts';

export type { SourceRecord } from '../../engine/extract/source-record.ts';

/** A record and how far its file has been read, 0 to 1. */
export type ReadRecord = { record: SourceRecord; progress: number };

/** Reads records from a text that is in none of the JSON forms. */
export type ReadTable = (text: string, file: ImportFile) => readonly SourceRecord[];

async function* fromLines(file: ImportFile): AsyncGenerator<ReadRecord> {
  let line = 0;
  for await (const text of file.lines()) {
    const record = jsonLine(text, ++line);
    if (record) yield { record, progress: file.progress() };
  }
}

function* fromList(records: readonly SourceRecord[]): Generator<ReadRecord> {
  for (const [i, record] of records.entries()) yield { record, progress: (i + 1) / records.length };
}

/** The records of a file: JSON Lines as a stream, JSON as a list under `listName`, anything else by `readTable`. */
export async function* readRecords(
  file: ImportFile,
  listName: string,
  readTable: ReadTable,
): AsyncGenerator<ReadRecord> {
  const extension = extensionOf(file.name);
  if (extension === 'jsonl' || extension === 'ndjson') yield* fromLines(file);
  else if (extension === 'json') yield* fromList(jsonRecords(await file.text(), listName));
  else yield* fromList(readTable(await file.text(), file));
}
