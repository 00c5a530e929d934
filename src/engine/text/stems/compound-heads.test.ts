import { expect, test } from 'vitest';
import { analyze } from '../terms/analyze.ts';
import { headStart } from './compound-heads.ts';

test.each([
  ['regenjacke', 'de', 'jacke'],
  ['wanderstiefel', 'de', 'stiefel'],
  ['fietshelm', 'nl', 'helm'],
  ['regnjacka', 'sv', 'jacka'],
  ['jacke', 'de', undefined],
  ['entschuldigung', 'de', undefined],
  ['raincoat', 'en', undefined],
])('%s (%s) is a kind of %s', (word, language, head) => {
  const start = headStart(word, language);
  expect(start === undefined ? undefined : word.slice(start)).toBe(head);
});

test('a document is found by the thing that its compound names, at the weight of a part', () => {
  const terms = analyze('Stormveil Regenjacke', 'de');
  const jacke = analyze('Jacke', 'de')[0]!.term;
  expect(terms.find(({ term }) => term === jacke)).toMatchObject({ weight: 0.6, start: 15, end: 20 });
});

test('where the words of the corpus are known, they decide', () => {
  const terms = analyze('Regenjacke', 'de', { isWord: () => false });
  expect(terms).toHaveLength(1);
});
