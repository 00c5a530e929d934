import type { FastifyRequest } from 'fastify';
import { UploadList, UploadParams, UploadQuery, UploadRow } from '../../contract/dashboard/uploads.ts';
import { AppError, invalidRequest } from '../../errors.ts';
import { readFrontMatter } from '../../services/imports/files/read-front-matter.ts';
import type { ProductMapping } from '../../services/imports/import-products.ts';
import { mappingTargets, readMapping } from '../../services/imports/read-mapping.ts';
import {
  cancelUpload,
  listUploads,
  startUpload,
  type Upload,
  type UploadKind,
} from '../../services/imports/start-upload.ts';
import { tablesDocument } from '../../services/imports/tables/report-table.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

function wireUpload({ result, ...upload }: Upload) {
  return {
    upload_id: upload.uploadId,
    kind: upload.kind,
    file_name: upload.fileName,
    state: upload.state,
    dry_run: upload.dryRun,
    progress: upload.progress,
    received: result.received,
    created: result.created,
    updated: result.updated,
    unchanged: result.unchanged,
    failed: result.failed,
    errors: result.errors.slice(0, 100).map(({ line, pointer, detail }) => ({ line, pointer, detail })),
    tables: tablesDocument(result.tables),
    ignored_fields: [...result.ignoredFields],
    failure: upload.failure ?? null,
    started_at: wireTime(upload.startedAtMs),
  };
}

function bytesOf(request: FastifyRequest): Buffer {
  const { body } = request as { body: unknown };
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw new AppError('invalid_request', 'The file is empty.');
}

function mappingOf(text: string | undefined): ProductMapping | undefined {
  if (text === undefined) return undefined;
  try {
    return readMapping(JSON.parse(text));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidRequest([{ parameter: 'mapping', code: 'format', detail: 'must be JSON' }]);
  }
}

/** Files that people bring in: products or pages, checked first if they like, with progress. */
export function addUploads(app: App): void {
  const start = (kind: UploadKind, grant: 'catalogue' | 'knowledge') => {
    const { config, schema } = sessionRoute(
      { who: 'member', grant },
      { querystring: UploadQuery, response: UploadRow },
    );
    const options = { config: { ...config, upload: true }, schema };
    app.post(`/dashboard/api/uploads/${kind}`, options, async (request) => {
      const { file: fileName, dry_run: dryRun, mapping } = request.query;
      const bytes = bytesOf(request);
      const given = { kind, fileName, bytes, dryRun: dryRun === 'true', mapping: mappingOf(mapping) };
      // The request's own signal ends with its connection; the import goes on.
      return wireUpload(startUpload(request.context, { ...given, readFrontMatter }));
    });
  };
  start('products', 'catalogue');
  start('documents', 'knowledge');
  app.get(
    '/dashboard/api/uploads',
    sessionRoute({ who: 'member' }, { response: UploadList }),
    async (request) => ({
      data: listUploads(request.context).map(wireUpload),
      mapping_targets: [...mappingTargets],
    }),
  );
  const cancel = sessionRoute({ who: 'member', grant: 'catalogue' }, { params: UploadParams });
  app.post('/dashboard/api/uploads/:upload_id/cancel', cancel, async ({ context: ctx, params }, reply) => {
    cancelUpload(ctx, params.upload_id);
    return reply.code(204).send(null);
  });
}
