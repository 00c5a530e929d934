import { type PassageEvidence, passageEvidence } from '../../../engine/answer/passages/evidence.ts';
import { isTableRow } from '../../../engine/answer/passages/quote-row.ts';
import type { Passage } from '../../../engine/knowledge/document.ts';
import type { RetrievalIndex, TermGroup } from '../../../engine/retrieval/types.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../documents/find-documents.ts';
import { findPassagesOf } from '../../documents/find-passages.ts';
import { parsePassageId } from '../../indexing/to-index-document.ts';

const FOUND_PASSAGES = 40;
/** Rows of a table that are read along when one of them is found. */
const MOST_ROWS = 40;

/**
 * The passages closest to some words, best first, with the other rows of the tables they are rows of and the passages of
 * `section` (source id and heading path), where the talk was.
 */
export async function findPages(
  ctx: Context,
  index: RetrievalIndex,
  groups: readonly TermGroup[],
  section: string | undefined,
): Promise<PassageEvidence[]> {
  const { locale } = index;
  const { hits } = index.search({ groups, limit: FOUND_PASSAGES, exactTotal: false });
  const places = hits.map(({ id }) => parsePassageId(id));
  const lastId = section?.startsWith('document:')
    ? section.slice('document:'.length, section.indexOf('\n'))
    : undefined;
  const ids = new Set([...places.map(({ documentId }) => documentId), ...(lastId ? [lastId] : [])]);
  const keys = [...ids].map((documentId) => ({ documentId, locale }));
  const own = (await findDocuments(ctx, keys)).filter((document) => document.locale === locale);
  const documents = new Map(own.map((document) => [document.documentId, document]));
  const passages = await findPassagesOf(ctx, [...documents.keys()], locale);
  const within = (documentId: string, isWanted: (passage: Passage) => boolean) =>
    (passages.get(documentId) ?? []).filter(isWanted);

  const found = places.flatMap(({ documentId, seq }) => within(documentId, (one) => one.seq === seq));
  const rows = found
    .filter(({ documentId, ...range }) => isTableRow({ ...range, text: documents.get(documentId)!.text }))
    .flatMap(({ documentId, headingPath }) =>
      within(documentId, (other) => other.headingPath === headingPath).slice(0, MOST_ROWS),
    );
  const last = within(
    lastId ?? '',
    ({ documentId, headingPath }) => section === `document:${documentId}\n${headingPath}`,
  );
  return [...new Set([...found, ...rows, ...last])].map((passage) =>
    passageEvidence(documents.get(passage.documentId)!, passage),
  );
}
