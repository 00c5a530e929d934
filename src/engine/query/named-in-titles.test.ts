import { expect, test } from 'vitest';
import { buildShop } from '../../../bench/shop-index.ts';
import type { Product } from '../catalog/product.ts';
import { planSearch } from './plan-search.ts';
import { rankPlan } from './rank-plan.ts';

const product = (productId: string, title: string, category: string, sizes: string[] = []): Product => ({
  productId,
  locale: 'en',
  title,
  description: '',
  categories: [category],
  availability: 'in_stock',
  attributes: {},
  variants: sizes.map((size) => ({ variantId: `${productId}-${size}`, attributes: { size } })),
  updatedAtMs: 0,
});

const { index, knowledge } = buildShop([
  product('1', 'Wayfarer travel shoe', 'Footwear', ['44', '45']),
  product('2', 'Transit 40 pack', 'Bags > Travel'),
  product('3', 'Boreal 45 trekking pack', 'Bags > Trekking'),
  product('4', 'Rope', 'Climbing > Ropes'),
  product('5', 'Guide rope bag', 'Bags > Sacks'),
  product('6', 'Trail shoe', 'Footwear', ['45']),
]);

const found = (text: string): string[] => {
  const plan = planSearch({
    text,
    locale: 'en',
    currency: 'USD',
    index,
    knowledge,
    synonyms: [],
    explicit: undefined,
  });
  return rankPlan(index, plan, 'relevance', 10).hits.map(({ id }) => id);
};

test.each([
  ['travel shoe', '1'],
  ['rope bag', '5'],
  ['trekking pack 45', '3'],
])('%s: what is called that is found, whatever department or size a word of it may name', (text, id) => {
  expect(found(text)[0]).toBe(id);
});

test('without such a title the word is read as the condition that it may be', () => {
  expect(found('shoe 44')).toEqual(['1']);
});
