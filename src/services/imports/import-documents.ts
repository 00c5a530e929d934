import { csvToDocuments } from '../../engine/records/csv-to-documents.ts';
import { jsonLine, jsonRecords } from '../../engine/records/files/json-records.ts';
import type { SourceRecord } from '../../engine/records/source-record.ts';
import type { Context } from '../context.ts';
import { putDocuments } from '../documents/put-documents.ts';
import { validateDocument } from '../documents/validate-document.ts';
import { documentExtensions, documentOfFile, type FrontMatter } from './files/document-of-file.ts';
import { extensionOf, type ImportFile } from './files/import-file.ts';
import { type ImportOptions, type ImportResult, importRecords, type ReadRecord } from './import-records.ts';

/** Endings of files that hold tables of documents; those of `documentExtensions` are one document each. */
export const documentTableExtensions: readonly string[] = ['jsonl', 'ndjson', 'json', 'csv', 'tsv'];

/** Parts a file into what stands between `---` lines at its top and its text. */
export type ReadFrontMatter = (text: string) => { frontMatter: FrontMatter; content: string };

async function* fromLines(file: ImportFile): AsyncGenerator<ReadRecord> {
  let line = 0;
  for await (const text of file.lines()) {
    const record = jsonLine(text, ++line);
    if (record) yield { record, progress: file.progress() };
  }
}

async function* fromList(records: readonly SourceRecord[]): AsyncGenerator<ReadRecord> {
  for (const [i, record] of records.entries()) yield { record, progress: (i + 1) / records.length };
}

async function* recordsOf(file: ImportFile, readFrontMatter: ReadFrontMatter): AsyncGenerator<ReadRecord> {
  const extension = extensionOf(file.name);
  if (extension === 'jsonl' || extension === 'ndjson') {
    yield* fromLines(file);
    return;
  }
  const text = await file.text();
  if (extension === 'json') yield* fromList(jsonRecords(text, 'documents'));
  else if (!documentExtensions.includes(extension)) yield* fromList(csvToDocuments(text));
  else {
    const { frontMatter, content } = readFrontMatter(text);
    yield* fromList([documentOfFile(file.name, content, frontMatter)]);
  }
}

/** Imports a file of documents, or one that is a document itself, and adds what became of it to `total`. */
export async function importDocuments(
  ctx: Context,
  file: ImportFile,
  total: ImportResult,
  options: Omit<ImportOptions, 'file'> & { readFrontMatter: ReadFrontMatter },
): Promise<void> {
  const target = { put: putDocuments, check: validateDocument };
  await importRecords(ctx, {
    target,
    records: recordsOf(file, options.readFrontMatter),
    total,
    options: {
      ...options,
      file: file.name,
    },
  });
}
