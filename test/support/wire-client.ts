import { type ApiDescription, checkDescribed } from './response-schema.ts';

/** A response as tests look at it. `body` is `{}` when the response holds no JSON object; `text` is what came. */
export type WireResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Record<string, unknown>;
  text: string;
};

/** One caller with one key. Bodies are sent as JSON; a string is sent as it is. */
export type WireClient = {
  key: string;
  companyId: string;
  get(path: string, headers?: Record<string, string>): Promise<WireResponse>;
  head(path: string, headers?: Record<string, string>): Promise<WireResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<WireResponse>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<WireResponse>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<WireResponse>;
  delete(path: string, headers?: Record<string, string>): Promise<WireResponse>;
  /** The same company with a new key of exactly these scopes. */
  withScopes(...scopes: string[]): Promise<WireClient>;
};

export type WireTarget = {
  baseUrl: string;
  /** When given, every 2xx JSON body is checked against its described schema. */
  description?: ApiDescription;
};

function parsed(text: string, contentType: string): Record<string, unknown> {
  if (!/^application\/(?:problem\+)?json/.test(contentType) || text === '') return {};
  const value: unknown = JSON.parse(text);
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Sends one request; never throws for a status. */
export async function send(
  target: WireTarget,
  method: string,
  path: string,
  options: { headers?: Record<string, string> | undefined; body?: unknown } = {},
): Promise<WireResponse> {
  const { body } = options;
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
  const payload = body === undefined ? {} : { body: isText ? (body as string) : JSON.stringify(body) };
  const response = await fetch(target.baseUrl + path, { method, headers, ...payload, redirect: 'manual' });
  const text = await response.text();
  const result: WireResponse = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: parsed(text, response.headers.get('content-type') ?? ''),
    text,
  };
  if (target.description) checkDescribed(target.description, method, path, result);
  return result;
}

/** A caller of `target` with this key. */
export function wireClient(
  target: WireTarget,
  who: { key: string; companyId: string },
  newKey: (scopes: readonly string[]) => Promise<string>,
): WireClient {
  const call = (method: string, path: string, body: unknown, headers?: Record<string, string>) =>
    send(target, method, path, { body, headers: { authorization: `Bearer ${who.key}`, ...headers } });
  return {
    ...who,
    get: (path, headers) => call('GET', path, undefined, headers),
    head: (path, headers) => call('HEAD', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
    withScopes: async (...scopes) => wireClient(target, { ...who, key: await newKey(scopes) }, newKey),
  };
}
