import { describe, expect, test } from 'vitest';
import type { Filter } from '../types.ts';
import { isSameFilter } from './same-filter.ts';

const ids = new Set(['a']);
const make = (): Filter[] => [
  { kind: 'tag', tag: 'brand=A' },
  { kind: 'tag', tag: 'brand=B' },
  { kind: 'number', name: 'price' },
  { kind: 'number', name: 'price', gte: 1 },
  { kind: 'number', name: 'price', gt: 1 },
  { kind: 'number', name: 'price', gte: 1, lte: 2 },
  { kind: 'number', name: 'rating', gte: 1 },
  { kind: 'ids', ids },
  { kind: 'ids', ids: new Set(['b']) },
  { kind: 'not', of: { kind: 'tag', tag: 'brand=A' } },
  { kind: 'any', of: [{ kind: 'tag', tag: 'brand=A' }] },
  { kind: 'all', of: [{ kind: 'tag', tag: 'brand=A' }] },
  {
    kind: 'all',
    of: [
      { kind: 'tag', tag: 'brand=A' },
      { kind: 'not', of: { kind: 'ids', ids } },
    ],
  },
];

describe('isSameFilter', () => {
  test('each is the same as itself written again, and as no other', () => {
    const again = make();
    make().forEach((one, i) => {
      const same = again.map((other) => isSameFilter(one, other));
      // A set of ids made anew is another one.
      expect(same.map((is, j) => (is ? j : -1)).filter((j) => j >= 0)).toEqual(i === 8 ? [] : [i]);
    });
  });

  test('none is the same as none only', () => {
    expect(isSameFilter(undefined, undefined)).toBe(true);
    expect(isSameFilter(undefined, { kind: 'tag', tag: 'brand=A' })).toBe(false);
  });
});
