import { csvToDocuments } from '../../engine/extract/csv-to-documents.ts';
import type { Context } from '../context.ts';
import { putDocuments } from '../documents/put-documents.ts';
import { validateDocument } from '../documents/validate-document.ts';
import { documentExtensions, documentOfFile, type FrontMatter } from './document-of-file.ts';
import { extensionOf, type ImportFile } from './import-file.ts';
import { type ImportOptions, type ImportResult, importRecords } from './import-records.ts';
import { readRecords } from './read-records.ts';

/** Endings of files that hold tables of documents; those of `documentExtensions` are one document each. */
export const documentTableExtensions: readonly string[] = ['jsonl', 'ndjson', 'json', 'csv', 'tsv'];

/** Parts a file into what stands between `---` lines at its top and its text. */
export type ReadFrontMatter = (text: string) => { frontMatter: FrontMatter; content: string };

/** Imports a file of documents, or one that is a document itself, and adds what became of it to `total`. */
export async function importDocuments(
  ctx: Context,
  file: ImportFile,
  total: ImportResult,
  options: Omit<ImportOptions, 'file'> & { readFrontMatter: ReadFrontMatter },
): Promise<void> {
  const records = readRecords(file, 'documents', (text) => {
    if (!documentExtensions.includes(extensionOf(file.name))) return csvToDocuments(text);
    const { frontMatter, content } = options.readFrontMatter(text);
    return [documentOfFile(file.name, content, frontMatter)];
  });
  const target = { put: putDocuments, check: validateDocument };
  await importRecords(ctx, target, records, total, { ...options, file: file.name });
}
