import { expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';
import type { Product } from '../../catalog/product.ts';
import type { SearchPlan } from '../decide/plan-search.ts';
import { rankPlan } from '../decide/rank-plan.ts';

const product = (productId: string, title: string, attributes: Product['attributes']) =>
  aProduct({ productId, title, attributes, price: { amount: 4000, currency: 'USD' } });

const shop = buildShop([
  product('v1', 'Shop vacuum', { noise: '68 dB', 'Width (cm)': 60, 'EU size': '28' }),
  product('v2', 'Quiet vacuum', { noise: '54 dB', 'Width (cm)': 90, 'EU size': '30' }),
  product('s1', 'Wood screws 4 x 40', { Pieces: 500, SPF: 30 }),
  product('s2', 'Wood screws 4 x 30', { Pieces: 100, SPF: 50 }),
  product('o1', 'Engine oil 5W-30', { max_torque: '55 Nm' }),
]);

const plan = (text: string): SearchPlan => planOf(shop, text);

const found = (text: string): string[] =>
  rankPlan(shop.index, { plan: plan(text), sort: 'relevance', limit: 10 }).hits.map(({ id }) => id);

test.each([
  ['vacuum quieter than 60 dB', ['v2']],
  ['vacuum under 60 db', ['v2']],
  ['vacuum no wider than 70 cm', ['v1']],
  ['vacuum not narrower than 70 cm', ['v2']],
  ['vacuum less than a metre wide', ['v1', 'v2']],
  ['vacuum size 28', ['v1']],
  ['screws at least 300 pieces', ['s1']],
  ['screws spf 50', ['s2']],
  ['screws 4x30', ['s1', 's2']],
  ['5w30 oil', ['o1']],
])('%s', (text, ids) => {
  expect(found(text).slice(0, ids.length).sort()).toEqual(ids);
});

test('what a stated bound rules out is not listed beside what meets it', () => {
  expect(found('vacuum quieter than 60 dB')).not.toContain('v1');
  expect(found('screws at least 300 pieces')).not.toContain('s2');
});

test('a number with a unit that no product has is no price, and words that bound are no thing that is not carried', () => {
  expect(plan('vacuum with at least 50 nm torque').held.some(({ slot }) => slot === 'price')).toBe(false);
  expect(plan('vacuum at least something').notCarried).not.toContain('least');
});

test('an amount that no product has is left out and named, not read as a word', () => {
  const { relaxed, total } = plan('screws 900 pieces');
  expect(relaxed).toEqual(['attributes.pieces']);
  expect(total).toBeGreaterThan(0);
});
