import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeTurn } from './turns.ts';

/** A piece of work that ends when told to. */
function gate(): { work: () => Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, open: resolve };
}

describe('takeTurn', () => {
  afterEach(() => vi.useRealTimers());

  test('work of one key runs alone, first come first served', async () => {
    const order: string[] = [];
    const first = gate();
    const turns = ['a', 'b', 'c'].map((name) =>
      takeTurn('serial', async () => {
        order.push(`${name} in`);
        if (name === 'a') await first.work();
        order.push(`${name} out`);
      }),
    );
    await Promise.resolve();
    expect(order).toEqual(['a in']);
    first.open();
    await Promise.all(turns);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  test('with eight waiting the ninth is refused, other keys are not held up', async () => {
    const first = gate();
    const running = takeTurn('full', first.work);
    const waiting = Array.from({ length: 8 }, () => takeTurn('full', async () => undefined));
    await expect(takeTurn('full', async () => undefined)).rejects.toMatchObject({ code: 'thread_busy' });
    await expect(takeTurn('other', async () => 'ran')).resolves.toBe('ran');
    first.open();
    await Promise.all([running, ...waiting]);
    await expect(takeTurn('full', async () => 'free again')).resolves.toBe('free again');
  });

  test('whoever waits ten seconds is refused and leaves the line', async () => {
    vi.useFakeTimers();
    const first = gate();
    const running = takeTurn('slow', first.work);
    const refused = expect(takeTurn('slow', async () => 'late')).rejects.toMatchObject({
      code: 'thread_busy',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    const next = takeTurn('slow', async () => 'next');
    first.open();
    await running;
    await expect(next).resolves.toBe('next');
  });

  test('work that throws hands the turn on', async () => {
    const failed = takeTurn('throws', async () => {
      throw new Error('broken');
    });
    const next = takeTurn('throws', async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });
});
