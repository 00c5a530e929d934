import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';
import type { FailureKind } from './models.ts';

/** Whether a call is worth making: `probe` = one call finds out whether the provider is back. */
export type Permission = 'go' | 'probe' | 'wait';

/** Circuit breakers, one for each provider, by the key that the caller gives it. */
export type ProviderHealth = {
  /** Whether the provider may be called now; `probe` is given to one caller at a time, who must report how it went. */
  ask(key: string): Permission;
  succeeded(key: string): void;
  failed(key: string, failure: { kind: FailureKind; retryAfterMs?: number | undefined }): void;
  /** The call ended because nobody waited for it any more: that says nothing of the provider. */
  abandoned(key: string): void;
  /** Takes one of the few retries there are: at most one for ten calls. */
  takeRetry(key: string): boolean;
};

/** Failures in a row that open the breaker, and the window in which they are looked at. */
const failuresInARow = 5;
const windowMs = 30_000;
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
  openUntilMs: number;
  restMs: number;
  isProbing: boolean;
  closedAtMs: number;
  retries: number;
};

function newBreaker(): Breaker {
  return { outcomes: [], openUntilMs: 0, restMs, isProbing: false, closedAtMs: -settleMs, retries: 1 };
}

function isTripped({ outcomes }: Breaker): boolean {
  const last = outcomes.slice(-failuresInARow);
  if (last.length === failuresInARow && last.every(({ ok }) => !ok)) return true;
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
  const note = (breaker: Breaker, ok: boolean, nowMs: number) => {
    breaker.outcomes = [
      ...breaker.outcomes.filter(({ atMs }) => atMs > nowMs - windowMs).slice(-100),
      { atMs: nowMs, ok },
    ];
  };
  const open = (breaker: Breaker, forMs: number, nowMs: number) => {
    breaker.openUntilMs = Math.max(breaker.openUntilMs, nowMs + forMs);
    breaker.outcomes = [];
    breaker.isProbing = false;
  };
  return {
    ask(key) {
      const breaker = of(key);
      if (breaker.openUntilMs === 0) return 'go';
      if (breaker.isProbing || clock.monotonicMs() < breaker.openUntilMs) return 'wait';
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
      note(breaker, false, nowMs);
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
