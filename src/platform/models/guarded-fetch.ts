import { lookup } from 'node:dns/promises';
import type { Agent } from 'undici';
import { BlockedAddress, guardedConnector, type Resolve } from '../fetcher/guarded-connector.ts';
import { type ListedHosts, parseTarget } from '../fetcher/target.ts';

/** A way out to model providers: the web's `fetch`, without redirects, to addresses that were checked. */
export type GuardedFetch = { fetch: typeof globalThis.fetch; close(): Promise<void> };

/** No reply of ours needs more; one that is longer is cut off by its caller long before. */
const mostHeaderBytes = 64 * 1024;
/** Longer than any deadline: the request's own signal ends it. */
const idleMs = 4_000_000;

const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

async function openAgent(listed: ListedHosts): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici');
  return new Agent({
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
}

function addressOf(input: Parameters<typeof globalThis.fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

/**
 * Every connection goes to an address that was looked up once and is public, or whose host is `listed` (`host` or
 * `host:port`); redirects are failures. Rejects with `BlockedAddress` for all other addresses.
 */
export function guardedFetch(listed: ListedHosts): GuardedFetch {
  let agent: Promise<Agent> | undefined;
  const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    if (!parseTarget(addressOf(input), listed)) throw new BlockedAddress('The address may not be reached.');
    const { fetch: send } = await import('undici');
    agent ??= openAgent(listed);
    const options = { ...init, redirect: 'manual', dispatcher: await agent };
    return (await send(
      input as Parameters<typeof send>[0],
      options as Parameters<typeof send>[1],
    )) as unknown as Response;
  };
  return { fetch, close: async () => (await agent)?.destroy() };
}
