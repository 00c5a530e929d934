import type { KnowledgeDocument } from '../../engine/knowledge/document.ts';
import type { Context } from '../context.ts';
import { type DocumentKey, loadDocuments } from './store.ts';

/** The live documents of these ids in exactly these locales, in the order of `keys`; unknown ones are left out. */
export async function findDocuments(
  ctx: Context,
  keys: readonly DocumentKey[],
): Promise<KnowledgeDocument[]> {
  const ids = [...new Set(keys.map(({ documentId }) => documentId))];
  const found = new Map(
    (await loadDocuments(ctx, ids)).map((document) => [
      `${document.documentId}\n${document.locale}`,
      document,
    ]),
  );
  return keys.flatMap(({ documentId, locale }) => found.get(`${documentId}\n${locale}`) ?? []);
}
