import { expect, test } from 'vitest';
import { surplusNumbers, unsupportedNumbers } from './numbers.ts';

test.each([
  ['Returns are taken for 6 days.', 'Returns are taken for 60 days.', ['6']],
  ['Returns are taken for 60 days.', 'Returns are taken for 60 days.', []],
  ['It weighs 0.54 kg.', 'attributes.weight_g: 540', []],
  ['It weighs 0.6 kg.', 'attributes.weight_g: 540', ['0.6']],
  ['It weighs 540 kg.', 'attributes.weight_g: 540', ['540']],
  ['It is 540 cm long.', 'attributes.weight_g: 540', ['540']],
  ['It weighs 540 kg.', 'The boot weighs 540 g.', ['540']],
  ['It weighs 540 kg.', 'The code is 540, the weight 540 g.', []],
  ['It weighs 0.54 kg.', 'attributes.weight_g: 545', []],
  ['It weighs 0.54 kg.', 'attributes.weight_g: 546', ['0.54']],
  ['It weighs 0.54 kg.', 'attributes.weight_g: 534', ['0.54']],
  ['Call 555-01.', 'Call 555-0199.', ['01']],
  ['Takes 6 days.', 'Takes 16 days.', ['6']],
  ['Takes 6 days.', 'Takes 61 or 6 days.', []],
  ['6', '6', []],
  ['It weighs 1 kg.', 'attributes.weight_g: 1400', []],
  ['It weighs 1 kg.', 'attributes.weight_g: 1600', ['1']],
  ['It weighs 1234 kg.', 'It weighs 1.234 g.', ['1234']],
  ['It has 1,234 parts.', 'It has 1234 parts.', []],
  ['It has 1234 parts.', 'It has 1.234 parts.', []],
  ['It is the 2.', 'It is the RB2.', []],
  ['It is size 38.', 'Size 38½.', ['38']],
  ['It has 1 part.', 'It has 1,234 parts.', ['1']],
  ['It has 234 parts.', 'It has 1,234 parts.', ['234']],
  ['It comes in 38 and 40.', 'Sizes: 38,39,40.', []],
  ['It is the 2.', 'It is the RB22.', ['2']],
  ['It is the 2.', 'It is the RB22 or the RB2.', []],
  ['It holds 600 kg.', 'attributes.weight_g: 540, holds 600', []],
  ['It is 60 x 90 cm.', 'It is 60 x 90 mm.', ['60', '90']],
])('%j beside %j', (claim, quote, missing) => {
  expect(unsupportedNumbers(claim, [quote], 'en', []).map(({ text }) => text)).toEqual(missing);
});

test.each([
  ['Ridge: 540 g, Delta: 310 g.', []],
  ['Ridge: 310 g, Delta: 310 g.', ['310']],
  ['Ridge: 540 g, Delta: 540 g.', ['540']],
])('%j of two products', (claim, surplus) => {
  const quotes = ['attributes.weight_g: 540', 'attributes.weight_g: 310'];
  expect(surplusNumbers(claim, quotes, 'en', []).map(({ text }) => text)).toEqual(surplus);
});

test('an amount that both have, or that was worked out, may be stated twice', () => {
  const both = ['attributes.weight_g: 540', 'attributes.weight_g: 540'];
  expect(surplusNumbers('Ridge: 540 g, Delta: 540 g.', both, 'en', [])).toEqual([]);
  expect(surplusNumbers('2 of 2', ['2 zips'], 'en', [2])).toEqual([]);
});

test('what was worked out is borne out in any unit', () => {
  const weight = ['attributes.weight_g: 540'];
  expect(unsupportedNumbers('It weighs 540 kg.', weight, 'en', [540])).toEqual([]);
  expect(unsupportedNumbers('It weighs 540 kg.', weight, 'en', [541])).toHaveLength(1);
});

test('one of several quotes that bears a number out is enough', () => {
  const quotes = ['attributes.weight_g: 540', 'It is the RB2.', 'attributes.height_mm: 20'];
  for (const claim of ['It weighs 0.54 kg.', 'It is the 2.', 'It is 2 cm high.', 'It weighs 540 g.'])
    expect(unsupportedNumbers(claim, quotes, 'en', [])).toEqual([]);
});

test('what is not borne out is told in the order of the text', () => {
  const found = unsupportedNumbers('7 of 8, 1.5 of 9,5 and 3', [], 'en', []);
  expect(found.map(({ start }) => start)).toEqual([0, 5, 8, 15, 23]);
  // Only some languages read a number with a space in it.
  const spaced = unsupportedNumbers('1 234,5 or 3', [], 'fr', []);
  expect(spaced.map(({ start }) => start)).toEqual([0, 2, 11]);
});
