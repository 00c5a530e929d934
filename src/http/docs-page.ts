import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { Type } from '../contract/type.ts';
import type { App } from './server.ts';

const scriptPath = '/docs/scalar.js';

/** Nothing is loaded from elsewhere: no fonts, no agent, no telemetry, and no "try it", because a browser must not send a key. */
const configuration = {
  url: '/openapi.json',
  pageTitle: 'Aisle API',
  cdn: scriptPath,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  defaultOpenAllTags: true,
} as const;

const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Page = { html: string; script: Buffer; zipped: Buffer; etag: string };

/** The reference page and its script, out of the package; the package is 4 MB, so it is loaded when first asked for. */
async function loadPage(): Promise<Page> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const shelf = fastify();
  await shelf.register(reference, { routePrefix: '/shelf', configuration });
  const html = (await shelf.inject('/shelf/')).body;
  const script = (await shelf.inject('/shelf/js/scalar.js')).rawPayload;
  await shelf.close();
  const etag = `"${createHash('sha256').update(script).digest('hex').slice(0, 32)}"`;
  return { html, script, zipped: gzipSync(script), etag };
}

function page(operationId: string, summary: string, mediaType: string) {
  return {
    config: { public: true },
    schema: {
      operationId,
      summary,
      tags: ['Server'],
      produces: [mediaType],
      response: { 200: Type.Unknown(), 304: Type.Null() },
    },
  } as const;
}

/** `/docs`: the API reference, generated from `/openapi.json` and served whole by this server. */
export function addDocsPage(app: App): void {
  let loading: Promise<Page> | undefined;
  const pageOf = () => {
    loading ??= loadPage();
    return loading;
  };
  app.get('/docs', page('getDocs', 'The API reference', 'text/html'), async (_request, reply) => {
    const { html } = await pageOf();
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
    return reply.send(html);
  });
  app.get(
    scriptPath,
    page('getDocsScript', 'The script of the API reference', 'text/javascript'),
    async (request, reply) => {
      const { script, zipped, etag } = await pageOf();
      reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      reply.type('text/javascript; charset=utf-8');
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(script);
      return reply.header('content-encoding', 'gzip').send(zipped);
    },
  );
}
