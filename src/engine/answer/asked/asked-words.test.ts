import { describe, expect, test } from 'vitest';
import {
  type AskedWord,
  bagOfTerms,
  emptyBag,
  joinBags,
  type NearForm,
  termBag,
  WordMatcher,
} from './asked-words.ts';

const word = (surface: string, near: readonly NearForm[] = [], weight = 4, isStrange = false): AskedWord => ({
  surface,
  exact: new Map([
    [surface, 1],
    [`${surface}part`, 0.6],
  ]),
  near,
  weight,
  isStrange,
});

describe('what texts hold of a question', () => {
  const matcher = new WordMatcher([
    word('boot', [
      { terms: ['shoe'], weight: 0.5 },
      { terms: ['high', 'heel'], weight: 0.7 },
    ]),
    word('warm', [{ terms: ['shoe'], weight: 0.2 }], 2),
  ]);
  const matches = (...terms: string[]) => {
    const { exact, near } = matcher.match(bagOfTerms(terms, terms.length));
    return [[...exact], [...near]];
  };

  test('a word counts by its best form, once however often the text holds it', () => {
    expect(matches('bootpart', 'boot', 'boot')).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(matches('bootpart')).toEqual([
      [0.6, 0],
      [0, 0],
    ]);
  });

  test('another word stands for all that it is another word of', () => {
    expect(matches('shoe')).toEqual([
      [0, 0],
      [0.5, 0.2],
    ]);
  });

  test('a form of several words is there when all of them are, in any order', () => {
    expect(matches('heel', 'heel')).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(matches('heel', 'shoe', 'high')).toEqual([
      [0, 0],
      [0.7, 0.2],
    ]);
  });

  test('how much of a message is of strange words is a share of the weight of all', () => {
    expect(new WordMatcher([word('boot'), word('warm', [], 2)]).strange).toBe(0);
    expect(new WordMatcher([word('boot'), word('plastome', [], 12, true)]).strange).toBeCloseTo(0.75);
  });

  test('shares are of the weight of all words', () => {
    const bag = bagOfTerms(['boot', 'shoe'], 2);
    expect(matcher.exactShare(bag)).toBeCloseTo(4 / 6);
    expect(matcher.share(bag)).toBeCloseTo((4 + 2 * 0.2) / 6);
    expect(matcher.one(1, bag)).toBe(0.2);
    expect([matcher.share(emptyBag), matcher.one(-1, bag)]).toEqual([0, 0]);
  });

  test('several texts together hold what any of them does', () => {
    const parts = ['High boots', 'with a heel'].map((text) => termBag(text, 'en'));
    const whole = termBag('High boots\nwith a heel', 'en');
    const joined = joinBags(parts);
    expect(new Set(joined.terms)).toEqual(new Set(whole.terms));
    expect(joined.words).toBe(whole.words);
    expect(matcher.match(joined)).toEqual(matcher.match(whole));
  });
});
