import { columnKey } from '../../../engine/records/columns/column-key.ts';
import { csvToDocuments, isOfTexts } from '../../../engine/records/csv-to-documents.ts';
import { jsonLine, jsonRecords } from '../../../engine/records/files/json-records.ts';
import type { SourceRecord } from '../../../engine/records/source-record.ts';
import type { BulkEntry } from '../../bulk/bulk-types.ts';
import { putDocuments } from '../../documents/put-documents.ts';
import { decodeText } from '../../imports/files/decode-text.ts';
import { documentOfFile } from '../../imports/files/document-of-file.ts';
import { putItems } from '../items/store.ts';
import { findContent } from '../store.ts';
import { uploadFormatOf } from '../upload-format.ts';
import { importSourceFile } from './import-source-file.ts';
import { openParser } from './open-parser.ts';
import { type Run, RunFailure, type RunOutcome } from './run-tools.ts';

/** Longer texts are stored in parts. */
const longestPart = 1_500_000;

type Document = Readonly<Record<string, unknown>>;

/** Records of a table of texts; `undefined` when the table is one of products. */
function documentRecords(name: string, bytes: Uint8Array): SourceRecord[] | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'xlsx' || ending === 'xml') return undefined;
  const { text } = decodeText(bytes);
  if (ending === 'jsonl' || ending === 'ndjson') {
    const records = text.split('\n').flatMap((line, i) => jsonLine(line, i + 1) ?? []);
    return records.some(({ value }) => value && 'content' in value) ? records : undefined;
  }
  if (ending === 'json') {
    const records = jsonRecords(text, 'documents');
    return records.some(({ value }) => value && 'content' in value) ? records : undefined;
  }
  const keys = new Set(
    (text.split('\n', 1)[0] ?? '').split(/[,;\t|]/).map((cell) => columnKey(cell.replaceAll('"', ''))),
  );
  return [...keys].some(isOfTexts) && !keys.has('price') && !keys.has('sku')
    ? csvToDocuments(text)
    : undefined;
}

function partsOf(content: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < content.length; ) {
    const end = from + longestPart;
    const cut = end >= content.length ? content.length : Math.max(content.lastIndexOf('\n', end), from + 1);
    parts.push(content.slice(from, cut));
    from = cut;
  }
  return parts;
}

async function textDocuments(run: Run, bytes: Uint8Array): Promise<Document[]> {
  const { name } = run.source;
  const kind = uploadFormatOf(name, bytes);
  if (kind !== 'pdf' && kind !== 'docx') {
    const { value = {} } = documentOfFile(name, decodeText(bytes).text, {});
    return partsOf(String(value['content'])).map((content, i) => ({
      ...value,
      document_id: i === 0 ? name : `${name}#${i + 1}`,
      content,
    }));
  }
  const parser = openParser();
  try {
    const { title, content, contentType } = await parser.file(kind, bytes);
    if (content.trim() === '')
      throw new RunFailure('no_text', 'The document holds no text; it may be scanned pictures.');
    return partsOf(content).map((part, i) => ({
      document_id: i === 0 ? name : `${name}#${i + 1}`,
      title: title ?? name.replace(/\.[^.]+$/, '').replace(/[-_]+/g, ' '),
      content: part,
      content_type: contentType,
    }));
  } finally {
    await parser.close();
  }
}

async function storeDocuments(run: Run, records: readonly SourceRecord[]): Promise<RunOutcome> {
  const { ctx, source, runSeq, progress } = run;
  const { locale, trust } = source.options;
  const entries = records.map(
    (record, index): BulkEntry =>
      record.value === undefined
        ? { index, fault: { pointer: '', code: 'format', detail: record.fault } }
        : { index, value: { trust, ...(locale === undefined ? {} : { locale }), ...record.value } },
  );
  const result = await putDocuments(ctx, entries);
  const failed = new Set(result.errors.map(({ index }) => index));
  const stored = entries.flatMap((entry) => (entry.fault || failed.has(entry.index) ? [] : [entry.value]));
  await putItems(
    ctx,
    source.sourceId,
    runSeq,
    stored.map((value) => ({
      kind: 'document' as const,
      entityId: String(value['document_id']),
      locale: '',
      pageKey: undefined,
    })),
  );
  Object.assign(progress, {
    found: result.received,
    fetched: result.received,
    indexed: result.created + result.updated,
    unchanged: result.unchanged,
    failed: result.failed,
  });
  const [error] = result.errors;
  if (stored.length === 0)
    throw new RunFailure('empty', `It gave no text${error ? `: ${error.pointer} ${error.detail}` : ''}.`);
  return { sawEverything: result.failed === 0, report: { errors: result.errors.slice(0, 100) } };
}

/** Reads an uploaded file: products or texts of a table, or the text of a document. */
export async function runUpload(run: Run): Promise<RunOutcome> {
  const { ctx, source } = run;
  const bytes = await findContent(ctx, source.sourceId);
  if (!bytes) throw new RunFailure('empty', 'The file is not stored any more; upload it again.');
  if (uploadFormatOf(source.name, bytes) !== 'table') {
    const documents = await textDocuments(run, bytes);
    return storeDocuments(
      run,
      documents.map((value, i) => ({ line: i + 1, value })),
    );
  }
  const records = documentRecords(source.name, bytes);
  return records ? storeDocuments(run, records) : importSourceFile(run, source.name, bytes);
}
