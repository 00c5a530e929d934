import { expect, test } from 'vitest';
import { isEverydayWord } from './everyday-words.ts';

test('words that tell the story around a question, by language', () => {
  expect(isEverydayWord('ago', 'en-US')).toBe(true);
  expect(isEverydayWord('warranty', 'en')).toBe(false);
  expect(isEverydayWord('gestern', 'de')).toBe(true);
  expect(isEverydayWord('ago', 'xx')).toBe(false);
});
