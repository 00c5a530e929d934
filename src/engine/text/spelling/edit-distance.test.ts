import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The definition, without rows or limits: alignment by recursion, a swap with at most one letter in between. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const costs = [slow(restA, b) + 1, slow(a, restB) + 1, slow(restA, restB) + (a[0] === b[0] ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    costs.push(slow(a.slice(2), b.slice(2)) + 1);
  if (a.length > 1 && b.length > 2 && a[0] === b[2] && a[1] === b[0])
    costs.push(slow(a.slice(2), b.slice(3)) + 2);
  if (a.length > 2 && b.length > 1 && a[0] === b[1] && a[2] === b[0])
    costs.push(slow(a.slice(3), b.slice(2)) + 2);
  return Math.min(...costs);
}

describe('editDistance', () => {
  test('equals the definition up to its limit, and says only "more" beyond', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(slow(a, b), most + 1));
      }),
    );
  });

  test('a swap of neighbours is one edit; words too long are too far', () => {
    expect(editDistance('mnoitor', 'monitor', 2)).toBe(1);
    expect(editDistance('sncner', 'scanner', 2)).toBe(2);
    expect(editDistance('calculaoatr', 'calculator', 2)).toBe(2);
    expect(editDistance('a'.repeat(64), 'b'.repeat(64), 2)).toBe(3);
  });
});
