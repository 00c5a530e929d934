import { BulkResult } from '../../contract/bulk.ts';
import {
  DocumentDeleteQuery,
  DocumentList,
  DocumentParams,
  DocumentQuery,
  DocumentsBody,
  DocumentsQuery,
  StoredDocument,
} from '../../contract/documents.ts';
import { deleteDocument } from '../../services/documents/delete-document.ts';
import { getDocument } from '../../services/documents/get-document.ts';
import { listDocuments } from '../../services/documents/list-documents.ts';
import { putDocuments } from '../../services/documents/put-documents.ts';
import type { App } from '../server.ts';
import { wireBulkResult } from '../wire/bulk.ts';
import { wireTime } from '../wire/time.ts';

const tags = ['Knowledge'];
const access = { scope: 'knowledge:write', limit: 'management' } as const;

type Document = Awaited<ReturnType<typeof getDocument>>;

function wireDocument(document: Document) {
  return {
    document_id: document.documentId,
    title: document.title,
    url: document.url ?? null,
    locale: document.locale,
    content_type: document.contentType,
    trust: document.trust,
    hash: document.hash,
    created_at: wireTime(document.createdAtMs),
    updated_at: wireTime(document.updatedAtMs),
  };
}

function addReads(app: App): void {
  const list = {
    config: access,
    schema: {
      operationId: 'listDocuments',
      summary: 'List documents',
      tags,
      querystring: DocumentsQuery,
      response: { 200: DocumentList },
    },
  } as const;
  app.get('/api/v1/documents', list, async ({ context: ctx, query }) => {
    const { limit = 20, locale, cursor } = query;
    const page = await listDocuments(ctx, { limit, locale, cursor });
    return { data: page.documents.map(wireDocument), next_cursor: page.nextCursor };
  });
  const get = {
    config: access,
    schema: {
      operationId: 'getDocument',
      summary: 'Read one document with the text that answers cite',
      tags,
      params: DocumentParams,
      querystring: DocumentQuery,
      response: { 200: StoredDocument },
    },
  } as const;
  app.get('/api/v1/documents/:document_id', get, async ({ context: ctx, params, query }) => {
    const { locale, hash } = query;
    const document = await getDocument(ctx, { documentId: params.document_id, locale, hash });
    return { ...wireDocument(document), text: document.text };
  });
}

function addWrites(app: App): void {
  const put = {
    config: { ...access, bulk: 'documents' },
    schema: {
      operationId: 'putDocuments',
      summary: 'Add or replace documents',
      tags,
      body: DocumentsBody,
      response: { 200: BulkResult },
    },
  } as const;
  app.put('/api/v1/documents', put, async ({ context: ctx, bulkItems }) =>
    wireBulkResult(await putDocuments(ctx, bulkItems)),
  );
  const remove = {
    config: access,
    schema: {
      operationId: 'deleteDocument',
      summary: 'Take a document out of every answer, in all languages or one',
      tags,
      params: DocumentParams,
      querystring: DocumentDeleteQuery,
      response: { 204: { type: 'null', description: 'Deleted' } },
    },
  } as const;
  app.delete('/api/v1/documents/:document_id', remove, async ({ context: ctx, params, query }, reply) => {
    await deleteDocument(ctx, { documentId: params.document_id, locale: query.locale });
    return reply.code(204).send(null);
  });
}

/** Knowledge texts in wire names; the verbs decide everything. */
export function addDocuments(app: App): void {
  addReads(app);
  addWrites(app);
}
