import { describe, expect, test } from 'vitest';
import { ShopWords } from './shop-words.ts';

const words = new ShopWords(
  ['tyre', 'tyres', 'helmet', 'akkuschrauber', 'schrauber', 'bogtrotter', 'delivery', 'bell'].map(
    (word, i) => ({
      word,
      term: word,
      frequency: i + 1,
    }),
  ),
);
const found = (list: readonly { word: string }[]) => list.map(({ word }) => word).sort();

describe('words of a shop', () => {
  test.each([
    ['hemlet', 'helmet'],
    ['bogtroter', 'bogtrotter'],
    ['dellvery', 'delivery'],
    ['yelmet', 'helmet'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(words.corrections(typed)[0]?.word).toBe(meant);
  });

  test('a word that is held, too short, with a digit or like nothing is no error', () => {
    for (const word of ['helmet', 'bel', 'x4711', 'umbrella', 'cell'])
      expect(words.corrections(word)).toEqual([]);
  });

  test('kin begin or end with a word, begin or end it, or share its start', () => {
    expect(found(words.kin('schrauber'))).toEqual(['akkuschrauber']);
    expect(found(words.kin('akkuschrauber'))).toEqual(['schrauber']);
    expect(found(words.kin('deliveries'))).toEqual(['delivery']);
    expect(words.kin('bel')).toEqual([]);
  });

  test('a name with a digit has no other forms', () => {
    expect(found(words.kin('delivering'))).toEqual(['delivery']);
    expect(words.kin('deliver24')).toEqual([]);
  });
});
