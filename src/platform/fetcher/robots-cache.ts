import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { parseRobots, type RobotsRules, robotsAllow, robotsDelayMs } from './robots-rules.ts';

/** What asking for a robots.txt gave; `failed` = the server failed (5xx), `unreachable` = there was no answer at all. */
export type RobotsAnswer = { kind: 'rules'; text: string } | { kind: 'none' | 'failed' | 'unreachable' };

/** Whether a page may be read; `unreachable`: nothing is known, because the site does not answer. */
export type RobotsVerdict = 'allowed' | 'forbidden' | 'unreachable';

type Entry = {
  rules: RobotsRules | undefined;
  isReachable: boolean;
  askedAtMs: number;
  goodAtMs: number | undefined;
};

const goodForMs = 24 * 60 * 60 * 1000;
const retryFailedAfterMs = 10 * 60 * 1000;
const everything: RobotsRules = { groups: new Map(), sitemaps: [], delays: new Map() };

/** What a site says to crawlers beside its rules. */
export type SiteRules = { sitemaps: readonly string[]; delayMs: number };

/** The rules of sites as they are asked for, one by one. */
export type RobotsCache = {
  mayRead(url: URL): Promise<RobotsVerdict>;
  siteRules(url: URL): Promise<SiteRules>;
};

/**
 * Answers whether robots.txt lets `agent` read a page, asking each origin at most once a day (RFC 9309 §2.3, §2.4).
 *
 * 4xx allows everything; a failing server disallows everything, unless a good copy less than 24 h old is known.
 */
export function createRobotsCache(deps: {
  agent: string;
  clock: Clock;
  ask: (robotsUrl: string) => Promise<RobotsAnswer>;
}): RobotsCache {
  const entries = new LRUCache<string, Entry>({ max: 1_000 });
  const asking = new Map<string, Promise<Entry>>();

  async function refresh(origin: string, known: Entry | undefined): Promise<Entry> {
    const answer = await deps.ask(`${origin}/robots.txt`);
    const nowMs = deps.clock.monotonicMs();
    const goodAtMs = known?.goodAtMs;
    const hasGoodCopy = goodAtMs !== undefined && nowMs - goodAtMs < goodForMs;
    const entry: Entry =
      answer.kind === 'failed' || answer.kind === 'unreachable'
        ? {
            rules: hasGoodCopy ? known?.rules : undefined,
            isReachable: answer.kind === 'failed',
            askedAtMs: nowMs,
            goodAtMs,
          }
        : {
            rules: answer.kind === 'rules' ? parseRobots(answer.text) : everything,
            isReachable: true,
            askedAtMs: nowMs,
            goodAtMs: nowMs,
          };
    entries.set(origin, entry);
    return entry;
  }

  async function entryOf(origin: string): Promise<Entry> {
    const known = entries.get(origin);
    const nowMs = deps.clock.monotonicMs();
    const isGood = known?.goodAtMs === known?.askedAtMs;
    if (known && nowMs - known.askedAtMs < (isGood ? goodForMs : retryFailedAfterMs)) return known;
    const running = asking.get(origin);
    if (running) return running;
    const started = refresh(origin, known).finally(() => asking.delete(origin));
    asking.set(origin, started);
    return started;
  }

  return {
    async mayRead(url) {
      const { rules, isReachable } = await entryOf(url.origin);
      if (rules === undefined) return isReachable ? 'forbidden' : 'unreachable';
      return robotsAllow(rules, deps.agent, url.href) ? 'allowed' : 'forbidden';
    },
    async siteRules(url) {
      const { rules = everything } = await entryOf(url.origin);
      return { sitemaps: rules.sitemaps, delayMs: robotsDelayMs(rules, deps.agent) };
    },
  };
}
