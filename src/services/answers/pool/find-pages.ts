import type { PassageEvidence } from '../../../engine/answer/passages/evidence.ts';
import { isTableRow } from '../../../engine/answer/passages/quote-row.ts';
import type { RetrievalIndex, TermGroup } from '../../../engine/retrieval/types.ts';
import type { Context } from '../../context.ts';
import { findPassagesAt } from '../../documents/find-passages-at.ts';
import { parsePassageId } from '../../indexing/to-index-document.ts';
import { nearestIds } from './nearest-ids.ts';

/** What is read beside what is found: the section where the talk was, and which others of the pages that hold something found. */
export type Beside = {
  section: string | undefined;
  isAlso?: ((passage: PassageEvidence) => boolean) | undefined;
};

const FOUND_PASSAGES = 40;
/** For each of the other matters. */
const FOUND_BESIDE = 8;
/** Rows of a table that are read along when one of them is found. */
const MOST_ROWS = 40;
/** Passages of the pages found that are read along for what they state. */
const MOST_ALSO = 24;

/** Where a message's pages are looked up, and what was committed last there. */
export type OpenPages = { index: RetrievalIndex; changeSeq: number };

/**
 * The passages closest to some words, best first, then a few closest to each of others, with the other rows of the tables they are rows of, what of
 * their pages `isAlso`, and the passages of `section` (source id and heading path), where the talk was.
 */
export async function findPages(
  ctx: Context,
  { index, changeSeq }: OpenPages,
  [groups = [], ...others]: readonly (readonly TermGroup[])[],
  { section, isAlso = () => false }: Beside,
): Promise<PassageEvidence[]> {
  const nearest = [
    ...nearestIds(index, groups, FOUND_PASSAGES),
    ...others.flatMap((other) => nearestIds(index, other, FOUND_BESIDE)),
  ];
  const places = [...new Set(nearest)].map(parsePassageId);
  const lastId = section?.startsWith('document:')
    ? section.slice('document:'.length, section.indexOf('\n'))
    : undefined;
  const ids = new Set([...places.map(({ documentId }) => documentId), ...(lastId ? [lastId] : [])]);
  const passages = await findPassagesAt(ctx, changeSeq, [...ids], index.locale);
  const within = (documentId: string, isWanted: (passage: PassageEvidence) => boolean) =>
    (passages.get(documentId) ?? []).filter(isWanted);

  const found = places.flatMap(({ documentId, seq }) => {
    const id = `${documentId}#${index.locale}#${seq}`;
    return within(documentId, (one) => one.id === id).map((one) => ({ one, documentId }));
  });
  const rows = found
    .filter(({ one }) => isTableRow(one))
    .flatMap(({ one, documentId }) =>
      within(documentId, (other) => other.headingPath === one.headingPath).slice(0, MOST_ROWS),
    );
  const also = [...ids].flatMap((id) => within(id, isAlso)).slice(0, MOST_ALSO);
  const last = within(
    lastId ?? '',
    ({ source, headingPath }) => section === `${source.sourceId}\n${headingPath}`,
  );
  return [...new Set([...found.map(({ one }) => one), ...rows, ...also, ...last])];
}
