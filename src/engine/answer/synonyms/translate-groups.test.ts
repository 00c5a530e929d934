import { describe, expect, test } from 'vitest';
import { contentGroups } from '../understand.ts';
import { policyLanguages, policyTerms } from './policy-terms.ts';
import { regionTerms } from './region-names.ts';
import { translateGroups, withUnion } from './translate-groups.ts';

const termsOf = (text: string, from: string, to: string) =>
  translateGroups(contentGroups(text, from), from, to).map(({ members }) => members.map(({ term }) => term));

test('every language has every concept, in the same place', () => {
  expect(policyLanguages).toHaveLength(16);
  for (const language of policyLanguages) {
    const terms = policyTerms(language);
    expect([language, terms.length]).toEqual([language, policyTerms('en').length]);
    expect(terms.flat().every((word) => word.length > 0)).toBe(true);
  }
});

describe('translateGroups', () => {
  test.each([
    ['Combien coûte la livraison ?', 'fr', 'en', 'ship'],
    ['¿Puedo devolver unas botas?', 'es', 'de', 'ruckgab'],
    ['送料はいくらですか', 'ja', 'en', 'ship'],
    ['Сколько стоит доставка?', 'ru', 'en', 'ship'],
  ])('%s (%s) in %s has %s', (text, from, to, term) => {
    expect(termsOf(text, from, to).flat()).toContain(term);
  });

  test('a country goes by its name there, and by the Union it belongs to', () => {
    const [group] = translateGroups(contentGroups('Allemagne', 'fr'), 'fr', 'en');
    expect(group!.members[0]).toEqual({ term: 'germani', weight: 1 });
    expect(group!.members.map(({ term }) => term)).toContain('eu');
  });

  test('names and figures keep their weight, a word without translation says little', () => {
    const weights = translateGroups(
      contentGroups('vendez-vous des parapluies Zephyr 900', 'fr'),
      'fr',
      'en',
    ).map(({ surface, members }) => [surface, members[0]!.weight] as const);
    expect(Object.fromEntries(weights)).toMatchObject({ parapluies: 0.3, Zephyr: 1, 900: 1 });
  });
});

test('rules of the Union hold for its members, and for no one else', () => {
  const union = (text: string) =>
    withUnion(contentGroups(text, 'en'), 'en')[0]!.members.map(({ term }) => term);
  expect(union('Spain')).toContain('eu');
  expect(union('Norway')).not.toContain('eu');
  expect(union('jacket')).toEqual(contentGroups('jacket', 'en')[0]!.members.map(({ term }) => term));
  expect(regionTerms('jacket', 'en', 'de')).toBeUndefined();
});
