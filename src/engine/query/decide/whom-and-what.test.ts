import { expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import type { Product } from '../../catalog/product.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';
import { rankPlan } from './rank-plan.ts';

const product = (
  productId: string,
  title: string,
  attributes: Product['attributes'],
  amount = 3000,
): Product => ({
  productId,
  locale: 'en',
  title,
  description: '',
  categories: [],
  price: { amount, currency: 'USD' },
  availability: 'in_stock',
  attributes,
  variants: [],
  updatedAtMs: 0,
});

const { index, knowledge } = buildShop([
  product('m', 'Shell jacket', { gender: 'men', size: 'M', 'battery included': true }, 9000),
  product('u', 'Rain jacket', { gender: 'unisex', size: 'L', 'battery included': false }, 5000),
  product('k', 'Puddle jacket', { gender: 'unisex', age_group: 'kids', size: 'M' }),
  product('c', 'Jacket hanger', { material: 'Wood' }, 100),
  product('b', 'Building blocks', { material: 'Wood', age_group: 'kids' }, 2000),
  product('w', 'Warm dress', { gender: 'women' }),
]);

const plan = (text: string): SearchPlan =>
  planSearch({ text, locale: 'en', currency: 'USD', index, knowledge, synonyms: [], explicit: undefined });

const found = (text: string): string[] => {
  const one = plan(text);
  return rankPlan(index, { plan: one, sort: one.interpretation.sort ?? 'relevance', limit: 10 }).hits.map(
    ({ id }) => id,
  );
};

test('a word for a size is no word of the name', () => {
  expect(found('jacket medium').slice(0, 2).sort()).toEqual(['k', 'm']);
});

test('what a shop sells at large does not hold back what meets the conditions', () => {
  expect(found('gift made of wood under $50').sort()).toEqual(['b', 'c']);
});

test('with or without a part asks for the attribute that says whether it is there', () => {
  expect(found('jacket without battery')).not.toContain('m');
  expect(plan('jacket with battery').held.some(({ attribute }) => attribute === 'battery included')).toBe(
    true,
  );
});

test('the cheapest of a thing is one of them, not what goes with it', () => {
  expect(found('cheapest jacket')[0]).toBe('k');
});
