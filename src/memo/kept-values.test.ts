import { expect, test } from 'vitest';
import { KeptValues } from './kept-values.ts';

test('what was asked for lately stays, what was not goes, and there are never more than asked for', () => {
  const cache = new KeptValues<number>(4);
  for (let i = 0; i < 100; i++) {
    cache.set(`k${i}`, i);
    expect(cache.get('k0')).toBe(0);
  }
  const kept = Array.from({ length: 100 }, (_, i) => i).filter((i) => cache.get(`k${i}`) !== undefined);
  expect(kept.length).toBeLessThanOrEqual(4);
  expect(kept).toContain(99);
});

test('the last value of a key is given, whichever generation had the one before', () => {
  const cache = new KeptValues<string>(4);
  cache.set('a', 'one');
  cache.set('b', 'x');
  cache.set('c', 'x');
  cache.set('a', 'two');
  expect(cache.get('a')).toBe('two');
  cache.set('a', 'three');
  expect(cache.get('a')).toBe('three');
});

test('a value is made where there is none, and after it was dropped', () => {
  const values = new KeptValues<number>(4);
  let made = 0;
  const give = () => values.getOrMake('a', () => ++made);
  expect([give(), give()]).toEqual([1, 1]);
  values.delete('a');
  expect([values.get('a'), give()]).toEqual([undefined, 2]);
});

test('where values differ in size, their sum is what is bounded', () => {
  const texts = new KeptValues<string>(40, (text) => text.length);
  for (let i = 0; i < 30; i++) texts.set(`k${i}`, 'abcde');
  const kept = Array.from({ length: 30 }, (_, i) => i).filter((i) => texts.get(`k${i}`) !== undefined);
  expect(kept.length).toBeGreaterThan(4);
  expect(kept.length).toBeLessThanOrEqual(8);
  expect(kept).toContain(29);
  texts.set('one', 'a');
  texts.set('one', 'b');
  texts.delete('one');
  expect([texts.get('one'), texts.get('k29')]).toEqual([undefined, 'abcde']);
});
