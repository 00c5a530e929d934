import { expect, test } from 'vitest';
import { buildShop } from '../../../bench/shop-index.ts';
import type { Product } from '../catalog/product.ts';
import { planSearch } from './plan-search.ts';

const product = (productId: string, title: string): Product => ({
  productId,
  locale: 'en',
  title,
  description: 'Sold each.',
  categories: [],
  availability: 'in_stock',
  attributes: {},
  variants: [],
  updatedAtMs: 0,
});

const { index, knowledge } = buildShop([
  product('1', 'Travel novel Romania'),
  product('2', 'Camping headphones'),
  product('3', 'Bench lamp'),
]);

const corrected = (text: string): string[] =>
  planSearch({
    text,
    locale: 'en',
    currency: 'USD',
    index,
    knowledge,
    synonyms: [],
    explicit: undefined,
  }).interpretation.corrections.map(({ from, to }) => `${from} > ${to}`);

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
