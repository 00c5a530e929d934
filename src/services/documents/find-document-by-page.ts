import { pageKey } from '../../engine/catalog/page-key.ts';
import type { KnowledgeDocument } from '../../engine/knowledge/document.ts';
import { lookUpLocale } from '../../engine/language/locale-lookup.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { findByUrl } from './store.ts';

/** The document that lies at this address, in the locale that fits best; of several the first id. `undefined` if none does. */
export async function findDocumentByPage(
  ctx: Context,
  pageUrl: string,
  locale: string,
): Promise<KnowledgeDocument | undefined> {
  const urlKey = pageKey(pageUrl);
  if (urlKey === undefined) return undefined;
  const found = await findByUrl(ctx, urlKey);
  const documents = found.filter(({ documentId }) => documentId === found[0]?.documentId);
  const { defaultLocale } = (await getSettings(ctx)).company;
  const available = documents.map((document) => document.locale);
  const served = lookUpLocale(locale, available, [defaultLocale, 'en']);
  return documents.find((document) => document.locale === served);
}
