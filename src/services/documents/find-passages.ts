import type { Passage } from '../../engine/knowledge/document.ts';
import type { Context } from '../context.ts';
import { type DocumentKey, loadPassages } from './store.ts';

/** The passages of one document in one locale, in order; empty when there is no such document. */
export async function findPassages(ctx: Context, { documentId, locale }: DocumentKey): Promise<Passage[]> {
  return loadPassages(ctx, [documentId], locale);
}

/** The passages of some documents in one locale by document id, those of each in order; at most 500 documents. */
export async function findPassagesOf(
  ctx: Context,
  documentIds: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, readonly Passage[]>> {
  return Map.groupBy(await loadPassages(ctx, documentIds, locale), ({ documentId }) => documentId);
}
