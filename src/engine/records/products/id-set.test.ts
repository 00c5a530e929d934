import { describe, expect, test } from 'vitest';
import { createIdSet } from './id-set.ts';

describe('createIdSet', () => {
  test('knows an id that came before, and no other, while it grows', () => {
    const ids = createIdSet();
    const all = Array.from({ length: 200_000 }, (_, i) => `sku-${i}`);
    expect(all.filter((id) => ids.addAgain(id))).toEqual([]);
    expect(all.filter((id) => !ids.addAgain(id))).toEqual([]);
    expect(ids.addAgain('sku-200000')).toBe(false);
  });

  test('ids that differ in one letter, in its place or in their length are different', () => {
    const ids = createIdSet();
    const given = ['', 'a', 'aa', 'ab', 'ba', 'A', 'ä', 'a\u0000', '\u0000a', '100', '1000', '010'];
    expect(given.map((id) => ids.addAgain(id))).toEqual(given.map(() => false));
    expect(given.map((id) => ids.addAgain(id))).toEqual(given.map(() => true));
  });
});
