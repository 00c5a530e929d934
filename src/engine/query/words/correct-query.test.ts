import { expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';

const product = (productId: string, title: string) =>
  aProduct({ productId, title, description: 'Sold each.' });

const shop = buildShop([
  product('1', 'Travel novel Romania'),
  product('2', 'Camping headphones'),
  product('3', 'Bench lamp'),
]);

const corrected = (text: string): string[] =>
  planOf(shop, text).interpretation.corrections.map(({ from, to }) => `${from} > ${to}`);

test.each([
  ['romantic novel', []],
  ['novel for reach', []],
  ['lamp or vamp', []],
  ['eadphones', ['eadphones > headphones']],
  ['novle', ['novle > novel']],
  ['onvel', ['onvel > novel']],
])('%s', (text, expected) => {
  expect(corrected(text)).toEqual(expected);
});
