import { lookup } from 'node:dns/promises';
import type { Agent, buildConnector } from 'undici';
import type { Clock } from '../clock/clock.ts';
import { decodeBody } from './decode-body.ts';
import type { Fetcher, FetchFailure, FetchFileResult, FetchOptions, FetchResult } from './fetcher.ts';
import { guardedConnector, type Resolve } from './guarded-connector.ts';
import { type Hop, type HopOptions, takeHop } from './hop.ts';
import { createRobotsCache, type RobotsAnswer, type RobotsVerdict } from './robots-cache.ts';
import { robotsSizeLimit } from './robots-rules.ts';
import { type ListedHosts, parseTarget } from './target.ts';

/** The product token that robots.txt rules are looked up by. */
export const robotsAgent = 'AisleBot';

export type FetcherOptions = {
  clock: Clock;
  /** Where a site's operator learns who fetches; stands in the User-Agent. */
  contactUrl: string;
  /** Hosts that may be private and use any port, from the operator's configuration: `host` or `host:port`. */
  allowPrivateHosts: readonly string[];
  /** Name resolution and dialling; the system's unless a test counts sockets. */
  resolve?: Resolve;
  dial?: buildConnector.connector;
};

const mostRedirects = 5;
const wholeTimeoutMs = 30_000;
const robotsTimeoutMs = 10_000;
const hopTimeoutMs = 10_000;
const pageBytes = 10 * 1024 * 1024;
const pageTypes = 'text/html,application/xhtml+xml,text/plain;q=0.8';
const textType = /^(?:text\/(?:html|plain|markdown)|application\/xhtml\+xml)(?:\s*;|$)/iu;

const systemResolve: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

type Followed = { url: URL; hop: Extract<Hop, { kind: 'body' | 'failed' | 'unchanged' }> };

/** Goes from hop to hop, each checked in full; `mayRead` is asked before each. */
async function follow(
  start: string,
  options: HopOptions & { listed: ListedHosts },
  mayRead: (url: URL) => Promise<RobotsVerdict>,
): Promise<Followed | { failure: FetchFailure }> {
  let url = parseTarget(start, options.listed);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!url) return { failure: 'blocked_address' };
    const verdict = await mayRead(url);
    if (verdict !== 'allowed')
      return { failure: verdict === 'forbidden' ? 'blocked_by_robots' : 'unreachable' };
    const hop = await takeHop(url, options);
    if (hop.kind !== 'redirect') return { url, hop };
    const next = URL.parse(hop.location, url.href);
    if (url.protocol === 'https:' && next?.protocol === 'http:') return { failure: 'blocked_address' };
    url = next ? parseTarget(next.href, options.listed) : undefined;
  }
  return { failure: 'too_many_redirects' };
}

function fileOf({ url, hop }: Followed): FetchFileResult {
  if (hop.kind === 'unchanged') return { ok: true, file: undefined };
  if (hop.kind === 'failed')
    return { ok: false, failure: hop.failure, ...(hop.status === undefined ? {} : { status: hop.status }) };
  const { kind: _kind, ...file } = hop;
  return { ok: true, file: { url: url.href, ...file } };
}

function pageOf({ url, hop }: Followed): FetchResult {
  if (hop.kind === 'unchanged') return { ok: false, failure: 'unreachable' };
  if (hop.kind === 'failed')
    return { ok: false, failure: hop.failure, ...(hop.status === undefined ? {} : { status: hop.status }) };
  if (hop.contentType !== '' && !textType.test(hop.contentType))
    return { ok: false, failure: 'unsupported_content' };
  const { contentType, etag, lastModified } = hop;
  return {
    ok: true,
    page: {
      url: url.href,
      status: 200,
      contentType,
      text: decodeBody(hop.bytes, contentType),
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    },
  };
}

/** The client, loaded with its hundred modules when something is first fetched. */
async function openAgent(options: FetcherOptions, listed: ListedHosts): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici');
  return new Agent({
    connect: guardedConnector({
      resolve: options.resolve ?? systemResolve,
      listed,
      dial: options.dial ?? buildConnector({ timeout: 5_000, allowH2: false }),
    }),
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    maxHeaderSize: 64 * 1024,
    keepAliveTimeout: 1_000,
  });
}

/**
 * The one guarded outbound door: public addresses only, each connection to an address that was
 * checked, redirects by hand, 10 s per exchange and 30 s in all, at most 10 MiB decoded, robots.txt obeyed when asked.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const listed: ListedHosts = new Set(options.allowPrivateHosts.map((host) => host.toLowerCase()));
  let agent: Promise<Agent> | undefined;
  const dispatcherOf = (): Promise<Agent> => {
    agent ??= openAgent(options, listed);
    return agent;
  };
  const userAgent = `${robotsAgent}/1.0 (+${options.contactUrl})`;
  const common = { userAgent, listed };

  const ask = async (robotsUrl: string): Promise<RobotsAnswer> => {
    const followed = await follow(
      robotsUrl,
      {
        ...common,
        dispatcher: await dispatcherOf(),
        accept: 'text/plain',
        limit: robotsSizeLimit,
        cut: true,
        signal: AbortSignal.timeout(robotsTimeoutMs),
      },
      async () => 'allowed',
    );
    if ('failure' in followed) return { kind: followed.failure === 'too_many_redirects' ? 'none' : 'failed' };
    const { hop } = followed;
    if (hop.kind === 'body')
      return { kind: 'rules', text: decodeBody(hop.bytes, 'text/plain;charset=utf-8') };
    if (hop.kind === 'unchanged' || hop.status === undefined) return { kind: 'unreachable' };
    return { kind: hop.status < 500 ? 'none' : 'failed' };
  };
  const robots = createRobotsCache({ agent: robotsAgent, clock: options.clock, ask });

  const get = async (url: string, accept: string, options: FetchOptions) => {
    const { signal, checkRobots, known, limitBytes = pageBytes, timeoutMs = wholeTimeoutMs } = options;
    const hopOptions = {
      ...common,
      dispatcher: await dispatcherOf(),
      accept,
      limit: limitBytes,
      timeoutMs: Math.max(hopTimeoutMs, timeoutMs / 3),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(known ? { known } : {}),
    };
    return follow(url, hopOptions, checkRobots ? robots.mayRead : async () => 'allowed');
  };

  return {
    async fetchPage(url, { signal, checkRobots }) {
      const followed = await get(url, pageTypes, { signal, checkRobots });
      return 'failure' in followed ? { ok: false, failure: followed.failure } : pageOf(followed);
    },
    async fetchFile(url, fetchOptions) {
      const followed = await get(url, '*/*', fetchOptions);
      return 'failure' in followed ? { ok: false, failure: followed.failure } : fileOf(followed);
    },
    async siteRules(url) {
      const target = parseTarget(url, listed);
      return target ? robots.siteRules(target) : { sitemaps: [], delayMs: 0 };
    },
    close: async () => (await agent)?.destroy(),
  };
}
