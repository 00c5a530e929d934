import { describe, expect, test } from 'vitest';
import type { FaqPage } from '../../faq-lookup/faq-types.ts';
import { isUnmade } from './unmade-pages.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const requestedAtMs = 100 * dayMs;
const page = (values: Partial<FaqPage>): FaqPage => ({
  urlKey: 'shop.example/a',
  locale: 'en',
  pageUrl: 'https://shop.example/a',
  state: 'ready',
  requestedAtMs,
  ...values,
});
const refused = page({
  state: 'not_available',
  reason: 'insufficient_content',
  retryAtMs: requestedAtMs + 10 * minuteMs,
});
const ready = page({ generatedAtMs: requestedAtMs, expiresAtMs: requestedAtMs + dayMs });
const before = requestedAtMs - 1;

describe('a page lacks its FAQs', () => {
  test.each<[string, FaqPage | undefined, { storedAtMs: number; afterMs: number }, boolean]>([
    ['nobody ever asked for it', undefined, { storedAtMs: before, afterMs: 0 }, true],
    ['it is being made', page({ state: 'generating' }), { storedAtMs: before, afterMs: 1 }, false],
    [
      'it should have been made by now',
      page({ state: 'generating' }),
      { storedAtMs: before, afterMs: dayMs },
      false,
    ],
    ['its list is fresh', ready, { storedAtMs: requestedAtMs + 1, afterMs: 2 }, false],
    ['its list is stale, and still shown', ready, { storedAtMs: before, afterMs: 7 * dayMs }, false],
    ['its list is too old to be shown', ready, { storedAtMs: before, afterMs: 8 * dayMs }, true],
    ['it was refused just now', refused, { storedAtMs: requestedAtMs + 1, afterMs: minuteMs }, false],
    ['it was refused, and nothing is new', refused, { storedAtMs: before, afterMs: 60 * minuteMs }, false],
    [
      'it was refused, and its product is another',
      refused,
      { storedAtMs: requestedAtMs + 1, afterMs: 11 * minuteMs },
      true,
    ],
    ['it was refused a day ago', refused, { storedAtMs: before, afterMs: dayMs }, true],
  ])('%s', (_case, row, { storedAtMs, afterMs }, isLacking) => {
    expect(isUnmade(row, storedAtMs, requestedAtMs + afterMs)).toBe(isLacking);
  });
});
