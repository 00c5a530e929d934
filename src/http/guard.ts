import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError } from '../errors.ts';
import { oncePer } from '../memo/once-per.ts';
import type { ApiKeyScope } from '../services/api-keys/api-key.ts';
import type { Authenticated } from '../services/api-keys/authenticate.ts';
import type { LimitPolicy, LimitState, WebsitePolicy } from '../services/companies/company.ts';
import type { BaseContext, Context } from '../services/context.ts';
import type { Drain } from './drain.ts';
import { announcesBody } from './validate.ts';

/** Counts requests; made by `platform/limits`. */
export type RequestCounter = {
  count(policy: LimitPolicy, companyId: string, quota: number | undefined): LimitState | Promise<LimitState>;
  countFailedKey(address: string): LimitState | Promise<LimitState>;
  /** Requests a minute that a policy allows unless the company has its own number. */
  quotaOf(policy: LimitPolicy): number;
  /** Counts one try to sign in, from an address to an account. */
  countSignIn(address: string, account: string): LimitState | Promise<LimitState>;
  countWebsite(policy: WebsitePolicy, who: string): LimitState | Promise<LimitState>;
};

export type GuardDeps = {
  base: BaseContext;
  drain: Drain;
  counter: RequestCounter;
  /** `undefined` for a key that opens nothing: malformed, unknown, revoked, expired. */
  authenticate(
    base: BaseContext,
    key: string,
    connection: object,
  ): Authenticated | undefined | Promise<Authenticated | undefined>;
  /** Notes for the dashboard that a secret key was sent by a browser. */
  flagBrowserUse(base: BaseContext, keyId: string): Promise<void>;
};

/** What a route asks of its caller; declared as the route's `config`. */
export type RouteAccess = { scope: ApiKeyScope; limit: LimitPolicy };

const bearer = /^bearer +([^ ]+)$/i;

function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

/** The refusal of a used-up window. */
export function rateLimited(detail: string, resetMs: number): AppError {
  return new AppError('rate_limited', detail, { members: { retry_after_seconds: secondsOf(resetMs) } });
}

function hasTwoCredentials(request: FastifyRequest): boolean {
  const { rawHeaders } = request.raw;
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === 13 && rawHeaders[i]!.toLowerCase() === 'authorization') count++;
  return count > 1;
}

/** Goes on with a value that may still be awaited; at once when it is there, because most are. */
function then<T, R>(value: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

async function refuseKey(deps: GuardDeps, request: FastifyRequest): Promise<never> {
  const failures = await deps.counter.countFailedKey(request.ip);
  if (!failures.allowed)
    throw rateLimited('Too many requests with a bad key from this address.', failures.resetMs);
  throw new AppError('invalid_api_key', 'The API key is not valid.');
}

function authenticated(deps: GuardDeps, request: FastifyRequest): Authenticated | Promise<Authenticated> {
  const header = request.headers.authorization;
  if (header === undefined)
    throw new AppError(
      'missing_api_key',
      'Send the key as "Authorization: Bearer <API_KEY>". Keys in the address, a cookie or the body are ignored.',
    );
  const key = bearer.exec(header)?.[1];
  if (key === undefined || hasTwoCredentials(request)) return refuseKey(deps, request);
  const found = deps.authenticate(deps.base, key, request.raw.socket);
  return then(found, (caller) => caller ?? refuseKey(deps, request));
}

/** Written behind the refusal: it must not wait for the store, and losing one note is harmless. */
function noteBrowserUse(deps: GuardDeps, request: FastifyRequest, keyId: string): void {
  deps.flagBrowserUse(deps.base, keyId).catch((error: unknown) => {
    const fields = { request_id: request.id, key_id: keyId, error: String(error) };
    deps.base.log.warn(fields, 'browser use of a key was not noted');
  });
}

function authorize(
  deps: GuardDeps,
  request: FastifyRequest,
  caller: Authenticated,
  scope: ApiKeyScope,
): void {
  if (request.headers.origin !== undefined) {
    noteBrowserUse(deps, request, caller.keyId);
    throw new AppError('browser_use_forbidden', 'A secret key must never be used in a browser.');
  }
  if (!caller.accessEnabled)
    throw new AppError(
      'access_not_enabled',
      'Access is not enabled for this company. Ask the service operator.',
    );
  if (!caller.scopes.includes(scope))
    throw new AppError('insufficient_scope', `This key lacks the scope ${scope}.`, {
      members: { required_scope: scope },
    });
}

/** Tells the limit's state in headers, on every response past the 403 checks. */
function limitTeller(policy: LimitPolicy) {
  let lastQuota = Number.NaN;
  let policyText = '';
  return (reply: FastifyReply, state: LimitState, nowMs: number): void => {
    if (state.quota !== lastQuota) {
      lastQuota = state.quota;
      policyText = `"${policy}";q=${lastQuota};w=60`;
    }
    reply
      .header('ratelimit-policy', policyText)
      .header('ratelimit', `"${policy}";r=${state.remaining};t=${secondsOf(state.resetMs)}`)
      .header('x-ratelimit-limit', state.quota)
      .header('x-ratelimit-remaining', state.remaining)
      .header('x-ratelimit-reset', Math.ceil((nowMs + state.resetMs) / 1000));
  };
}

const signalOfConnection = oncePer((socket: Socket): AbortSignal => {
  const controller = new AbortController();
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  return controller.signal;
});

/** Aborts when the caller goes away: one for all requests of a connection, because making one each costs a microsecond. */
export function abortSignalOf({ socket }: IncomingMessage): AbortSignal {
  return signalOfConnection(socket);
}

function contextOf(base: BaseContext, caller: Authenticated, request: FastifyRequest): Context {
  const { db, indexes, followers, queue, fetcher, models, secrets, clock, ids, log } = base;
  const { companyId, keyId, scopes } = caller;
  const actor = { kind: 'api_key', keyId, scopes } as const;
  const signal = abortSignalOf(request.raw);
  const parts = { db, indexes, followers, queue, fetcher, models, secrets, clock, ids, log };
  return { companyId, actor, requestId: request.id, ...parts, signal };
}

/**
 * The checks of a secret-key route, in this order and before any of the body is read:
 * draining, key, browser use, access, scope, rate limit. Puts the request's context on `request.context`.
 */
export function guardOf(deps: GuardDeps, access: RouteAccess) {
  const tellLimit = limitTeller(access.limit);
  const admit = (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
    if (deps.drain.draining) throw new AppError('unavailable', 'The server is shutting down.');
    return then(authenticated(deps, request), (caller) => {
      request.caller = caller;
      authorize(deps, request, caller, access.scope);
      const counted = deps.counter.count(access.limit, caller.companyId, caller.limits[access.limit]);
      return then(counted, (state) => {
        tellLimit(reply, state, deps.base.clock.nowMs());
        if (!state.allowed)
          throw rateLimited(`${state.quota} requests per minute are allowed.`, state.resetMs);
        request.context = contextOf(deps.base, caller, request);
      });
    });
  };
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    // What comes behind the headers may be no HTTP at all, and that refusal goes first: the parser is let finish.
    if (announcesBody(request)) return Promise.resolve().then(() => admit(request, reply));
    const admitted = admit(request, reply);
    if (admitted) return admitted;
    done();
  };
}
