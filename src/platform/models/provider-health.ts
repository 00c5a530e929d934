import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import type { FailureKind } from './models.ts';

/** Whether a call is worth making: `probe` = one call finds out whether the provider is back. */
export type Permission = 'go' | 'probe' | 'wait';

/** Circuit breakers, one for each provider, by the key that the caller gives it. */
export type ProviderHealth = {
  /** Whether the provider may be called now; `probe` is given to one caller at a time, who must report how it went. */
  ask(key: string): Permission;
  /** Whether `ask` would say `wait`; asks for nothing itself. */
  rests(key: string): boolean;
  succeeded(key: string): void;
  failed(key: string, failure: { kind: FailureKind; retryAfterMs?: number | undefined }): void;
  /** The call ended because nobody waited for it any more: that says nothing of the provider. */
  abandoned(key: string): void;
  /** Takes one of the few retries there are: at most one for ten calls. */
  takeRetry(key: string): boolean;
};

/**
 * Failures in a row that open the breaker; those that kept a shopper waiting count twice. A row may be long in the making, as
 * a provider that hangs fails but once in eight seconds.
 */
const failuresInARow = 5;
const rowWindowMs = 180_000;
/** The window in which the share of failures is looked at. */
const windowMs = 30_000;
/** Of more calls than these in the window only the last are looked at. */
const mostOutcomes = 100;
/** More failures than half of at least so many calls open it as well. */
const leastCalls = 20;
/** How long it stays open before one call probes. It doubles while probes fail. */
const restMs = 15_000;
const longestRestMs = 120_000;
/** After closing it stays closed for so long, however the calls go, so that it does not flap. */
const settleMs = 10_000;
/** What no second call would mend: a key, a name or an account has to be put right first. */
const lasting: ReadonlySet<FailureKind> = new Set(['wrong_key', 'unknown_model', 'quota', 'blocked_address']);
const mostProviders = 1_000;
const mostRetries = 10;
const retryPerCall = 0.1;

type Breaker = {
  outcomes: { atMs: number; ok: boolean }[];
  /** Failures since the last success, and when the first of them was. */
  row: { weight: number; sinceMs: number };
  openUntilMs: number;
  restMs: number;
  isProbing: boolean;
  closedAtMs: number;
  retries: number;
};

function newBreaker(): Breaker {
  return {
    outcomes: [],
    row: { weight: 0, sinceMs: 0 },
    openUntilMs: 0,
    restMs,
    isProbing: false,
    closedAtMs: -settleMs,
    retries: 1,
  };
}

function isTripped({ outcomes, row }: Breaker): boolean {
  if (row.weight >= failuresInARow) return true;
  const failures = outcomes.filter(({ ok }) => !ok).length;
  return outcomes.length >= leastCalls && failures * 2 > outcomes.length;
}

/**
 * Breakers in memory: closed, open for a while after failures, then one probe (Nygard, Release It!, 2018, ch. 5). Times come
 * from the monotonic clock. A provider's own `Retry-After` is waited out.
 */
export function createProviderHealth(clock: Pick<Clock, 'monotonicMs'>): ProviderHealth {
  const breakers = new LRUCache<string, Breaker>({ max: mostProviders });
  const of = (key: string): Breaker => {
    const known = breakers.get(key);
    if (known) return known;
    const made = newBreaker();
    breakers.set(key, made);
    return made;
  };
  const note = (breaker: Breaker, ok: boolean, nowMs: number, weight = 1) => {
    const isOld = nowMs - breaker.row.sinceMs > rowWindowMs;
    if (ok) breaker.row = { weight: 0, sinceMs: nowMs };
    else if (breaker.row.weight === 0 || isOld) breaker.row = { weight, sinceMs: nowMs };
    else breaker.row.weight += weight;
    const { outcomes } = breaker;
    while (outcomes.length > mostOutcomes || (outcomes[0]?.atMs ?? nowMs) <= nowMs - windowMs)
      outcomes.shift();
    outcomes.push({ atMs: nowMs, ok });
  };
  const open = (breaker: Breaker, forMs: number, nowMs: number) => {
    breaker.openUntilMs = Math.max(breaker.openUntilMs, nowMs + forMs);
    breaker.outcomes = [];
    breaker.row = { weight: 0, sinceMs: nowMs };
    breaker.isProbing = false;
  };
  const rests = (key: string) => {
    const { openUntilMs, isProbing } = of(key);
    return openUntilMs > 0 && (isProbing || clock.monotonicMs() < openUntilMs);
  };
  return {
    rests,
    ask(key) {
      const breaker = of(key);
      if (breaker.openUntilMs === 0) return 'go';
      if (rests(key)) return 'wait';
      breaker.isProbing = true;
      return 'probe';
    },
    succeeded(key) {
      const breaker = of(key);
      const nowMs = clock.monotonicMs();
      if (breaker.openUntilMs > 0) Object.assign(breaker, newBreaker(), { closedAtMs: nowMs });
      note(breaker, true, nowMs);
      breaker.retries = Math.min(mostRetries, breaker.retries + retryPerCall);
    },
    failed(key, { kind, retryAfterMs }) {
      const breaker = of(key);
      const nowMs = clock.monotonicMs();
      note(breaker, false, nowMs, kind === 'timeout' ? 2 : 1);
      const asked = Math.min(longestRestMs, retryAfterMs ?? 0);
      if (breaker.isProbing) {
        breaker.restMs = Math.min(longestRestMs, breaker.restMs * 2);
        return open(breaker, Math.max(breaker.restMs, asked), nowMs);
      }
      if (asked > 0 || lasting.has(kind))
        return open(breaker, Math.max(asked, lasting.has(kind) ? restMs : 0), nowMs);
      if (nowMs - breaker.closedAtMs >= settleMs && isTripped(breaker)) open(breaker, breaker.restMs, nowMs);
    },
    abandoned(key) {
      of(key).isProbing = false;
    },
    takeRetry(key) {
      const breaker = of(key);
      if (breaker.openUntilMs > 0 || breaker.retries < 1) return false;
      breaker.retries--;
      return true;
    },
  };
}
