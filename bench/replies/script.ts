import type { BaseContext } from '../../src/services/context.ts';

/** One request as it is sent, and what came back. */
export type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };
export type Reply = { status: number; body: Record<string, unknown> };

/** Sends a request and notes its reply. */
export type Ask = (request: Sent) => Promise<Reply>;

/** Requests that belong together, such as the turns of a thread: asked one after the other, or not at all. */
export type Script = { name: string; run(ask: Ask): Promise<void> };

/** What the scripts of a subject are made from: the running product and the data at hand. */
export type Place = { base: BaseContext; baseUrl: string; dataFolder(name: string): string | undefined };

/** A request with a key, in JSON. */
export function post(key: string, path: string, body: unknown): Sent {
  return { method: 'POST', path, headers: { authorization: `Bearer ${key}` }, body };
}

/** A request with a key for what is read. */
export function get(key: string, path: string, query: Readonly<Record<string, string>>): Sent {
  return { path: `${path}?${new URLSearchParams(query)}`, headers: { authorization: `Bearer ${key}` } };
}
