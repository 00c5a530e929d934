import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForMatch, normalizeText } from './normalize.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('a', '\u0301', '\u0316', '\u0344', '\u0F73', '\uAC00', '\u11A8', '\0'), {
      maxLength: 120,
    })
    .map((parts) => parts.join('')),
);

describe('normalizeText', () => {
  test('removes C0 controls but keeps tab and line ends', () => {
    expect(normalizeText('a\0b\u0007c\td\r\ne\u001b')).toBe('abc\td\r\ne');
  });

  test('makes lone surrogates U+FFFD and keeps pairs', () => {
    expect(normalizeText('a\ud800b \ud83d\ude00')).toBe('a\ufffdb 😀');
  });

  test('composes to NFC', () => {
    expect(normalizeText('e\u0301')).toBe('é');
  });

  test('is idempotent, well-formed and NFC for any string', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
        expect(once.normalize('NFC')).toBe(once);
      }),
    );
  });

  test('breaks runs of combining marks, which would take quadratic time to order', () => {
    const zalgo = `a${'\u0301\u0316'.repeat(25_000)}`;
    const once = normalizeText(zalgo);
    expect(/\p{M}{32}/u.test(once.replaceAll('\u034F', '-'))).toBe(false);
    expect(normalizeText(once) === once).toBe(true);
  });
});

describe('foldForMatch', () => {
  test.each([
    ['  Café\u00A0 CRÈME ', 'cafe creme'],
    ['Größe', 'grosse'],
    ['ＡＢＣ①', 'abc1'],
    ['ΠΌΛΗΣ', 'πόλησ'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['हिन्दी', 'हिन्दी'],
    ['İstanbul', 'istanbul'],
  ])('%j becomes %j', (from, to) => {
    expect(foldForMatch(from)).toBe(to);
  });

  test('is idempotent for any string', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldForMatch(text);
        expect(foldForMatch(once)).toBe(once);
      }),
    );
  });
});
