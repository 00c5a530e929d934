import { describe, expect, test } from 'vitest';
import { wordsKnownBy, wordsOf } from './words-of.ts';

describe('wordsOf', () => {
  test('gives spellings in normal form, not stems', () => {
    expect(wordsOf('Große Schuhe, schuhe 1.000,5', 'de')).toEqual(['große', 'schuhe', 'schuhe', '1000.5']);
    expect(wordsOf('登山靴', 'ja')).toEqual(['登山', '靴']);
  });
});

describe('wordsKnownBy', () => {
  test('asks for the stem of a word', () => {
    const isWord = wordsKnownBy((term) => (term === 'schuh' ? 3 : 0), 'de');
    expect(isWord('schuhe')).toBe(true);
    expect(isWord('hand')).toBe(false);
    expect(wordsKnownBy(() => 2, 'de')('schuhe')).toBe(false);
  });
});
