import type { FieldFault } from '../../errors.ts';
import type { BulkEntry } from '../bulk/bulk-types.ts';
import {
  below,
  type FieldPlace,
  type PlainObject,
  readBoolean,
  readId,
  readLocale,
} from '../validation/read-fields.ts';
import { contentHash, type DocumentText, readDocumentText } from './document-text.ts';
import { type DocumentInput, validateDocument } from './validate-document.ts';

/** A document to be stored; `read` does its expensive part once, when it is first needed. */
export type PutDocument = {
  kind: 'put';
  documentId: string;
  locale: string;
  input: DocumentInput;
  contentHash: string;
  read(): DocumentText;
};

/** What one entry asks for; a deletion without a locale takes all of them. */
export type DocumentOperation = PutDocument | { kind: 'delete'; documentId: string; locale?: string };

export type ReadDocumentEntry = { index: number; id?: string; ignored: readonly string[] } & (
  | { operation: DocumentOperation; faults?: undefined }
  | { operation?: undefined; faults: readonly FieldFault[] }
);

function putOperation(input: DocumentInput, defaultLocale: string): PutDocument {
  const locale = input.locale ?? defaultLocale;
  let text: DocumentText | undefined;
  const read = () => {
    text ??= readDocumentText(input, locale);
    return text;
  };
  return { kind: 'put', documentId: input.documentId, locale, input, contentHash: contentHash(input), read };
}

function idOf(given: PlainObject): { id?: string } {
  const id = given['document_id'];
  return typeof id === 'string' ? { id: id.slice(0, 128).toWellFormed() } : {};
}

/** Reads one entry of `PUT /api/v1/documents`; `"deleted": true` deletes. */
export function readDocumentEntry(entry: BulkEntry, defaultLocale: string): ReadDocumentEntry {
  const { index } = entry;
  if (entry.fault) return { index, ignored: [], faults: [entry.fault] };
  const given = entry.value;
  const known = { index, ...idOf(given) };
  const at: FieldPlace = { pointer: '', faults: [] };
  if (readBoolean(given['deleted'], below(at, 'deleted'))) {
    const documentId = readId(given['document_id'], below(at, 'document_id')) ?? '';
    const locale = readLocale(given['locale'], below(at, 'locale'));
    if (at.faults.length > 0) return { ...known, ignored: [], faults: at.faults };
    return { ...known, ignored: [], operation: { kind: 'delete', documentId, locale } };
  }
  const checked = validateDocument(given);
  const faults = [...at.faults, ...(checked.ok ? [] : checked.faults)];
  if (!checked.ok || faults.length > 0) return { ...known, ignored: checked.ignored, faults };
  return { ...known, ignored: checked.ignored, operation: putOperation(checked.value, defaultLocale) };
}
