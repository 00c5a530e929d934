import type { KnowledgeDocument, Passage } from '../../engine/knowledge/document.ts';
import { preparedByIds } from '../../platform/database/prepared-by-ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import type { ContentType } from './validate-document.ts';

/** A document's row. */
export type StoredDocument = KnowledgeDocument & {
  urlKey?: string;
  contentType: ContentType;
  contentHash: string;
  createdAtMs: number;
  updatedAtMs: number;
};

export type DocumentKey = { documentId: string; locale: string };

const passagesPerStatement = 4_000;
const documentsPerStatement = 500;

function toStored(row: Tables['document']): StoredDocument {
  return {
    documentId: row.document_id,
    locale: row.locale,
    title: row.title,
    ...(row.url === null ? {} : { url: row.url }),
    ...(row.url_key === null ? {} : { urlKey: row.url_key }),
    text: row.text,
    hash: row.text_hash,
    trust: row.trust,
    contentType: row.content_type as ContentType,
    contentHash: row.content_hash,
    asOfMs: row.confirmed_at,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}

const documentsByIds = preparedByIds<{ company_id: string }, Tables['document']>((sql, value, ids) =>
  sql
    .selectFrom('document')
    .selectAll()
    .where('company_id', '=', value('company_id'))
    .where('document_id', 'in', ids)
    .orderBy('document_id')
    .orderBy('locale'),
);

/** Every locale of these documents, by id and locale. */
export async function loadDocuments(ctx: Context, documentIds: readonly string[]): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (let from = 0; from < documentIds.length; from += documentsPerStatement) {
    const ids = documentIds.slice(from, from + documentsPerStatement);
    const { rows } = await inScope(ctx, (sql) => documentsByIds(sql, { company_id: ctx.companyId }, ids));
    for (const row of rows) found.push(toStored(row));
  }
  return found;
}

/** What these documents were made of, without their texts. */
export async function loadContentHashes(
  ctx: Context,
  documentIds: readonly string[],
): Promise<(DocumentKey & { contentHash: string })[]> {
  if (documentIds.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('document')
      .select(['document_id', 'locale', 'content_hash'])
      .where('company_id', '=', ctx.companyId)
      .where('document_id', 'in', documentIds)
      .execute(),
  );
  return rows.map((row) => ({
    documentId: row.document_id,
    locale: row.locale,
    contentHash: row.content_hash,
  }));
}

/** Stores a document, replacing that of the same id and locale. */
export async function upsertDocument(tx: Context, document: StoredDocument): Promise<void> {
  const key = { company_id: tx.companyId, document_id: document.documentId, locale: document.locale };
  const rest = {
    title: document.title,
    url: document.url ?? null,
    url_key: document.urlKey ?? null,
    trust: document.trust,
    content_type: document.contentType,
    content_hash: document.contentHash,
    text: document.text,
    text_hash: document.hash,
    created_at: document.createdAtMs,
    updated_at: document.updatedAtMs,
    confirmed_at: document.asOfMs,
  };
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('document')
      .values({ ...key, ...rest })
      .onConflict((conflict) => conflict.columns(['company_id', 'document_id', 'locale']).doUpdateSet(rest))
      .execute(),
  );
}

/** Notes that documents were found unchanged now. */
export async function confirmDocuments(tx: Context, keys: readonly DocumentKey[]): Promise<void> {
  for (const [locale, group] of Map.groupBy(keys, (key) => key.locale))
    await inWriteScope(tx, (sql) =>
      sql
        .updateTable('document')
        .set({ confirmed_at: tx.clock.nowMs() })
        .where('company_id', '=', tx.companyId)
        .where('locale', '=', locale)
        .where(
          'document_id',
          'in',
          group.map(({ documentId }) => documentId),
        )
        .execute(),
    );
}

async function deleteFrom(
  tx: Context,
  table: 'document' | 'passage',
  keys: readonly DocumentKey[],
): Promise<void> {
  for (const [locale, group] of Map.groupBy(keys, (key) => key.locale))
    await inWriteScope(tx, (sql) =>
      sql
        .deleteFrom(table)
        .where('company_id', '=', tx.companyId)
        .where('locale', '=', locale)
        .where(
          'document_id',
          'in',
          group.map(({ documentId }) => documentId),
        )
        .execute(),
    );
}

/** Removes documents and their passages. */
export async function deleteDocuments(tx: Context, keys: readonly DocumentKey[]): Promise<void> {
  await deleteFrom(tx, 'document', keys);
  await deleteFrom(tx, 'passage', keys);
}

/** Replaces the passages of some documents. */
export async function replacePassages(
  tx: Context,
  cleared: readonly DocumentKey[],
  passages: readonly Passage[],
): Promise<void> {
  await deleteFrom(tx, 'passage', cleared);
  for (let from = 0; from < passages.length; from += passagesPerStatement) {
    const rows = passages.slice(from, from + passagesPerStatement).map((passage) => ({
      company_id: tx.companyId,
      document_id: passage.documentId,
      locale: passage.locale,
      seq: passage.seq,
      heading_path: passage.headingPath,
      start_offset: passage.start,
      end_offset: passage.end,
    }));
    await inWriteScope(tx, (sql) => sql.insertInto('passage').values(rows).execute());
  }
}

const passagesByIds = preparedByIds<Pick<Tables['passage'], 'company_id' | 'locale'>, Tables['passage']>(
  (sql, value, ids) =>
    sql
      .selectFrom('passage')
      .selectAll()
      .where('company_id', '=', value('company_id'))
      .where('document_id', 'in', ids)
      .where('locale', '=', value('locale'))
      .orderBy('document_id')
      .orderBy('seq'),
);

/** The passages of these documents in one locale, at most 500 ids at a time; those of one document in order. */
export async function loadPassages(
  ctx: Context,
  documentIds: readonly string[],
  locale: string,
): Promise<Passage[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await inScope(ctx, (sql) =>
    passagesByIds(sql, { company_id: ctx.companyId, locale }, documentIds),
  );
  return rows.map((row) => ({
    documentId: row.document_id,
    locale: row.locale,
    seq: row.seq,
    headingPath: row.heading_path,
    start: row.start_offset,
    end: row.end_offset,
  }));
}

/** Documents that lie at an address, in every locale, by id and locale. */
export async function findByUrl(ctx: Context, urlKey: string): Promise<StoredDocument[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('document')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .orderBy('document_id')
      .orderBy('locale')
      .limit(100)
      .execute(),
  );
  return rows.map(toStored);
}

/** A page of documents after a key, by id and locale; one locale only when it is given. */
export async function pageOfDocuments(
  ctx: Context,
  page: { locale?: string; after?: DocumentKey; limit: number },
): Promise<StoredDocument[]> {
  const { locale, after, limit } = page;
  const rows = await inScope(ctx, (sql) => {
    let query = sql.selectFrom('document').selectAll().where('company_id', '=', ctx.companyId);
    if (locale !== undefined) query = query.where('locale', '=', locale);
    if (after)
      query = query.where((row) =>
        row.or([
          row('document_id', '>', after.documentId),
          row.and([row('document_id', '=', after.documentId), row('locale', '>', after.locale)]),
        ]),
      );
    return query.orderBy('document_id').orderBy('locale').limit(limit).execute();
  });
  return rows.map(toStored);
}
