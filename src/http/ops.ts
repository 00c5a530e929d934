import { createHash } from 'node:crypto';
import { Type } from '../contract/type.ts';
import { AppError } from '../errors.ts';
import type { BaseContext } from '../services/context.ts';
import { isDiskLow } from '../services/disk-room.ts';
import { addDocsPage } from './docs-page.ts';
import type { Drain } from './drain.ts';
import { openApiDocument } from './openapi.ts';
import { addProblemPages } from './problem-pages.ts';
import type { App } from './server.ts';

export type OpsDeps = { base: BaseContext; drain: Drain };

const Health = Type.Object({ status: Type.Literal('ok') });
const Readiness = Type.Object({
  status: Type.Literal('ready'),
  disk_low: Type.Optional(
    Type.Boolean({ description: 'The disk of the store is nearly full: imports are refused.' }),
  ),
});

/** Throws `unavailable` with the reason while this node should get no requests. */
export async function requireReady({ base, drain }: OpsDeps): Promise<void> {
  if (drain.draining) throw new AppError('unavailable', 'The server is shutting down.');
  try {
    await base.db.ping();
  } catch (error) {
    throw new AppError('unavailable', 'The store cannot be reached.', { cause: error });
  }
}

function addHealth(app: App, deps: OpsDeps): void {
  const health = {
    config: { public: true },
    schema: {
      operationId: 'getHealth',
      summary: 'Whether the process is alive',
      tags: ['Server'],
      response: { 200: Health },
    },
  } as const;
  app.get('/healthz', health, async () => ({ status: 'ok' as const }));
  const readiness = {
    config: { public: true },
    schema: {
      operationId: 'getReadiness',
      summary: 'Whether the server takes requests',
      tags: ['Server'],
      response: { 200: Readiness },
    },
  } as const;
  app.get('/readyz', readiness, async () => {
    await requireReady(deps);
    const isLow = await isDiskLow(deps.base);
    return { status: 'ready' as const, ...(isLow ? { disk_low: true } : {}) };
  });
}

function addOpenApi(app: App): void {
  const options = {
    config: { public: true },
    schema: {
      operationId: 'getOpenApi',
      summary: 'This description',
      tags: ['Server'],
      response: { 200: Type.Unknown(), 304: Type.Null() },
    },
  } as const;
  let made: { text: string; etag: string } | undefined;
  app.get('/openapi.json', options, async (request, reply) => {
    if (!made) {
      const text = JSON.stringify(openApiDocument(app));
      made = { text, etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"` };
    }
    reply.header('etag', made.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send(null);
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
}

/** The server's own routes, which ask for no key: state, description, documentation. */
export function addOps(app: App, deps: OpsDeps): void {
  addHealth(app, deps);
  addOpenApi(app);
  addDocsPage(app);
  addProblemPages(app);
}
