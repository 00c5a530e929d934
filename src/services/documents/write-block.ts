import { pageKey } from '../../engine/catalog/page-key.ts';
import type { Passage } from '../../engine/knowledge/document.ts';
import type { FieldFault } from '../../errors.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import type { EntryResult, Outcome } from '../bulk/bulk-types.ts';
import { appendChange } from '../changes/append-change.ts';
import { raiseChangeSeq } from '../companies/raise-change-seq.ts';
import type { Context } from '../context.ts';
import type { DocumentChange } from '../record-changes.ts';
import { withTransaction } from '../transaction.ts';
import type { DocumentOperation, PutDocument, ReadDocumentEntry } from './document-operation.ts';
import {
  confirmDocuments,
  deleteDocuments,
  loadContentHashes,
  loadDocuments,
  replacePassages,
  type StoredDocument,
  upsertDocument,
} from './store.ts';

/** What a block did; `changeSeq` is absent when it changed nothing that can be searched. */
export type WrittenDocumentBlock = { results: EntryResult[]; changeSeq?: number };

/** A document during a block; `passages` is there when the block wrote it. */
type Draft = { document: StoredDocument; passages?: readonly Passage[] };

/** All locales of one document, as they are after the operations so far; `confirmed` holds locales found unchanged. */
type Family = { drafts: Map<string, Draft>; confirmed: Set<string> };

const invisible: FieldFault = { pointer: '/content', code: 'blank', detail: 'holds no visible text' };

function toDraft(tx: Context, operation: PutDocument, stored: StoredDocument | undefined): Draft | undefined {
  const { documentId, locale, input } = operation;
  const { text, passages } = operation.read();
  if (text.trim() === '') return undefined;
  const nowMs = tx.clock.nowMs();
  const document: StoredDocument = {
    documentId,
    locale,
    title: input.title,
    url: input.url,
    urlKey: input.url === undefined ? undefined : pageKey(input.url),
    text,
    hash: snapshotHash(text),
    trust: input.trust,
    contentType: input.contentType,
    contentHash: operation.contentHash,
    asOfMs: nowMs,
    createdAtMs: stored?.createdAtMs ?? nowMs,
    updatedAtMs: nowMs,
  };
  return { document, passages: passages.map((passage) => ({ documentId, locale, ...passage })) };
}

function apply(tx: Context, family: Family, operation: DocumentOperation): Outcome | FieldFault {
  const { drafts, confirmed } = family;
  if (operation.kind === 'delete') {
    const locales = operation.locale === undefined ? [...drafts.keys()] : [operation.locale];
    const removed = locales.filter((locale) => drafts.delete(locale));
    return removed.length > 0 ? 'deleted' : 'unchanged';
  }
  const stored = drafts.get(operation.locale)?.document;
  if (stored?.contentHash === operation.contentHash) {
    confirmed.add(operation.locale);
    return 'unchanged';
  }
  const draft = toDraft(tx, operation, stored);
  if (!draft) return invisible;
  drafts.set(operation.locale, draft);
  return stored ? 'updated' : 'created';
}

/** Reads the texts that will be needed before the transaction begins; inside it nothing should take long. */
async function readAhead(ctx: Context, operations: readonly DocumentOperation[]): Promise<void> {
  const ids = [...new Set(operations.map(({ documentId }) => documentId))];
  const stored = new Set(
    (await loadContentHashes(ctx, ids)).map(
      (known) => `${known.documentId}\n${known.locale}\n${known.contentHash}`,
    ),
  );
  for (const operation of operations)
    if (
      operation.kind === 'put' &&
      !stored.has(`${operation.documentId}\n${operation.locale}\n${operation.contentHash}`)
    )
      operation.read();
}

async function loadFamilies(
  tx: Context,
  operations: readonly DocumentOperation[],
): Promise<Map<string, Family>> {
  const ids = [...new Set(operations.map(({ documentId }) => documentId))];
  const families = new Map(
    ids.map((id): [string, Family] => [id, { drafts: new Map(), confirmed: new Set() }]),
  );
  for (const document of await loadDocuments(tx, ids))
    families.get(document.documentId)!.drafts.set(document.locale, { document });
  return families;
}

function changesOf(
  before: readonly StoredDocument[],
  families: ReadonlyMap<string, Family>,
): DocumentChange[] {
  const old = new Map(before.map((document) => [`${document.documentId}\n${document.locale}`, document]));
  const changes: DocumentChange[] = [];
  for (const [documentId, { drafts }] of families)
    for (const [locale, { document, passages }] of drafts) {
      const previous = old.get(`${documentId}\n${locale}`);
      if (passages)
        changes.push({ documentId, locale, ...(previous ? { before: previous } : {}), after: document });
    }
  for (const document of before)
    if (!families.get(document.documentId)?.drafts.has(document.locale))
      changes.push({ documentId: document.documentId, locale: document.locale, before: document });
  return changes;
}

async function storeChanges(
  tx: Context,
  families: ReadonlyMap<string, Family>,
  changes: readonly DocumentChange[],
): Promise<number> {
  const written = [...families.values()].flatMap(({ drafts }) =>
    [...drafts.values()].filter(({ passages }) => passages),
  );
  for (const { document } of written) await upsertDocument(tx, document);
  await deleteDocuments(
    tx,
    changes.filter(({ after }) => !after),
  );
  await replacePassages(
    tx,
    changes.filter(({ before, after }) => before && after),
    written.flatMap(({ passages }) => passages ?? []),
  );
  await tx.followers.onDocumentsChanged(tx, changes);
  return appendChange(
    tx,
    changes.map(({ documentId, locale }) => ({ kind: 'document', entityId: documentId, locale })),
  );
}

/**
 * Carries out entries in order in one transaction; later entries see what earlier ones did, so the last of a repeated id
 * wins. Entries with faults are reported and change nothing.
 */
export async function writeDocumentBlock(
  ctx: Context,
  entries: readonly ReadDocumentEntry[],
): Promise<WrittenDocumentBlock> {
  const operations = entries.flatMap(({ operation }) => operation ?? []);
  await readAhead(ctx, operations);
  return withTransaction(ctx, async (tx) => {
    // Taken first, for the same reason as in the catalogue: writers of one company follow each other.
    await raiseChangeSeq(tx, 0);
    const families = await loadFamilies(tx, operations);
    const before = [...families.values()].flatMap(({ drafts }) =>
      [...drafts.values()].map(({ document }) => document),
    );
    const results = entries.map(({ index, id, operation, faults }): EntryResult => {
      if (!operation) return { index, id, faults };
      const applied = apply(tx, families.get(operation.documentId)!, operation);
      return typeof applied === 'string' ? { index, id, outcome: applied } : { index, id, faults: [applied] };
    });
    await confirmDocuments(
      tx,
      [...families].flatMap(([documentId, { confirmed }]) =>
        [...confirmed].map((locale) => ({ documentId, locale })),
      ),
    );
    const changes = changesOf(before, families);
    return changes.length === 0
      ? { results }
      : { results, changeSeq: await storeChanges(tx, families, changes) };
  });
}
