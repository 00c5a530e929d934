/**
 * The HTTP server. How to add a route:
 *
 * 1. Schemas of its wire shapes in `src/contract/<noun>.ts`.
 * 2. One thin file `src/http/v1/<name>.ts` with `export function addX(app: App): void`, which calls
 *    `app.get('/api/v1/…', { config: { scope: 'faqs:read', limit: 'product-faqs' }, schema: {…} } as const, handler)`.
 * 3. One line in `src/http/routes.ts`.
 *
 * `config` is required: `{ scope, limit }` for a secret-key route, or `{ public: true }` for one that asks for nothing;
 * add `bulk: 'products'` when the body is a list whose items are checked one by one (10 MiB, JSON or NDJSON), and
 * `upload: true` when a file may be sent instead (`multipart/form-data`, 10 MiB, in `request.uploadedForm`), and
 * `bodyAsReceived: true` when the verb checks the body itself (merge patches): the schema then only describes it.
 * `problems: ['faq_retired', …]` adds codes to the description that do not follow from the route's shape.
 * `schema` needs `operationId`, `summary`, `tags` and `response`, and `params`, `querystring`, `body` where there are any.
 *
 * When the handler runs, all checks of contract §11 up to 400 are done:
 * - `request.context` is the Context of the caller's company; its signal aborts when the caller goes away;
 * - `request.params`, `.query`, `.body` hold declared members only, free text normalised, `null` of optional members left out;
 *   no defaults are filled in, so write `locale ?? 'en'`;
 * - `request.receivedBody` is the JSON body as it came (for canonical hashes, and for merge patches whose verb checks them);
 * - `request.idempotencyKey` is the checked header of a POST under /api/v1;
 * - `request.bulkItems` are the entries of a bulk body, not normalised yet.
 *
 * Replies are written as they are returned (no field is dropped or converted). For stored bytes send the string with
 * `reply.type('application/json; charset=utf-8').send(text)`. Failures: throw an AppError. Streams watch `app.drain.signal`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  type RawServerDefault,
  type RouteOptions,
} from 'fastify';
import type { ErrorCode } from '../errors.ts';
import type { Scope } from '../services/api-keys/api-key.ts';
import type { LimitPolicy } from '../services/companies/company.ts';
import type { BaseContext, Context } from '../services/context.ts';
import { guardConnections } from './connections.ts';
import { createDrain, type Drain, drainOnClose } from './drain.ts';
import type { BulkItem } from './edge/bulk-body.ts';
import type { FormBody } from './edge/form-body.ts';
import type { Schema } from './edge/schema.ts';
import { errorHandler, sendProblem, toAppError } from './errors.ts';
import { framingFault, parserHeaderLimit } from './framing.ts';
import { type GuardDeps, guardOf } from './guard.ts';
import { describeApi } from './openapi.ts';
import { addOps, type OpsDeps } from './ops.ts';
import { answerUnrouted } from './unrouted.ts';
import { bodyHeadersCheck, inputCheck, type RouteInput } from './validate.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: Scope;
    limit?: LimitPolicy;
    public?: boolean;
    bulk?: string;
    bodyAsReceived?: boolean;
    upload?: boolean;
    problems?: readonly ErrorCode[];
  }
  interface FastifyRequest {
    context: Context;
    receivedBody: Record<string, unknown> | undefined;
    idempotencyKey: string | undefined;
    bulkItems: readonly BulkItem[];
    uploadedForm: FormBody | undefined;
  }
  interface FastifyInstance {
    drain: Drain;
    /** The address that clients use, without a slash at the end. */
    publicUrl: string;
  }
}

export type ServerDeps = Omit<GuardDeps, 'drain'> &
  Omit<OpsDeps, 'drain'> & {
    /** The address that clients use, without a slash at the end; problem types lead below it. */
    publicUrl(): string;
    /** Addresses or networks whose `X-Forwarded-For` counts. */
    trustedProxies: readonly string[];
    /** Called once per answered request; `route` is the pattern, empty where there is none. */
    observe?(request: Answered): void;
    /** Adds the routes: those of `routes.ts`, or a test's own. */
    addRoutes(app: App): void;
  };

const ordinaryBody = 64 * 1024;
const bulkBody = 10 * 1024 * 1024;

function inputOf(route: RouteOptions): RouteInput {
  const { params, querystring, body } = (route.schema ?? {}) as Record<string, Schema | undefined>;
  const { bulk, bodyAsReceived, upload } = route.config ?? {};
  const idempotent = route.method === 'POST' && route.url.startsWith('/api/v1/');
  return { params, querystring, body, bulk, bodyAsReceived, upload, idempotent };
}

