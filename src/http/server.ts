/**
 * The HTTP server. How to add a route:
 *
 * 1. Schemas of its wire shapes in `src/contract/<noun>.ts`.
 * 2. One thin file `src/http/v1/<name>.ts` with `export function addX(app: App): void`, which calls
 *    `app.get('/api/v1/…', { config: { scope: 'faqs:read', limit: 'product-faqs' }, schema: {…} } as const, handler)`.
 * 3. One line in `src/http/routes.ts`.
 *
 * `config` is required: `{ scope, limit }` for a secret-key route, `{ website }` for one of a visitor's session,
 * `{ session: { who: 'member', grant: 'faqs' } }` for one of the dashboard (`session-guard.ts`; not in the public
 * description), or `{ public: true }` for one that asks for nothing;
 * add `bulk: 'products'` when the body is a list whose items are checked one by one (10 MiB, JSON or NDJSON), and
 * `form: true` when a file may be sent instead (`multipart/form-data`, 10 MiB, in `request.uploadedForm`), and
 * `bodyAsReceived: true` when the verb checks the body itself (merge patches): the schema then only describes it.
 * `problems: ['faq_retired', …]` adds codes to the description that do not follow from the route's shape.
 * `schema` needs `operationId`, `summary`, `tags` and `response`, and `params`, `querystring`, `body` where there are any.
 *
 * When the handler runs, all checks up to that of the body (400) are done:
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
  type FastifyServerOptions,
  type RawServerDefault,
  type RouteOptions,
} from 'fastify';
import type { ErrorCode } from '../errors.ts';
import type { Accounts, SignedIn } from '../services/accounts/accounts.ts';
import type { ApiKeyScope } from '../services/api-keys/api-key.ts';
import type { LimitPolicy } from '../services/companies/company.ts';
import type { BaseContext, Context } from '../services/context.ts';
import type { Member } from '../services/members/member.ts';
import type { LoggedRequest } from '../services/request-log/request-log.ts';
import { guardConnections } from './connections.ts';
import { createDrain, type Drain, drainOnClose } from './drain.ts';
import type { BulkItem } from './edge/bulk-body.ts';
import type { FormBody } from './edge/form-body.ts';
import type { Schema } from './edge/schema.ts';
import { errorHandler, sendProblem, toAppError } from './errors.ts';
import { framingFault, parserHeaderLimit } from './framing.ts';
import { type GuardDeps, guardOf, type RequestCounter } from './guard.ts';
import { logRequest, noteRequest, type ServedRequest } from './note-request.ts';
import { describeApi } from './openapi.ts';
import { addOps, type OpsDeps } from './ops.ts';
import { type SessionAccess, type SessionGuardDeps, sessionGuard } from './session-guard.ts';
import { answerUnrouted } from './unrouted.ts';
import { bodyHeadersCheck, inputCheck, type RouteInput } from './validate.ts';
import { type WebsiteAccess, websiteGuardOf } from './website/guard.ts';
import { addWebsiteRoutes } from './website/website-routes.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    scope?: ApiKeyScope;
    limit?: LimitPolicy;
    public?: boolean;
    session?: SessionAccess;
    /** The body is a file, as it is. */
    upload?: boolean;
    website?: WebsiteAccess;
    bulk?: string;
    bodyAsReceived?: boolean;
    form?: boolean;
    problems?: readonly ErrorCode[];
  }
  interface FastifyRequest {
    context: Context;
    receivedBody: Record<string, unknown> | undefined;
    idempotencyKey: string | undefined;
    bulkItems: readonly BulkItem[];
    uploadedForm: FormBody | undefined;
    /** Whose key was sent, also when the request is refused after that. */
    caller: { companyId: string; keyId: string } | undefined;
    problemCode: string | undefined;
    /** Who is signed in, and their place in the company; on routes of the dashboard. */
    person: SignedIn;
    member: Member;
  }
  interface FastifyInstance {
    accounts: Accounts;
    base: BaseContext;
    counter: RequestCounter;
    /** Every route of the dashboard, as it was declared. */
    sessionRoutes: { method: string; url: string; access: SessionAccess }[];
    drain: Drain;
    /** The address that clients use, without a slash at the end. */
    publicUrl: string;
  }
}

