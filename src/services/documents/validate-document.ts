import type { Trust } from '../../engine/knowledge/document.ts';
import type { Checked } from '../validation/checked.ts';
import {
  below,
  type FieldPlace,
  fault,
  readId,
  readLocale,
  readObject,
  readOneOf,
  readRequiredText,
  readUrl,
} from '../validation/read-fields.ts';

export const contentTypes = ['text/markdown', 'text/html', 'text/plain'] as const;

export type ContentType = (typeof contentTypes)[number];

const trusts: readonly Trust[] = ['policy', 'catalog', 'crawled', 'review'];

/** A checked document; without a locale it is in the company's default one. `content` is as it was given. */
export type DocumentInput = {
  documentId: string;
  locale?: string;
  title: string;
  url?: string;
  content: string;
  contentType: ContentType;
  trust: Trust;
};

const longestTitle = 500;
/** Content is at most 2 MiB. */
export const longestContentBytes = 2 * 1024 * 1024;

const documentFields = new Set('document_id title url locale content content_type trust deleted'.split(' '));

function readContent(value: unknown, at: FieldPlace): string {
  if (value === undefined || value === null) fault(at, 'required', 'is required');
  else if (typeof value !== 'string') fault(at, 'type', 'must be a string');
  else if (value.length > longestContentBytes || Buffer.byteLength(value) > longestContentBytes)
    fault(at, 'too_long', 'at most 2 MiB');
  else if (value.trim() === '') fault(at, 'blank', 'must not be blank');
  else return value;
  return '';
}

/** Checks a document in wire shape and reads it. Returns every fault at once, with pointers from the document. */
export function validateDocument(input: unknown): Checked<DocumentInput> {
  const at: FieldPlace = { pointer: '', faults: [] };
  const given = readObject(input, at);
  if (!given) return { ok: false, faults: at.faults, ignored: [] };
  const ignored = Object.keys(given).filter((name) => !documentFields.has(name));
  const value: DocumentInput = {
    documentId: readId(given['document_id'], below(at, 'document_id')) ?? '',
    title: readRequiredText(given['title'], below(at, 'title'), longestTitle) ?? '',
    content: readContent(given['content'], below(at, 'content')),
    contentType: readOneOf(given['content_type'], below(at, 'content_type'), contentTypes) ?? 'text/markdown',
    trust: readOneOf(given['trust'], below(at, 'trust'), trusts) ?? 'policy',
    locale: readLocale(given['locale'], below(at, 'locale')),
    url: readUrl(given['url'], below(at, 'url')),
  };
  return at.faults.length === 0 ? { ok: true, value, ignored } : { ok: false, faults: at.faults, ignored };
}
