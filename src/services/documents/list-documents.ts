import type { Context } from '../context.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import { canonicalLocale } from '../validation/locale.ts';
import { pageOfDocuments, type StoredDocument } from './store.ts';

/** A page of documents by id and locale; `locale` keeps only those in exactly that language. */
export async function listDocuments(
  ctx: Context,
  input: { locale?: string; limit: number; cursor?: string },
): Promise<{ documents: StoredDocument[]; nextCursor: string | null }> {
  const { locale, limit, cursor } = input;
  const [documentId, afterLocale] = cursor === undefined ? [] : decodeKeyCursor(cursor, 2);
  const documents = await pageOfDocuments(ctx, {
    ...(locale === undefined ? {} : { locale: canonicalLocale(locale) ?? locale }),
    ...(documentId === undefined || afterLocale === undefined
      ? {}
      : { after: { documentId, locale: afterLocale } }),
    limit: limit + 1,
  });
  const page = documents.slice(0, limit);
  const last = page.at(-1);
  return {
    documents: page,
    nextCursor: documents.length > limit && last ? encodeKeyCursor([last.documentId, last.locale]) : null,
  };
}
