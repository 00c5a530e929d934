import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { SendMessageBody } from '../../src/contract/messages.ts';
import { ProductFaqsQuery } from '../../src/contract/product-faqs.ts';
import { Type } from '../../src/contract/type.ts';
import { AppError, type ErrorCode } from '../../src/errors.ts';
import { type App, buildServer, type ServerDeps } from '../../src/http/server.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { systemIds } from '../../src/platform/ids/ids.ts';
import { createLimits, type LimitsOptions } from '../../src/platform/limits/limits.ts';
import { scopes as allScopes } from '../../src/services/api-keys/api-key.ts';
import { authenticate } from '../../src/services/api-keys/authenticate.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { flagBrowserUse } from '../../src/services/api-keys/flag-browser-use.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { testBase } from './base-context.ts';
import './problem-matcher.ts';
import { type WireClient, type WireTarget, wireClient } from './wire-client.ts';

/** The HTTP layer alone, over a real store of companies and keys, with routes that show what reaches a handler. */
export type HttpApp = {
  readonly app: App;
  readonly base: BaseContext;
  readonly target: WireTarget;
  readonly baseUrl: string;
  /** Log lines of level error, as `[fields, message]`. */
  readonly errors: [Record<string, unknown>, string][];
  /** Lets one waiting request of `GET /api/v1/wait` go on. */
  release(): void;
  /** How many requests wait in `GET /api/v1/wait`. */
  waiting(): number;
  contextOf(companyId: string): Context;
  newCompany(options?: { enable?: boolean; scopes?: readonly string[] }): Promise<WireClient>;
};

type Waiting = (() => void)[];

const any = Type.Object({ got: Type.Unknown() });
const access = { scope: 'messages:write', limit: 'send-message' } as const;

function addEcho(app: App): void {
  const write = {
    config: access,
    schema: { operationId: 'echo', body: SendMessageBody, response: { 200: any } },
  } as const;
  app.post('/api/v1/echo', write, async (request) => ({ got: request.body }));
  const read = {
    config: { scope: 'faqs:read', limit: 'product-faqs' },
    schema: { operationId: 'look', querystring: ProductFaqsQuery, response: { 200: any } },
  } as const;
  app.get('/api/v1/echo', read, async (request) => ({ got: request.query }));
  const params = Type.Object({ id: Type.String({ format: 'identifier', minLength: 1, maxLength: 8 }) });
  const remove = { config: access, schema: { operationId: 'drop', params, response: { 200: any } } } as const;
  app.delete('/api/v1/echo/:id', remove, async (request) => ({ got: request.params.id }));
}

function addBulk(app: App): void {
  const body = Type.Object({ things: Type.Array(Type.Object({ id: Type.String() })) });
  const options = {
    config: { scope: 'catalog:write', limit: 'management', bulk: 'things' },
    schema: { operationId: 'bulk', body, response: { 200: any } },
  } as const;
  app.put('/api/v1/bulk', options, async (request) => ({ got: request.bulkItems }));
}

function addTroubles(app: App, waiting: Waiting): void {
  const options = {
    config: access,
    schema: { operationId: 'fail', params: Type.Object({ how: Type.String() }), response: { 200: any } },
  } as const;
  app.get('/api/v1/fail/:how', options, async (request) => {
    const { how } = request.params;
    if (how === 'defect') throw new TypeError('a shopper said: hello');
    if (how === 'text') throw 'not an error';
    throw new AppError(how as ErrorCode, 'As asked.');
  });
  const wait = { config: access, schema: { operationId: 'wait', response: { 200: any } } } as const;
  app.get('/api/v1/wait', wait, async (request) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      request.context.signal.addEventListener('abort', () => waiting.splice(waiting.indexOf(resolve), 1));
    });
    return { got: request.context.requestId };
  });
}

type Overrides = Partial<Omit<LimitsOptions, 'log'>> &
  Partial<Pick<ServerDeps, 'trustedProxies' | 'observe'>>;

/** Serves the HTTP layer for one test file on a free port. */
export function useHttpApp(overrides: Overrides = {}): HttpApp {
  const errors: HttpApp['errors'] = [];
  const waiting: Waiting = [];
  const closers: (() => unknown)[] = [];
  let state: { app: App; base: BaseContext; baseUrl: string } | undefined;
  const now = () => {
    if (!state) throw new Error('The server exists inside tests and hooks only.');
    return state;
  };
  beforeAll(async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-http-'));
    closers.push(() => rmSync(dataFolder, { recursive: true, force: true }));
    const log = {
      debug() {},
      info() {},
      warn() {},
      error: (...line: HttpApp['errors'][number]) => errors.push(line),
    };
    const tools = { clock: systemClock, ids: systemIds, log };
    await migrate({ dataFolder, ...tools });
    const db = await openDatabase({ dataFolder, ...tools });
    closers.push(() => db.close());
    const base: BaseContext = { ...testBase(db), log };
    const { trustedProxies = [], observe, ...limits } = overrides;
    const counter = await createLimits({ failedKeys: 1_000_000, ...limits, log });
    const deps = {
      base,
      trustedProxies,
      counter,
      authenticate,
      flagBrowserUse,
      publicUrl: () => 'http://aisle.test',
    };
    const app = await buildServer({
      ...deps,
      ...(observe ? { observe } : {}),
      addRoutes: (to) => {
        addEcho(to);
        addBulk(to);
        addTroubles(to, waiting);
      },
    });
    closers.push(() => app.close());
    state = { app, base, baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }) };
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  const contextOf = (companyId: string) =>
    companyContext(now().base, companyId, { kind: 'operator' }, systemIds.ulid('req', systemClock.nowMs()));
  return {
    errors,
    get app() {
      return now().app;
    },
    get base() {
      return now().base;
    },
    get baseUrl() {
      return now().baseUrl;
    },
    get target() {
      return { baseUrl: now().baseUrl };
    },
    release: () => waiting.shift()?.(),
    waiting: () => waiting.length,
    contextOf,
    newCompany: async ({ enable = true, scopes = allScopes } = {}) => {
      const { companyId } = await createCompany(now().base, { name: systemIds.uuid(), enable });
      const newKey = async (wanted: readonly string[]) =>
        (await createApiKey(contextOf(companyId), { name: 'test', scopes: wanted })).secret;
      return wireClient({ baseUrl: now().baseUrl }, { companyId, key: await newKey(scopes) }, newKey);
    },
  };
}
