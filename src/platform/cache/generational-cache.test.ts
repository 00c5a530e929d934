import { expect, test } from 'vitest';
import { GenerationalCache } from './generational-cache.ts';

test('what was asked for lately stays, what was not goes, and there are never more than asked for', () => {
  const cache = new GenerationalCache<number>(4);
  for (let i = 0; i < 100; i++) {
    cache.set(`k${i}`, i);
    expect(cache.get('k0')).toBe(0);
  }
  const kept = Array.from({ length: 100 }, (_, i) => i).filter((i) => cache.get(`k${i}`) !== undefined);
  expect(kept.length).toBeLessThanOrEqual(4);
  expect(kept).toContain(99);
});

test('the last value of a key is given, whichever generation had the one before', () => {
  const cache = new GenerationalCache<string>(4);
  cache.set('a', 'one');
  cache.set('b', 'x');
  cache.set('c', 'x');
  cache.set('a', 'two');
  expect(cache.get('a')).toBe('two');
  cache.set('a', 'three');
  expect(cache.get('a')).toBe('three');
});
