import { expect, test } from 'vitest';
import { isGeneralWord } from './general-words.ts';

test.each([
  ['roba', 'it'],
  ['gewoon', 'nl'],
  ['heute', 'de'],
  ['laissez', 'fr'],
  ['teuerste', 'de'],
  ['lightest', 'en'],
])('%s, which shoppers ask with, is a word of %s whatever a shop’s texts hold', (word, language) => {
  expect(isGeneralWord(word, language)).toBe(true);
});

test.each([
  ['eatn', 'en'],
  ['wisky', 'fr'],
])('%s is none of %s', (word, language) => {
  expect(isGeneralWord(word, language)).toBe(false);
});