export type ServerDeps = Omit<GuardDeps, 'drain'> &
  Omit<OpsDeps, 'drain'> & {
    /** Needed by routes that ask for a session. */
    accounts?: Accounts;
    /** The address that clients use, without a slash at the end; problem types lead below it. */
    publicUrl(): string;
    /** Addresses or networks whose `X-Forwarded-For` counts. */
    trustedProxies: readonly string[];
    /** Keeps what a company's request came to, for its log. */
    recordRequest?(request: LoggedRequest): void;
    /** Called once per answered request; `route` is the pattern, empty where there is none. */
    observe?(request: ServedRequest): void;
    /** Adds the routes: those of `routes.ts`, or a test's own. */
    addRoutes(app: App): void;
  };

const ordinaryBody = 64 * 1024;
const bulkBody = 10 * 1024 * 1024;
const uploadBody = 32 * 1024 * 1024;

function inputOf(route: RouteOptions): RouteInput {
  const { params, querystring, body } = (route.schema ?? {}) as Record<string, Schema | undefined>;
  const { bulk, bodyAsReceived, form } = route.config ?? {};
  const takesKeys = route.url.startsWith('/api/v1/') || route.url === '/website/v1/messages';
  const idempotent = route.method === 'POST' && takesKeys;
  return { params, querystring, body, bulk, bodyAsReceived, form, idempotent };
}

/** Gives every route its checks, in order, and refuses a route that does not say who may call it. */
function attachChecks(app: App, deps: GuardDeps & SessionGuardDeps): void {
  app.addHook('onRoute', (route) => {
    const { scope, limit, public: isPublic, session, website, bulk, upload, form } = route.config ?? {};
    if (!isPublic && !session && !website && (!scope || !limit))
      throw new Error(`${route.url} declares neither a scope nor a session nor public`);
    if (session) app.sessionRoutes.push({ method: String(route.method), url: route.url, access: session });
    const input = inputOf(route);
    route.bodyLimit = upload ? uploadBody : bulk === undefined && !form ? ordinaryBody : bulkBody;
    const guards = [
      ...(scope && limit && !session ? [guardOf(deps, { scope, limit })] : []),
      ...(session ? [sessionGuard(deps, session)] : []),
      ...(website ? [websiteGuardOf(deps, website)] : []),
    ];
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
    noteRequest(deps, request, answered);
    logRequest(deps.base, request, answered);
    done();
  });
}

function decorate(app: App, drain: Drain, deps: ServerDeps): void {
  app.decorate('drain', drain);
  app.decorate('publicUrl', { getter: deps.publicUrl });
  if (deps.accounts) app.decorate('accounts', deps.accounts);
  app.decorate('base', deps.base);
  app.decorate('counter', deps.counter);
  app.decorate('sessionRoutes', []);
  const members = ['context', 'receivedBody', 'idempotencyKey', 'bulkItems', 'uploadedForm', 'caller'];
  for (const name of [...members, 'problemCode', 'person', 'member']) app.decorateRequest(name);
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
  decorate(app, drain, deps);
  guardConnections(app.server, deps);
  drainOnClose(app, drain);
  attachBasics(app, deps);
  app.setErrorHandler(errorHandler(deps));
  takeBodiesAsBytes(app);
  await describeApi(app);
  attachChecks(app, { ...deps, drain, accountsOf: () => app.accounts });
  addOps(app, { ...deps, drain });
  addWebsiteRoutes(app, { ...deps, drain });
  deps.addRoutes(app);
  await app.ready();
  return app;
}
