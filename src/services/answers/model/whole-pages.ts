import { type PassageEvidence, passageEvidence } from '../../../engine/answer/passages/evidence.ts';
import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import { rankedSections } from '../../../engine/prompt/choose-evidence.ts';
import type { PageTitle } from '../../../engine/prompt/rules.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../documents/find-documents.ts';
import { findPassages } from '../../documents/find-passages.ts';
import { findPassagesAt } from '../../documents/find-passages-at.ts';
import type { GatheredPool } from '../pool/gather-pool.ts';

/** Pages that are read whole. */
const MOST_PAGES = 8;

/** All passages of a document; a model that reads one sentence of a table's footnote needs the table. */
export async function passagesOfDocument(
  ctx: Context,
  key: { documentId: string; locale: string },
): Promise<PassageEvidence[]> {
  const [document] = await findDocuments(ctx, [key]);
  if (document === undefined) return [];
  const passages = await findPassages(ctx, document);
  return passages.map((passage) => passageEvidence(document, passage));
}

/** All passages of the pages that some passages of theirs were found on; they are in one language, as found by one index. */
async function passagesAround(
  ctx: Context,
  found: readonly PassageEvidence[],
  changeSeq: number,
): Promise<PassageEvidence[]> {
  const [first] = found;
  if (first === undefined) return [];
  const ids = found.map(({ source }) => source.sourceId.slice('document:'.length));
  const passages = await findPassagesAt(ctx, changeSeq, ids, first.locale);
  return ids.flatMap((id) => passages.get(id) ?? []);
}

/** Of pages that were found there should be so much to read, in UTF-16 units; else others are put beside them. */
const LEAST_TEXT = 3_000;
const MOST_FILLING = 6;

/** Other pages for a question that shares hardly a word with any, as long as little has been found. */
async function filling(
  ctx: Context,
  found: readonly PassageEvidence[],
  pages: readonly PageTitle[],
  locale: string,
): Promise<PassageEvidence[]> {
  const known = new Set(found.map(({ source }) => source.sourceId));
  let length = found.reduce((sum, { start, end }) => sum + end - start, 0);
  const more: PassageEvidence[] = [];
  for (const { documentId } of pages
    .filter((page) => !known.has(`document:${page.documentId}`))
    .slice(0, MOST_FILLING)) {
    if (length >= LEAST_TEXT) break;
    const passages = await passagesOfDocument(ctx, { documentId, locale });
    more.push(...passages);
    length += passages.reduce((sum, { start, end }) => sum + end - start, 0);
  }
  return more;
}

/** The pages that the best-ranked sections stand on, whole, then everything else that was found, then other pages where that is little. */
export async function wholePages(
  ctx: Context,
  ranked: RankedPool,
  { passages: found, changeSeq, voice }: Pick<GatheredPool, 'passages' | 'changeSeq' | 'voice'>,
  pages: readonly PageTitle[],
): Promise<PassageEvidence[]> {
  const byId = new Map(found.map((passage) => [passage.source.sourceId, passage]));
  const places = [...new Set(rankedSections(ranked).map((key) => key.slice(0, key.indexOf('\n'))))];
  const best = places.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_PAGES);
  const whole = await passagesAround(ctx, best, changeSeq);
  const read = new Set(best.map(({ source }) => source.sourceId));
  const all = [...whole, ...found.filter(({ source }) => !read.has(source.sourceId))];
  return [...all, ...(await filling(ctx, all, pages, voice.locale))];
}
