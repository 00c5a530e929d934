import { describe, expect, test } from 'vitest';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { type MerchantSynonym, merchantSynonyms, usedSynonyms, widenPhrases } from './merchant-synonyms.ts';

const pair = (from: string, to: readonly string[], twoWay = false): MerchantSynonym => ({ from, to, twoWay });
const widen = (
  text: string,
  pairs: readonly MerchantSynonym[],
  isKnown: (term: string) => boolean = () => true,
) =>
  widenPhrases(queryTermGroups(text, 'en'), merchantSynonyms(pairs, 'en'), isKnown).map(({ members }) =>
    members.map(({ term }) => term).join('|'),
  );

describe('a merchant’s synonyms', () => {
  test('of single words are kept apart from phrases, both ways where asked for', () => {
    const own = merchantSynonyms([pair('wellies', ['boots'], true), pair('anorak', ['rain jacket'])], 'en');
    expect([...own.words.keys()].sort()).toEqual(['boot', 'welli']);
    expect(own.phrases.map(({ from }) => from)).toEqual([['anorak']]);
    expect([...own.asWritten].sort()).toEqual(['anorak', 'boot', 'welli']);
  });

  test('a word is also found as a phrase, which has to be held whole', () => {
    expect(widen('red wellies', [pair('wellies', ['rain boots'])])).toEqual([
      'red',
      'welli|rain',
      'welli|boot',
    ]);
  });

  test('a phrase is also found as a word, where its words stand together', () => {
    const pairs = [pair('running shoes', ['trainers'])];
    expect(widen('red running shoes', pairs)).toEqual(['red', 'run|trainer', 'shoe|trainer']);
    expect(widen('shoes for running', pairs)).toEqual(['shoe', 'for', 'run']);
  });

  test('several of one word are set side by side, the longest says how many groups there are', () => {
    expect(widen('wellies', [pair('wellies', ['rain boots', 'gumboots', 'long rubber boots'])])).toEqual([
      'welli|rain|gumboot|long',
      'welli|boot|gumboot|rubber',
      'welli|boot|gumboot',
    ]);
  });

  test('what the catalogue does not have adds nothing', () => {
    const pairs = [pair('wellies', ['rain boots', 'gumboots'])];
    expect(widen('wellies', pairs, (term) => term !== 'rain')).toEqual(['welli|gumboot']);
    expect(widen('wellies', pairs, () => false)).toEqual(['welli']);
  });

  test('sides without a word, and the same on both sides, say nothing', () => {
    const own = merchantSynonyms([pair('???', ['boots']), pair('boots', ['!', 'Boot'])], 'en');
    expect([own.words.size, own.phrases.length, own.asWritten.size]).toEqual([0, 0, 0]);
  });

  test('those that widened a query are told as they are written', () => {
    const own = merchantSynonyms([pair('Wellies', ['Rain boots'], true), pair('anorak', ['jacket'])], 'en');
    const groups = widenPhrases(queryTermGroups('red wellies', 'en'), own, () => true);
    expect(usedSynonyms(own, groups)).toEqual([{ from: 'Wellies', to: 'Rain boots' }]);
    expect(usedSynonyms(own, queryTermGroups('red wellies', 'en'))).toEqual([]);
  });
});
