import type { Core } from './core.ts';

export type Failure = 'offline' | 'limited' | 'failed' | 'gone' | 'aborted';

/** Why a request came to nothing, in the terms of what the visitor can be told. */
export class RequestError extends Error {
  readonly failure: Failure;
  /** Until the same may be tried again, in seconds. */
  readonly waitSeconds: number;
  readonly code: string;

  constructor(failure: Failure, waitSeconds = 0, code = '') {
    super(code || failure);
    this.failure = failure;
    this.waitSeconds = waitSeconds;
    this.code = code;
  }
}

export type Client = {
  request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T>;
  /** Asks a question; `onText` gets all of the answer's text so far, as often as there is more of it. */
  /** The reply itself, when it is a good one. */
  fetch(method: string, path: string, init: RequestInit): Promise<Response>;
  /** Forgets the session: the next request opens one, with what the page now says of the visitor. */
  reset(): void;
};

const renewBeforeMs = 20_000;

function storageKey({ options }: Core): string {
  return `aisle:${options.siteId}`;
}

/** Storage may be full, blocked or absent: then nothing is remembered, and nothing is said. */
function storage(core: Core, value?: string | null): string | null {
  try {
    if (value === null) localStorage.removeItem(storageKey(core));
    else if (value !== undefined) localStorage.setItem(storageKey(core), value);
    return localStorage.getItem(storageKey(core));
  } catch {
    return null;
  }
}

/** Whether a visitor may come back to what they asked before. */
export function isKnownVisitor(core: Core): boolean {
  return Boolean(core.options.identityToken) || (core.options.consent === 'all' && storage(core) !== null);
}

/** Takes back what consent had let be stored. */
export function forgetVisitor(core: Core): void {
  storage(core, null);
}

async function failureOf(response: Response): Promise<RequestError> {
  const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
  const wait = Number(response.headers.get('retry-after')) || 0;
  const { status } = response;
  const failure = wait > 0 ? 'limited' : status === 404 || status === 410 ? 'gone' : 'failed';
  return new RequestError(failure, wait, problem.code ?? '');
}

/** Requests of one visitor: opens a session when first needed, and a new one once when it is over. */
export function createClient(core: Core): Client {
  let session: Promise<{ token: string; untilMs: number }> | undefined;

  async function send(method: string, path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${core.baseUrl}/website/v1/${path}`, { method, credentials: 'omit', ...init });
    } catch (error) {
      if (init.signal?.aborted) throw new RequestError('aborted');
      throw new RequestError(navigator.onLine === false ? 'offline' : 'failed', 0, String(error));
    }
  }

  async function open(): Promise<{ token: string; untilMs: number }> {
    const { options } = core;
    const visitorToken = options.consent === 'all' ? storage(core) : null;
    const body = {
      site_id: options.siteId,
      ...(visitorToken ? { visitor_token: visitorToken } : {}),
      ...(options.identityToken ? { identity_token: options.identityToken } : {}),
    };
    const headers = { 'content-type': 'application/json' };
    const response = await send('POST', 'session', {
      headers,
      body: JSON.stringify(body),
      signal: core.signal,
    });
    if (!response.ok) {
      const failure = await failureOf(response);
      if (failure.code) core.warn(`no session: ${core.baseUrl}/docs/problems/${failure.code}`);
      throw failure;
    }
    const opened = (await response.json()) as {
      session_token: string;
      visitor_token: string;
      visitor_id: string;
      expires_at: string;
    };
    if (options.consent === 'all') storage(core, opened.visitor_token);
    core.state.visitorId = opened.visitor_id;
    // The page's own clock counts: it may be wrong, but it runs as fast as the server's.
    return { token: opened.session_token, untilMs: performance.now() + 15 * 60_000 - renewBeforeMs };
  }

  async function token(): Promise<string> {
    const known = await session?.catch(() => undefined);
    if (!known || known.untilMs < performance.now()) session = open();
    return (await session!).token;
  }

  async function authorized(
    method: string,
    path: string,
    init: RequestInit,
    isAgain = false,
  ): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${await token()}` };
    const response = await send(method, path, { ...init, headers });
    if (response.status === 401 && !isAgain) {
      session = undefined;
      return authorized(method, path, init, true);
    }
    if (!response.ok) throw await failureOf(response);
    return response;
  }

  return {
    reset: () => {
      session = undefined;
    },
    request: async (method, path, body, signal = core.signal) => {
      const sent: RequestInit =
        body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const response = await authorized(method, path, { signal, ...sent });
      return response.json();
    },
    fetch: authorized,
  };
}

const clients = new WeakMap<Core, Client>();

/** The one client of a running script. */
export function clientOf(core: Core): Client {
  let client = clients.get(core);
  if (!client) {
    client = createClient(core);
    clients.set(core, client);
  }
  return client;
}
