import { lookUpLocale } from '../../engine/language/locale-lookup.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { getSnapshot } from '../snapshots/get-snapshot.ts';
import { documentNotFound } from './document-not-found.ts';
import { loadDocuments, type StoredDocument } from './store.ts';

/**
 * One document in the locale that fits best (RFC 4647 lookup, then company default, then `en`, then any). With `hash`, its
 * text as an answer cited it.
 *
 * Throws `document_not_found` for an unknown document, or a hash that none of its texts was ever cited under.
 */
export async function getDocument(
  ctx: Context,
  input: { documentId: string; locale?: string; hash?: string },
): Promise<StoredDocument> {
  const { documentId, locale, hash } = input;
  const documents = await loadDocuments(ctx, [documentId]);
  const { defaultLocale } = (await getSettings(ctx)).company;
  const served = lookUpLocale(
    locale ?? defaultLocale,
    documents.map((document) => document.locale),
    [defaultLocale, 'en'],
  );
  const document = documents.find((candidate) => candidate.locale === served);
  if (!document) throw documentNotFound();
  if (hash === undefined || hash === document.hash) return document;
  const cited = await getSnapshot(ctx, `document:${documentId}`, hash);
  if (!cited) throw documentNotFound();
  return { ...document, text: cited.text, hash: cited.hash };
}
