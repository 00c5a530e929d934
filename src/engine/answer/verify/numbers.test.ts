import { expect, test } from 'vitest';
import { unsupportedNumbers } from './numbers.ts';

test.each([
  ['Returns are taken for 6 days.', 'Returns are taken for 60 days.', ['6']],
  ['Returns are taken for 60 days.', 'Returns are taken for 60 days.', []],
  ['It weighs 0.54 kg.', 'attributes.weight_g: 540', []],
  ['It weighs 0.6 kg.', 'attributes.weight_g: 540', ['0.6']],
  ['Call 555-01.', 'Call 555-0199.', ['01']],
])('%j beside %j', (claim, quote, missing) => {
  expect(unsupportedNumbers(claim, [quote], 'en', []).map(({ text }) => text)).toEqual(missing);
});
