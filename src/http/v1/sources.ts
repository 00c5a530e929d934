import {
  Source,
  SourceBody,
  SourceList,
  SourcePageList,
  SourcePagesQuery,
  SourceParams,
  SourcePatch,
  SourcesQuery,
} from '../../contract/sources.ts';
import { runOnce } from '../../services/idempotency/run-once.ts';
import { createSource } from '../../services/sources/create-source.ts';
import { deleteSource } from '../../services/sources/delete-source.ts';
import { listPages } from '../../services/sources/list-pages.ts';
import { listSources } from '../../services/sources/list-sources.ts';
import { patchSource } from '../../services/sources/patch-source.ts';
import { requireSource } from '../../services/sources/require-source.ts';
import { cancelRun } from '../../services/sources/runs/cancel-run.ts';
import { startRun } from '../../services/sources/runs/start-run.ts';
import { uploadSource } from '../../services/sources/upload-source.ts';
import { readForm } from '../edge/form-body.ts';
import type { App } from '../server.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';
import { streamProgress } from '../wire/progress.ts';
import { wirePage, wireSource } from '../wire/source.ts';
import { wantsEvents } from '../wire/stream.ts';

const tags = ['Sources'];
const access = { scope: 'knowledge:write', limit: 'management' } as const;
const path = '/api/v1/sources/:source_id';

function addReads(app: App): void {
  const list = {
    config: access,
    schema: {
      operationId: 'listSources',
      summary: 'List sources',
      tags,
      querystring: SourcesQuery,
      response: { 200: SourceList },
    },
  } as const;
  app.get('/api/v1/sources', list, async ({ context: ctx, query }) => {
    const { limit = 20, cursor } = query;
    const page = await listSources(ctx, { limit, ...(cursor === undefined ? {} : { cursor }) });
    const data = page.sources.map((source) => wireSource(source, { withReport: false }));
    return { data, next_cursor: page.nextCursor };
  });
  const get = {
    config: access,
    schema: {
      operationId: 'getSource',
      summary: 'Read one source; with `Accept: text/event-stream` its progress as it happens',
      tags,
      params: SourceParams,
      response: { 200: Source },
    },
  } as const;
  app.get(path, get, async (request, reply) => {
    const { source_id: sourceId } = request.params;
    const source = await requireSource(request.context, sourceId);
    return wantsEvents(request) ? streamProgress(app, request, reply, sourceId) : wireSource(source);
  });
  const pages = {
    config: access,
    schema: {
      operationId: 'listSourcePages',
      summary: 'What became of each page of a source',
      tags,
      params: SourceParams,
      querystring: SourcePagesQuery,
      response: { 200: SourcePageList },
    },
  } as const;
  app.get(`${path}/pages`, pages, async ({ context: ctx, params, query }) => {
    const { limit = 20, cursor, status } = query;
    const page = await listPages(ctx, {
      sourceId: params.source_id,
      limit,
      ...(cursor === undefined ? {} : { cursor }),
      ...(status === undefined ? {} : { status }),
    });
    return { data: page.pages.map(wirePage), next_cursor: page.nextCursor };
  });
}

function addCreate(app: App): void {
  const create = {
    config: { ...access, bodyAsReceived: true, form: true, problems: ['source_exists'] },
    schema: {
      operationId: 'createSource',
      summary: 'Add a website, sitemap, feed or file; it is read at once',
      tags,
      body: SourceBody,
      response: { 201: Source },
    },
  } as const;
  app.post('/api/v1/sources', create, async (request, reply) => {
    const { context: ctx, uploadedForm } = request;
    if (uploadedForm) {
      const source = await uploadSource(ctx, await readForm(uploadedForm));
      reply.code(201);
      return wireSource(source);
    }
    const created = await runOnce(ctx, idempotencyOf(request), async (keep) => {
      let body = '';
      await createSource(ctx, request.receivedBody ?? {}, async (tx, source) => {
        body = JSON.stringify(wireSource(source));
        await keep(tx, { status: 201, body });
      });
      return { status: 201, body, replayed: false };
    });
    return sendReply(reply, created);
  });
}

function addRuns(app: App): void {
  const run = (operationId: string, summary: string) =>
    ({
      config: access,
      schema: { operationId, summary, tags, params: SourceParams, response: { 202: Source } },
    }) as const;
  app.post(`${path}/run`, run('runSource', 'Read a source now'), async ({ context: ctx, params }, reply) => {
    const source = await startRun(ctx, params.source_id);
    reply.code(202);
    return wireSource(source);
  });
  const cancel = run('cancelSource', 'Stop reading a source; what came in stays');
  app.post(`${path}/cancel`, cancel, async ({ context: ctx, params }, reply) => {
    const source = await cancelRun(ctx, params.source_id);
    reply.code(202);
    return wireSource(source);
  });
}

/** Where products and texts come from by themselves. */
export function addSources(app: App): void {
  addReads(app);
  addCreate(app);
  addRuns(app);
  const patch = {
    config: { ...access, bodyAsReceived: true },
    schema: {
      operationId: 'updateSource',
      summary: 'Change how a source is read, from its next run on',
      tags,
      params: SourceParams,
      body: SourcePatch,
      response: { 200: Source },
    },
  } as const;
  app.patch(path, patch, async ({ context: ctx, params, receivedBody }) =>
    wireSource(await patchSource(ctx, params.source_id, receivedBody ?? {})),
  );
  const remove = {
    config: access,
    schema: {
      operationId: 'deleteSource',
      summary: 'Delete a source and what only it supplied',
      tags,
      params: SourceParams,
      response: { 204: { type: 'null', description: 'Deleted' } },
    },
  } as const;
  app.delete(path, remove, async ({ context: ctx, params }, reply) => {
    await deleteSource(ctx, params.source_id);
    return reply.code(204).send(null);
  });
}
