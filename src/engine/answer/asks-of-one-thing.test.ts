import { expect, test } from 'vitest';
import { asksOfOneThing } from './asks-of-one-thing.ts';
import { understand } from './understand.ts';

test.each<[string, boolean, string?]>([
  ['Does it have any pockets?', true],
  ['do they use any glue in these', true],
  ['Is this any good in the rain?', true],
  ['Hi, do these come in a smaller size like 10 x 10?', true],
  ['Passt diese Flasche in meinen Halter?', true, 'de'],
  ['Ist das Zelt Svale 2 wasserdicht?', false, 'de'],
  ['Is there any tent under 2 kg?', false],
  ['Do you have any tents?', false],
  ['Do they have any tents?', false],
  ['Which of these has any pockets?', false],
])('%s asks of the product in focus: %s', (text, expected, language = 'en') => {
  expect(asksOfOneThing(understand(text, language))).toBe(expected);
});
