import { describe, expect, test } from 'vitest';
import { idHash } from './id-hash.ts';

describe('idHash', () => {
  test('tells ids apart, and knows one that came before', () => {
    const ids = Array.from({ length: 200_000 }, (_, i) => `sku-${i}`);
    expect(new Set(ids.map(idHash)).size).toBe(ids.length);
    expect(idHash('sku-7')).toBe(idHash(ids[7]!));
  });

  test('ids that differ in one letter, in its place or in their length are different', () => {
    const ids = ['', 'a', 'aa', 'ab', 'ba', 'A', 'ä', 'a\u0000', '\u0000a', '100', '1000', '010'];
    expect(new Set(ids.map(idHash)).size).toBe(ids.length);
  });
});
