import { describe, expect, test } from 'vitest';
import type { FaqPage } from '../../faq-lookup/faq-types.ts';
import { estimateRetrySeconds } from './generation-estimate.ts';
import { freshForMs, generationDeadlineMs, negativeCacheMs, pageStateAt, staleForMs } from './page-state.ts';

const page = (values: Partial<FaqPage>): FaqPage => ({
  urlKey: 'northpeak.example/p',
  locale: 'en',
  pageUrl: 'https://northpeak.example/p',
  state: 'ready',
  requestedAtMs: 0,
  ...values,
});

describe('what a GET finds', () => {
  test('nothing', () => {
    expect(pageStateAt(undefined, 0)).toEqual({ kind: 'none' });
  });

  test('a generation is overdue after 120 s', () => {
    const generating = page({ state: 'generating' });
    expect(pageStateAt(generating, generationDeadlineMs)).toEqual({ kind: 'generating' });
    expect(pageStateAt(generating, generationDeadlineMs + 1)).toEqual({ kind: 'overdue' });
  });

  test('a refusal is kept for 10 minutes', () => {
    const refused = page({ state: 'not_available', reason: 'page_unreachable', retryAtMs: negativeCacheMs });
    expect(pageStateAt(refused, negativeCacheMs - 1)).toEqual({ kind: 'not_available' });
    expect(pageStateAt(refused, negativeCacheMs)).toEqual({ kind: 'retry' });
  });

  test('a list is fresh for a day, stale for seven more, then as none', () => {
    const ready = page({ generatedAtMs: 0, expiresAtMs: freshForMs });
    expect(pageStateAt(ready, freshForMs - 1)).toEqual({ kind: 'ready', stale: false });
    expect(pageStateAt(ready, freshForMs)).toEqual({ kind: 'ready', stale: true });
    expect(pageStateAt(ready, freshForMs + staleForMs - 1)).toEqual({ kind: 'ready', stale: true });
    expect(pageStateAt(ready, freshForMs + staleForMs)).toEqual({ kind: 'none' });
  });
});

test('a client is told to wait from 2 to 30 whole seconds, longer behind more pages', () => {
  for (const random of [0, 0.5, 0.999])
    for (const pagesAhead of [0, 1, 5, 100])
      for (const waitedMs of [0, 500, 100_000]) {
        const seconds = estimateRetrySeconds({ waitedMs, pagesAhead, random });
        expect(Number.isInteger(seconds) && seconds >= 2 && seconds <= 30).toBe(true);
      }
  const wait = (pagesAhead: number) => estimateRetrySeconds({ waitedMs: 0, pagesAhead, random: 0 });
  expect(wait(10)).toBeGreaterThan(wait(0));
});
