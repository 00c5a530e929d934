import type { FaqPage } from '../../faq-lookup/faq-types.ts';

export const freshForMs = 24 * 60 * 60 * 1000;
export const staleForMs = 7 * 24 * 60 * 60 * 1000;
export const generationDeadlineMs = 120_000;
export const negativeCacheMs = 10 * 60 * 1000;

/** What a GET finds; the transitions that depend on nothing but the row and the time. */
export type PageState =
  | { kind: 'none' }
  | { kind: 'generating' }
  | { kind: 'overdue' }
  | { kind: 'ready'; stale: boolean }
  | { kind: 'not_available' }
  | { kind: 'retry' };

/**
 * Reads a page's state at `nowMs` (epoch milliseconds).
 *
 * `overdue` = generating for over 120 s, so it has failed; `retry` = the negative cache has run out;
 * a list older than 24 h is stale for 7 days, then as none.
 */
export function pageStateAt(page: FaqPage | undefined, nowMs: number): PageState {
  if (!page) return { kind: 'none' };
  if (page.state === 'generating')
    return { kind: nowMs - page.requestedAtMs > generationDeadlineMs ? 'overdue' : 'generating' };
  if (page.state === 'not_available')
    return { kind: page.retryAtMs !== undefined && nowMs >= page.retryAtMs ? 'retry' : 'not_available' };
  const expiresAtMs = page.expiresAtMs ?? 0;
  if (nowMs >= expiresAtMs + staleForMs) return { kind: 'none' };
  return { kind: 'ready', stale: nowMs >= expiresAtMs };
}
