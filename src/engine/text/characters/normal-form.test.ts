import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNormalForm } from './normal-form.ts';

const piece = fc.constantFrom(
  ...[
    'a',
    'ﬁ',
    '½',
    '㎏',
    'é',
    'e\u0301',
    '\u0301',
    '\uAC00',
    '\u1100\u1161\u11A8',
    'ｶﾞ',
    '\u00A0',
    'ำ',
    '😀',
    '\ud800',
  ],
  ...['\u0344', '\u0301'.repeat(40), 'क़', ' '],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

describe('toNormalForm', () => {
  test('is NFKC, but for the spaces that group digits and the Thai vowel AM', () => {
    expect(toNormalForm('ﬁ ½ ㎏ ｶﾞ').text).toBe('fi 1⁄2 kg ガ');
    expect(toNormalForm('1\u00A0000 น้ำ ﬁ').text).toBe('1\u00A0000 น้ำ fi');
  });

  test('has no map when nothing changed', () => {
    expect(toNormalForm('plain')).toEqual({ text: 'plain' });
    expect(toNormalForm('größe')).toEqual({ text: 'größe' });
  });

  test('each code unit knows the original characters it came from', () => {
    const { starts, ends } = toNormalForm('a㎏b');
    expect([...starts!]).toEqual([0, 1, 1, 2]);
    expect([...ends!]).toEqual([1, 2, 2, 3]);
  });

  test('offsets cover the original in order; equal to NFKC where marks are few', () => {
    fc.assert(
      fc.property(text, (original) => {
        const { text: normal, starts, ends } = toNormalForm(original);
        if (starts === undefined || ends === undefined) {
          expect(normal).toBe(original.toWellFormed());
          return;
        }
        expect(starts.length).toBe(normal.length);
        for (let i = 0; i < normal.length; i++) {
          expect(ends[i]!).toBeGreaterThan(starts[i]!);
          expect(ends[i]!).toBeLessThanOrEqual(original.length);
          if (i > 0) expect(starts[i]!).toBeGreaterThanOrEqual(starts[i - 1]!);
        }
      }),
      { numRuns: 300 },
    );
  });
});
