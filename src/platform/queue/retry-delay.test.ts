import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { retryDelayMs } from './retry-delay.ts';

const retryAfter = (seconds: unknown) =>
  new AppError('unavailable', 'x', { members: { retry_after_seconds: seconds } });

describe('retryDelayMs', () => {
  test('doubles with each attempt, 25 % to either side', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (attempt, random) => {
          const delayMs = retryDelayMs(attempt, new Error('x'), random);
          expect(delayMs).toBeGreaterThanOrEqual(750 * 2 ** attempt);
          expect(delayMs).toBeLessThanOrEqual(1_250 * 2 ** attempt);
        },
      ),
    );
  });

  test('never exceeds 15 minutes', () => {
    for (const attempt of [10, 11, 60, 2_000]) expect(retryDelayMs(attempt, undefined, 0.99)).toBe(900_000);
  });

  test('waits as long as the outside asked, an hour at most, and never shorter than the backoff', () => {
    expect(retryDelayMs(1, retryAfter(120), 0.5)).toBe(120_000);
    expect(retryDelayMs(1, retryAfter(86_400), 0.5)).toBe(3_600_000);
    expect(retryDelayMs(3, retryAfter(1), 0.5)).toBe(8_000);
  });

  test.each([['text'], [-5], [Number.NaN], [undefined], [null]])(
    'ignores a retry_after_seconds of %s',
    (seconds) => {
      expect(retryDelayMs(1, retryAfter(seconds), 0.5)).toBe(2_000);
    },
  );

  test.each([[undefined], [null], ['text'], [{ members: null }], [{ members: 5 }]])(
    'takes the error %j',
    (error) => {
      expect(retryDelayMs(1, error, 0.5)).toBe(2_000);
    },
  );
});
