import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import { parseRobots, type RobotsRules, robotsAllow } from './robots-rules.ts';

/** What asking for a robots.txt gave; `rules` absent = the server failed (5xx, no connection). */
export type RobotsAnswer = { kind: 'rules'; text: string } | { kind: 'none' } | { kind: 'failed' };

type Entry = { rules: RobotsRules | undefined; askedAtMs: number; goodAtMs: number | undefined };

const goodForMs = 24 * 60 * 60 * 1000;
const retryFailedAfterMs = 10 * 60 * 1000;
const everything: RobotsRules = { groups: new Map() };

/**
 * Answers whether robots.txt lets `agent` read a page, asking each origin at most once a day (RFC 9309 §2.3, §2.4).
 *
 * 4xx allows everything; a failing server disallows everything, unless a good copy less than 24 h old is known.
 */
export function createRobotsCache(deps: {
  agent: string;
  clock: Clock;
  ask: (robotsUrl: string) => Promise<RobotsAnswer>;
}): (url: URL) => Promise<boolean> {
  const entries = new LRUCache<string, Entry>({ max: 1_000 });
  const asking = new Map<string, Promise<Entry>>();

  async function refresh(origin: string, known: Entry | undefined): Promise<Entry> {
    const answer = await deps.ask(`${origin}/robots.txt`);
    const nowMs = deps.clock.monotonicMs();
    const goodAtMs = known?.goodAtMs;
    const hasGoodCopy = goodAtMs !== undefined && nowMs - goodAtMs < goodForMs;
    const entry: Entry =
      answer.kind === 'failed'
        ? { rules: hasGoodCopy ? known?.rules : undefined, askedAtMs: nowMs, goodAtMs }
        : {
            rules: answer.kind === 'none' ? everything : parseRobots(answer.text),
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

  return async (url) => {
    const { rules } = await entryOf(url.origin);
    return rules !== undefined && robotsAllow(rules, deps.agent, url.href);
  };
}