/** Gives every route its checks, in order, and refuses a route that does not say who may call it. */
function attachChecks(app: App, deps: GuardDeps): void {
  app.addHook('onRoute', (route) => {
    const { scope, limit, public: isPublic, bulk, upload } = route.config ?? {};
    if (!isPublic && (!scope || !limit)) throw new Error(`${route.url} declares neither a scope nor public`);
    const input = inputOf(route);
    route.bodyLimit = bulk === undefined && !upload ? ordinaryBody : bulkBody;
    const guards = scope && limit ? [guardOf(deps, { scope, limit })] : [];
    const headers = input.body || bulk !== undefined ? [bodyHeadersCheck(input, route.bodyLimit)] : [];
    route.onRequest = [...guards, ...headers];
    route.preValidation = [inputCheck(input)];
  });
}

/** Bodies arrive as bytes; `inputCheck` reads those of routes that take one, the rest are thrown away. */
function takeBodiesAsBytes(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** No path ends with a slash; without this an empty parameter would match it. */
function endsWithSlash(url: string): boolean {
  const query = url.indexOf('?');
  return url.charCodeAt((query < 0 ? url.length : query) - 1) === 47;
}

/** What every response carries, and the checks that come before the route is looked at. */
function attachBasics(app: App, deps: ServerDeps): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store');
    const fault = framingFault(request.raw);
    if (fault) done(fault);
    else if (request.is404 || endsWithSlash(request.raw.url ?? '')) answerUnrouted(app, request, reply);
    else done();
  });
  // A kept connection would be closed under the client's next request.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.drain.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? '' : (request.routeOptions.url ?? '');
    const seconds = reply.elapsedTime / 1000;
    const answered = { method: request.method, route, status: reply.statusCode, seconds };
    deps.observe?.(answered);
    logRequest(deps.base, request, answered);
    done();
  });
}

type Answered = { method: string; route: string; status: number; seconds: number };

/** Route pattern, status and time, never the address that was asked for. A caller's own request id is told here and nowhere else. */
function logRequest({ log }: BaseContext, request: FastifyRequest, answered: Answered): void {
  const callersId = request.headers['x-request-id'];
  const { method, route, status, seconds } = answered;
  const isTold = typeof callersId === 'string' && callersId.length <= 64;
  log.debug(
    {
      request_id: request.id,
      company_id: request.context?.companyId,
      ...{ method, route, status, seconds },
      callers_request_id: isTold ? callersId : undefined,
    },
    'request answered',
  );
}

function decorate(app: App, drain: Drain, publicUrl: () => string): void {
  app.decorate('drain', drain);
  app.decorate('publicUrl', { getter: publicUrl });
  for (const name of ['context', 'receivedBody', 'idempotencyKey', 'bulkItems', 'uploadedForm'])
    app.decorateRequest(name);
}

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

/**
 * Requests are read by `inputCheck` and replies written as they are: nothing is coerced, dropped or converted on the way,
 * and the compilers Fastify would bring are never loaded. (Its types know only the functions of those compilers.)
 */
const ownCompilers = {
  buildValidator: () => () => () => true,
  buildSerializer: () => () => (payload: unknown) => JSON.stringify(payload),
} as unknown as SchemaController['compilersFactory'];

function newApp(deps: ServerDeps): App {
  const { base, publicUrl, trustedProxies } = deps;
  return fastify({
    logger: false,
    genReqId: () => base.ids.ulid('req', base.clock.nowMs()),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // The query is read by `inputCheck`.
    routerOptions: { maxParamLength: parserHeaderLimit, querystringParser: (text) => text as never },
    bodyLimit: ordinaryBody,
    requestTimeout: 30_000,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    schemaController: { compilersFactory: ownCompilers },
    http: {
      maxHeaderSize: parserHeaderLimit,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
    },
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      sendProblem(reply, framingFault(request.raw) ?? toAppError(error), publicUrl());
    },
    clientErrorHandler: () => undefined,
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** The server with all its routes, ready to listen. Throws when a route is not properly declared. */
export async function buildServer(deps: ServerDeps): Promise<App> {
  const app = newApp(deps);
  const drain = createDrain();
  decorate(app, drain, deps.publicUrl);
  guardConnections(app.server, deps);
  drainOnClose(app, drain);
  attachBasics(app, deps);
  app.setErrorHandler(errorHandler(deps));
  takeBodiesAsBytes(app);
  await describeApi(app);
  attachChecks(app, { ...deps, drain });
  addOps(app, { ...deps, drain });
  deps.addRoutes(app);
  await app.ready();
  return app;
}
