import { describe, expect, test } from 'vitest';
import { ScanResistantCache } from './scan-resistant-cache.ts';

describe('ScanResistantCache', () => {
  test('gives what was kept, replaces it and drops it', () => {
    const cache = new ScanResistantCache<number>(10);
    cache.set('a', 1);
    cache.set('a', 2);
    expect(cache.get('a')).toBe(2);
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
  });

  test('holds at most as many as it was made for, whatever comes', () => {
    const cache = new ScanResistantCache<number>(20);
    let held = new Set<string>();
    for (let i = 0; i < 1_000; i++) {
      const key = String((i * 7919) % 50);
      if (cache.get(key) === undefined) cache.set(key, i);
      held = new Set([...Array(50).keys()].map(String).filter((name) => cache.get(name) !== undefined));
      expect(held.size).toBeLessThanOrEqual(20);
    }
    expect(held.size).toBe(20);
  });

  test('what is asked for again stays while thousands come once', () => {
    const cache = new ScanResistantCache<string>(100);
    const popular = [...Array(40).keys()].map((i) => `popular ${i}`);
    for (const key of [...popular, ...popular]) if (cache.get(key) === undefined) cache.set(key, key);
    for (let i = 0; i < 5_000; i++) cache.set(`once ${i}`, '');
    expect(popular.map((key) => cache.get(key))).toEqual(popular);
    expect(cache.get('once 0')).toBeUndefined();
  });

  test('a key that was dropped as new and comes back is kept among the popular', () => {
    const cache = new ScanResistantCache<string>(20);
    cache.set('late', 'first');
    for (let i = 0; i < 12; i++) cache.set(`once ${i}`, '');
    expect(cache.get('late')).toBeUndefined();
    cache.set('late', 'second');
    for (let i = 0; i < 500; i++) cache.set(`again ${i}`, '');
    expect(cache.get('late')).toBe('second');
  });

  test('what comes only once takes a quarter of the room, even while there is more', () => {
    const cache = new ScanResistantCache<string>(100);
    for (let i = 0; i < 50; i++) cache.set(`once ${i}`, '');
    const kept = [...Array(50).keys()].filter((i) => cache.get(`once ${i}`) !== undefined);
    expect(kept).toEqual([...Array(25).keys()].map((i) => 25 + i));
  });

  test('what is no longer asked for makes room for what is', () => {
    const cache = new ScanResistantCache<string>(20);
    const use = (key: string) => {
      if (cache.get(key) === undefined) cache.set(key, key);
    };
    for (let round = 0; round < 4; round++) for (let i = 0; i < 18; i++) use(`old ${i}`);
    for (let round = 0; round < 40; round++) for (let i = 0; i < 18; i++) use(`new ${i}`);
    const kept = [...Array(18).keys()].filter((i) => cache.get(`new ${i}`) !== undefined);
    expect(kept.length).toBeGreaterThan(14);
  });
});
