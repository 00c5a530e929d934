import { expect, test } from 'vitest';
import { isListedName, isListedWord } from './words-of-language.ts';

test.each([
  ['batteries', 'en', true],
  ['raised', 'en', true],
  ['gartenscheren', 'de', true],
  ['taille', 'fr', true],
  // The name of a line is English in every list.
  ['delivery', 'de', false],
  ['xqvuz', 'en', false],
  ['koelkast', 'ja', false],
])('%s is a word of the list of %s: %s', (word, language, isListed) => {
  expect(isListedWord(word, language)).toBe(isListed);
});

test('a word within a longer name is no name', () => {
  expect([isListedWord('raised', 'en'), isListedName('raised', 'en')]).toEqual([true, false]);
  expect(isListedName('bathtubs', 'en')).toBe(true);
});
