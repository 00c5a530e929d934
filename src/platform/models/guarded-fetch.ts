import { lookup } from 'node:dns/promises';
import type { Agent } from 'undici';
import { BlockedAddress, guardedConnector, type Resolve } from '../fetcher/guarded-connector.ts';
import { type ListedHosts, parseTarget } from '../fetcher/target.ts';

/** A way out to model providers: the web's `fetch`, without redirects, to addresses that were checked. */
export type GuardedFetch = {
  fetch: typeof globalThis.fetch;
  /** Sends JSON. Costs half of what `fetch` does, whose bodies are streams of the web. */
  post(address: string, options: PostOptions): Promise<Posted>;
  /** Loads what sends, which the first call would otherwise wait for. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

export type PostOptions = { headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal };
/** The reply, with its headers in lower case; whoever breaks off reading its body ends the connection. */
export type Posted = { status: number; headers: unknown; body: AsyncIterable<Uint8Array> };

/** No reply of ours needs more; one that is longer is cut off by its caller long before. */
const mostHeaderBytes = 64 * 1024;
/** Longer than any deadline: the request's own signal ends it. */
const idleMs = 4_000_000;

/** What `post` sends is JSON, and what comes back is read as it is. */
const usualHeaders = {
  'content-type': 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'aisle',
};

const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

type Sender = Pick<typeof import('undici'), 'fetch' | 'request'> & { agent: Agent };

async function openSender(listed: ListedHosts): Promise<Sender> {
  const { Agent, buildConnector, fetch, request } = await import('undici');
  const agent = new Agent({
    connect: guardedConnector({
      resolve: systemResolve,
      listed,
      dial: buildConnector({ timeout: 5_000, allowH2: false }),
    }),
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    maxHeaderSize: mostHeaderBytes,
    keepAliveTimeout: 10_000,
  });
  return { agent, fetch, request };
}

function addressOf(input: Parameters<typeof globalThis.fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

/**
 * Every connection goes to an address that was looked up once and is public, or whose host is `listed` (`host` or
 * `host:port`); redirects are failures. Rejects with `BlockedAddress` for all other addresses.
 */
export function guardedFetch(listed: ListedHosts): GuardedFetch {
  let sender: Promise<Sender> | undefined;
  const senderTo = (address: string): Promise<Sender> => {
    if (!parseTarget(address, listed)) throw new BlockedAddress('The address may not be reached.');
    sender ??= openSender(listed);
    return sender;
  };
  const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const { fetch: send, agent } = await senderTo(addressOf(input));
    const options = { ...init, redirect: 'manual', dispatcher: agent };
    return (await send(
      input as Parameters<typeof send>[0],
      options as Parameters<typeof send>[1],
    )) as unknown as Response;
  };
  const post = async (
    address: string,
    { headers: given, body: text, signal }: PostOptions,
  ): Promise<Posted> => {
    const { request, agent } = await senderTo(address);
    const { statusCode, headers, body } = await request(address, {
      method: 'POST',
      headers: { ...usualHeaders, ...given },
      body: text,
      signal,
      dispatcher: agent,
    });
    return { status: statusCode, headers, body };
  };
  return {
    fetch,
    post,
    warm: async () => {
      sender ??= openSender(listed);
      await sender;
    },
    close: async () => (await sender)?.agent.destroy(),
  };
}
