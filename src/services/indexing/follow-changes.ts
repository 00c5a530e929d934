import { setImmediate } from 'node:timers/promises';
import type { MultiSegmentIndex } from '../../engine/retrieval/create-index.ts';
import { DELTA_DOCUMENTS } from '../../engine/retrieval/parameters.ts';
import type { IndexDocument } from '../../engine/retrieval/types.ts';
import { type ChangeRow, findChanges } from '../changes/find-changes.ts';
import { type IndexTarget, rowsOfEntities } from './index-rows.ts';
import type { Kind } from './store.ts';
import { type IndexRow, parsePassageId, toIndexDocument } from './to-index-document.ts';

/** Changes read at a time. */
const BLOCK_CHANGES = 500;
/** Entities written between two pauses, so that a long catch-up holds up no request. */
const SLICE_ENTITIES = 25;

const KIND_OF_CHANGE: Record<ChangeRow['kind'], Kind | undefined> = {
  product: 'product',
  document: 'passage',
  faq: 'faq',
  rule: undefined,
};

/**
 * Brings an index from one change number as far as the company's changes go, and returns where that is.
 *
 * Each change is applied as the present state of its record, so applying one twice does nothing.
 * `undefined`: the next change is no longer kept, so only a new build helps.
 */
export async function followChanges(
  index: MultiSegmentIndex,
  target: IndexTarget,
  fromSeq: number,
): Promise<number | undefined> {
  let reached = fromSeq;
  for (;;) {
    const changes = await findChanges(target.scope, reached, BLOCK_CHANGES);
    if (changes.length === 0) return reached;
    if (changes[0]!.change_seq !== reached + 1) return undefined;
    const entityIds = new Set(
      changes.filter((change) => concerns(change, target)).map((change) => change.entity_id),
    );
    await replaceEntities(index, target, [...entityIds]);
    reached = changes.at(-1)!.change_seq;
    if (changes.length < BLOCK_CHANGES) return reached;
  }
}

function concerns(change: ChangeRow, { kind, locale }: IndexTarget): boolean {
  if (KIND_OF_CHANGE[change.kind] !== kind) return false;
  // A product is in the index of every locale, in the words that fit best.
  return kind === 'product' || change.locale === '' || change.locale === locale;
}

/** Puts the present records of the entities in the place of what the index holds of them. */
async function replaceEntities(
  index: MultiSegmentIndex,
  target: IndexTarget,
  entityIds: readonly string[],
): Promise<void> {
  const rows = Map.groupBy(await rowsOfEntities(target, entityIds), entityOf);
  for (let start = 0; start < entityIds.length; start += SLICE_ENTITIES) {
    if (start > 0) await setImmediate();
    const slice = entityIds.slice(start, start + SLICE_ENTITIES);
    const documents = slice.flatMap((id) =>
      (rows.get(id) ?? []).flatMap((row) => toIndexDocument(row) ?? []),
    );
    removeOthers(index, target.kind, slice, documents);
    index.upsert(documents);
    if (index.deltaCount >= DELTA_DOCUMENTS) index.seal();
  }
}

/** Takes out what the index holds of the entities and the new documents do not replace. */
function removeOthers(
  index: MultiSegmentIndex,
  kind: Kind,
  entityIds: readonly string[],
  documents: readonly IndexDocument[],
): void {
  const replaced = new Set(documents.map(({ id }) => id));
  const held = kind === 'passage' ? entityIds.flatMap((id) => passagesOf(index, id)) : entityIds;
  const gone = held.filter((id) => !replaced.has(id));
  if (gone.length > 0) index.remove(gone);
}

/** Passages of a document; identifiers ignore separators, so others may come with them. */
function passagesOf(index: MultiSegmentIndex, documentId: string): readonly string[] {
  return index.findExact(documentId).filter((id) => parsePassageId(id).documentId === documentId);
}

/** The id under which changes name a record. */
function entityOf(row: IndexRow): string {
  if (row.kind === 'passage') return row.documentId;
  return row.kind === 'faq' ? String(row.faqId) : row.productId;
}
