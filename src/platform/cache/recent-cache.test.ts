import { describe, expect, test } from 'vitest';
import { RecentCache } from './recent-cache.ts';

function setUp() {
  const clock = { now: 0, nowMs: () => clock.now, monotonicMs: () => clock.now };
  return { clock, cache: new RecentCache<string>({ maxAgeMs: 1000, maxEntries: 2, clock }) };
}

/** A load that ends when told to. */
function pending() {
  let finish: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { promise, finish };
}

describe('RecentCache', () => {
  test('keeps a value until it is maxAgeMs old', async () => {
    const { clock, cache } = setUp();
    await cache.get('a', async () => 'one');
    clock.now = 999;
    expect(await cache.get('a', async () => 'two')).toBe('one');
    clock.now = 1000;
    expect(await cache.get('a', async () => 'two')).toBe('two');
  });

  test('shares one load among concurrent readers', async () => {
    const { cache } = setUp();
    let loads = 0;
    const load = async () => `${++loads}`;
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['1', '1']);
  });

  test('a load that began before an invalidation is not kept and not shared', async () => {
    const { cache } = setUp();
    const old = pending();
    const first = cache.get('a', () => old.promise);
    cache.forget('a');
    const second = await cache.get('a', async () => 'new');
    old.finish('old');
    expect([await first, second, await cache.get('a', async () => 'newer')]).toEqual(['old', 'new', 'new']);
  });

  test('age counts from the beginning of the load', async () => {
    const { clock, cache } = setUp();
    const slow = pending();
    const first = cache.get('a', () => slow.promise);
    clock.now = 600;
    slow.finish('slow');
    await first;
    clock.now = 1100;
    expect(await cache.get('a', async () => 'fresh')).toBe('fresh');
  });

  test('absence and failures are never kept', async () => {
    const { cache } = setUp();
    expect(await cache.get('a', async () => undefined)).toBeUndefined();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => 'there')).toBe('there');
  });

  test('holds at most maxEntries', async () => {
    const { cache } = setUp();
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => key);
    expect(await cache.get('a', async () => 'again')).toBe('again');
    expect(await cache.get('c', async () => 'again')).toBe('c');
  });

  test('clear drops everything', async () => {
    const { cache } = setUp();
    await cache.get('a', async () => 'one');
    cache.clear();
    expect(await cache.get('a', async () => 'two')).toBe('two');
  });
});
