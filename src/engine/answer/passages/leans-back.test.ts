import { expect, test } from 'vitest';
import { leansBack } from './leans-back.ts';

test.each([
  ['It costs $5.', 'en-US', true],
  ['Standard shipping costs $5.', 'en', false],
  ['Sie gelten zwei Jahre.', 'de', true],
  ['Die Garantie gilt zwei Jahre.', 'de', false],
])('%s (%s): %s', (sentence, locale, leans) => {
  expect(leansBack(sentence, locale)).toBe(leans);
});
