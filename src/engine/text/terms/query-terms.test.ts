import { describe, expect, test } from 'vitest';
import { isPair, queryTermGroups } from './query-terms.ts';

describe('queryTermGroups', () => {
  test('one group per word with its forms, repeated words merged', () => {
    expect(queryTermGroups('résumé Shoes shoe', 'en')).toEqual([
      {
        surface: 'résumé',
        members: [
          { term: 'résumé', weight: 1 },
          { term: 'resum', weight: 0.8 },
        ],
      },
      { surface: 'Shoes', members: [{ term: 'shoe', weight: 1 }] },
    ]);
  });

  test('nothing to search gives no groups', () => {
    expect(queryTermGroups('?! …', 'en')).toEqual([]);
  });

  test('an amount is an alternative of its number', () => {
    expect(queryTermGroups('1,5 L', 'de')[0]).toEqual({
      surface: '1,5',
      members: [
        { term: '1.5', weight: 1 },
        { term: 'q:1500ml', weight: 1 },
      ],
    });
  });

  test('character pairs are groups of their own, at half weight', () => {
    expect(queryTermGroups('登山靴', 'ja').map((group) => group.members)).toEqual([
      [{ term: '登山', weight: 1 }],
      [{ term: '山靴', weight: 0.5 }],
      [{ term: '靴', weight: 1 }],
    ]);
    expect(queryTermGroups('登山靴', 'ja').map(isPair)).toEqual([false, true, false]);
    expect(queryTermGroups('résumé 1,5 L', 'en').some(isPair)).toBe(false);
  });
});

describe('queryTermGroups, words the corpus does not know', () => {
  function groups(text: string, locale: string, known: readonly string[]): string[][] {
    const documentFrequency = (term: string): number => (known.includes(term) ? 3 : 0);
    return queryTermGroups(text, locale, { documentFrequency }).map((group) =>
      group.members.map((member) => member.term),
    );
  }

  test('are tried joined with their neighbour', () => {
    expect(groups('wi-fi router', 'en', ['wifi', 'router'])).toEqual([
      ['wi', 'wifi'],
      ['fi', 'wifi'],
      ['router'],
    ]);
    expect(groups('hand bag', 'en', ['hand', 'handbag'])).toEqual([
      ['hand', 'handbag'],
      ['bag', 'handbag'],
    ]);
  });

  test('are cut at case and digit borders when all parts are known', () => {
    expect(groups('iphone13', 'en', ['iphon', '13'])).toEqual([['iphon'], ['13']]);
    expect(groups('iphone13', 'en', ['iphon'])).toEqual([['iphone13']]);
  });

  test('are read with umlauts', () => {
    expect(groups('kuehlschrank', 'de', ['kuhlschrank'])).toEqual([['kuehlschrank', 'kuhlschrank']]);
  });

  test('are cut into compound parts that the corpus knows', () => {
    expect(groups('Winterschuhe', 'de', ['wint', 'schuh'])).toEqual([['winterschuh', 'wint', 'schuh']]);
  });

  test('words that match are left alone', () => {
    expect(groups('hand bag', 'en', ['hand', 'bag', 'handbag'])).toEqual([['hand'], ['bag']]);
  });
});
