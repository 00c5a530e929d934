import { expect, test } from 'vitest';
import { intentFeatures, intentTerms } from './intent-features.ts';

/** Share of a text's features that another has too. */
function shared(text: string, other: string, language: string): number {
  const [own, others] = [intentFeatures(text, language), intentFeatures(other, language)];
  return (
    own
      .keys()
      .filter((each) => others.has(each))
      .toArray().length / own.size
  );
}

test('words two by two and in their order say more than the words alone', () => {
  expect(shared('send it back', 'send it back', 'en')).toBe(1);
  expect(shared('send it back', 'back it send', 'en')).toBeLessThan(0.8);
  // Three terms, two pairs, "send" and "back" as they begin.
  expect(intentFeatures('send it back', 'en').size).toBe(7);
});

test('a compound speaks by every stretch of its letters, another word by how it begins', () => {
  expect(shared('Rücksendekosten', 'Kosten der Rücksendung', 'de')).toBeGreaterThan(0.6);
  expect(shared('unopened', 'unopenable', 'en')).toBeGreaterThan(0.3);
  expect(shared('unopened', 'opened', 'en')).toBe(0);
});

test('a function word is light, a figure says nothing, and an empty text has nothing to say', () => {
  const terms = intentTerms('it is 42 unopened', 'en');
  expect(terms.get('it')!).toBeLessThan(Math.max(...terms.values()));
  expect([...intentFeatures('42 3,5', 'en').keys()]).toEqual([]);
  expect(intentFeatures('', 'de').size).toBe(0);
});
