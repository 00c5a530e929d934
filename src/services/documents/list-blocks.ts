import type { Context } from '../context.ts';
import { getDocument } from './get-document.ts';
import { loadPassages } from './store.ts';

/** A stretch of a page as it is found and quoted, under its headings. */
export type DocumentBlock = { seq: number; headingPath: string; text: string };

/** A page as the index holds it: the blocks it was cut into, in order. Throws `document_not_found`. */
export async function listBlocks(
  ctx: Context,
  input: { documentId: string; locale?: string },
): Promise<DocumentBlock[]> {
  const { documentId, locale, text } = await getDocument(ctx, input);
  const passages = await loadPassages(ctx, [documentId], locale);
  return passages.map(({ seq, headingPath, start, end }) => ({
    seq,
    headingPath,
    text: text.slice(start, end),
  }));
}
