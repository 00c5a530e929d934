type Fault = { pointer?: string; detail: string };

/** What is wrong, said of each field where the server says it of fields: "1 problem in the request" helps nobody. */
function spokenOf(members: Readonly<Record<string, unknown>>): string {
  const faults = (members['errors'] ?? []) as Fault[];
  if (faults.length === 0) return String(members['detail'] ?? 'The server cannot be reached.');
  const named = faults.map(({ pointer = '', detail }) => {
    const field = pointer.split('/').at(-1)!.replaceAll('_', ' ');
    return field === '' ? detail : `${field}: ${detail}`;
  });
  return [...new Set(named)].slice(0, MOST_FAULTS).join(' ');
}

const MOST_FAULTS = 3;

/** A refusal of the server (RFC 9457), or that it could not be reached. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(status: number, members: Readonly<Record<string, unknown>>) {
    super(spokenOf(members));
    this.name = 'Problem';
    this.status = status;
    this.code = String(members['code'] ?? 'unreachable');
    this.requestId = members['request_id'] === undefined ? undefined : String(members['request_id']);
    this.members = members;
  }

  /** What is wrong with the field of that name, if the server said so. */
  fault(field: string): string | undefined {
    const errors = (this.members['errors'] ?? []) as Fault[];
    return errors.find(({ pointer }) => pointer === `/${field.replaceAll('.', '/')}`)?.detail;
  }
}

/** The company whose pages are open; the first part of their addresses. */
export function companyOfAddress(): string | undefined {
  const [, , first] = location.pathname.split('/');
  return first?.startsWith('co_') ? first : undefined;
}

type Answer<T> = { data: T; headers: Headers };

/** How a body is sent; a form names its own type. */
function spelled(body: unknown): { type?: string; body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (body instanceof Blob) return { type: 'application/octet-stream', body };
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** One request to this server's dashboard routes, about the open company unless another is named. Throws `Problem`. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  { signal, company = companyOfAddress() }: { signal?: AbortSignal | undefined; company?: string } = {},
): Promise<Answer<T>> {
  const { type, ...sent } = spelled(body);
  const headers: Record<string, string> = {
    ...(company ? { 'aisle-company': company } : {}),
    ...(type ? { 'content-type': type } : {}),
  };
  const response = await fetch(`/dashboard/api${path}`, {
    method,
    headers,
    ...sent,
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if ((error as Error).name === 'AbortError') throw error;
    throw new Problem(0, {});
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const data: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  if (!response.ok)
    throw new Problem(
      response.status,
      (data ?? { code: `http_${response.status}` }) as Record<string, unknown>,
    );
  return { data: data as T, headers: response.headers };
}

export const api = {
  get: async <T>(path: string, signal?: AbortSignal) =>
    (await request<T>('GET', path, undefined, { signal })).data,
  post: async <T>(path: string, body: unknown = {}) => (await request<T>('POST', path, body)).data,
  put: async <T>(path: string, body: unknown) => (await request<T>('PUT', path, body)).data,
  patch: async <T>(path: string, body: unknown) => (await request<T>('PATCH', path, body)).data,
  delete: async (path: string) => void (await request('DELETE', path)),
};

/** A query string of the values that are there. */
export function query(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
