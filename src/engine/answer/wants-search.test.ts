import { expect, test } from 'vitest';
import { understand } from './understand.ts';
import { asksOfOneThing, searchSignal } from './wants-search.ts';

test.each([
  ['Does it have any pockets?', true],
  ['do they use any glue in these', true],
  ['Is this any good in the rain?', true],
  ['Is there any tent under 2 kg?', false],
  ['Do you have any tents?', false],
  ['Do they have any tents?', false],
  ['Which of these has any pockets?', false],
])('%s asks of the product in focus: %s', (text, expected) => {
  expect(asksOfOneThing(understand(text, 'en'))).toBe(expected);
});

test('"any" alone reads like a wish to see products', () => {
  expect(searchSignal(understand('Is there any tent under 2 kg?', 'en'))).toBe(2);
});
