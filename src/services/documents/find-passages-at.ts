import { type PassageEvidence, passageEvidence } from '../../engine/answer/passages/evidence.ts';
import { keptOfStore } from '../cache-of-store.ts';
import type { Context } from '../context.ts';
import { findDocuments } from './find-documents.ts';
import { findPassagesOf } from './find-passages.ts';

type Kept = { changeSeq: number; size: number; passages: readonly PassageEvidence[] };

/** In UTF-16 units of text: texts of at most some 30 MB, of many short pages or fewer long ones. */
const MOST_KEPT = 16_000_000;
/** Longer documents are read again each time, in the same units. */
const LONGEST_KEPT = 16_000;
/** What a document takes beside its text, in the same units. */
const BESIDE_TEXT = 400;
const cacheOf = keptOfStore<Kept>(MOST_KEPT, ({ size }) => size);

/**
 * The passages of documents in exactly one locale as evidence, by document id, those of each in order; unknown documents are
 * left out. For a caller that knows the company's last committed change: at the same change the same objects are given,
 * which must not be changed. At most 500 documents.
 */
export async function findPassagesAt(
  ctx: Context,
  changeSeq: number,
  documentIds: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, readonly PassageEvidence[]>> {
  const cache = cacheOf(ctx.db);
  const start = `${ctx.companyId}\n${locale}\n`;
  const found = new Map<string, readonly PassageEvidence[]>();
  const missing: string[] = [];
  for (const id of documentIds) {
    const known = ctx.sql === undefined ? cache.get(start + id) : undefined;
    if (known?.changeSeq === changeSeq) found.set(id, known.passages);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const keys = missing.map((documentId) => ({ documentId, locale }));
  const [documents, passages] = await Promise.all([
    findDocuments(ctx, keys),
    findPassagesOf(ctx, missing, locale),
  ]);
  for (const document of documents) {
    const own = passages.get(document.documentId) ?? [];
    const evidence = own.map((passage) => passageEvidence(document, passage));
    found.set(document.documentId, evidence);
    if (ctx.sql === undefined && document.text.length <= LONGEST_KEPT)
      cache.set(start + document.documentId, {
        changeSeq,
        size: document.text.length + BESIDE_TEXT,
        passages: evidence,
      });
  }
  return found;
}
