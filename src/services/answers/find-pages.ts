import { type PassageEvidence, passageEvidence } from '../../engine/answer/passages/evidence.ts';
import { isTableRow } from '../../engine/answer/passages/quote-row.ts';
import type { KnowledgeDocument, Passage } from '../../engine/knowledge/document.ts';
import type { RetrievalIndex, TermGroup } from '../../engine/retrieval/types.ts';
import type { Context } from '../context.ts';
import { findDocuments } from '../documents/find-documents.ts';
import { findPassagesOf } from '../documents/find-passages.ts';
import { parsePassageId } from '../indexing/to-index-document.ts';
import { bestHits } from './best-hits.ts';

const FOUND_PASSAGES = 40;
/** Rows of a table that are read along when one of them is found. */
const MOST_ROWS = 40;

type Found = { document: KnowledgeDocument; passage: Passage; score: number; coveredIdf: number };

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
  const hits = bestHits(index, groups, FOUND_PASSAGES);
  const lastId = section?.startsWith('document:')
    ? section.slice('document:'.length, section.indexOf('\n'))
    : undefined;
  const ids = [
    ...new Set([...hits.map(({ id }) => parsePassageId(id).documentId), ...(lastId ? [lastId] : [])]),
  ];
  const documents = await findDocuments(
    ctx,
    ids.map((documentId) => ({ documentId, locale })),
  );
  const own = documents.filter((document) => document.locale === locale);
  const read = await findPassagesOf(
    ctx,
    own.map(({ documentId }) => documentId),
    locale,
  );
  const passages = new Map(
    own.map((document) => [document.documentId, { document, all: read.get(document.documentId) ?? [] }]),
  );
  const found = new Map<string, Found>();
  const add = (document: KnowledgeDocument, passage: Passage, score: number, coveredIdf: number) => {
    const key = `${document.documentId}#${passage.seq}`;
    if (!found.has(key)) found.set(key, { document, passage, score, coveredIdf });
  };
  for (const { id, bm25f, coveredIdf } of hits) {
    const { documentId, seq } = parsePassageId(id);
    const entry = passages.get(documentId);
    const passage = entry?.all.find((each) => each.seq === seq);
    if (entry && passage) add(entry.document, passage, bm25f, coveredIdf);
  }
  for (const { document, passage } of [...found.values()].filter(isRow))
    for (const other of passages
      .get(document.documentId)!
      .all.filter((each) => each.headingPath === passage.headingPath)
      .slice(0, MOST_ROWS))
      add(document, other, 0, 0);
  const last = lastId === undefined ? undefined : passages.get(lastId);
  for (const passage of last?.all ?? [])
    if (section === `document:${lastId}\n${passage.headingPath}`) add(last!.document, passage, 0, 0);
  return [...found.values()].map(toEvidence);
}

function toEvidence({ document, passage, score, coveredIdf }: Found): PassageEvidence {
  const id = `${document.documentId}#${document.locale}#${passage.seq}`;
  return passageEvidence({ document, passage }, { id, score, coveredIdf });
}

function isRow(found: Found): boolean {
  return isTableRow(toEvidence(found));
}
