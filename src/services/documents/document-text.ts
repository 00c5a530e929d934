import { htmlToText } from '../../engine/extract/html/html-to-text.ts';
import { markdownToText, plainToText } from '../../engine/extract/markdown/markdown-to-text.ts';
import { type CutPassage, cutPassages } from '../../engine/knowledge/cut-passages.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import type { ContentType, DocumentInput } from './validate-document.ts';

/** Raised when reading or cutting changes, so that the same content is read again when it comes. */
const readerVersion = 2;

const readers: Readonly<Record<ContentType, (content: string) => string>> = {
  'text/markdown': markdownToText,
  'text/html': (html) => htmlToText(html, { structure: 'marked', contentOnly: true }),
  'text/plain': plainToText,
};

/** A document's normalised text and where its passages lie; reading it is most of the work of a write. */
export type DocumentText = { text: string; passages: readonly CutPassage[] };

/** The visible text of a document with its passages; empty when nothing of it is visible. */
export function readDocumentText(input: DocumentInput, locale: string): DocumentText {
  const text = readers[input.contentType](input.content);
  return { text, passages: cutPassages(text, locale) };
}

/** Changes exactly when something of the document does that is stored or read from it. */
export function contentHash(input: DocumentInput): string {
  const { title, url, trust, contentType, content } = input;
  return sha256Hex(JSON.stringify([readerVersion, title, url ?? null, trust, contentType, content]));
}
