import { expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';
import type { Product } from '../../catalog/product.ts';
import { rankPlan } from './rank-plan.ts';

const jacket = (productId: string, attributes: Product['attributes']) =>
  aProduct({
    productId,
    title: `Gale jacket ${productId}`,
    description: 'A waterproof or merely wind-proof jacket.',
    attributes,
  });

test('what says yes leads, what says no comes last, and what does not say stays between', () => {
  const shop = buildShop([
    ...Array.from({ length: 8 }, (_, i) => jacket(`a${i}`, {})),
    jacket('z1', { waterproof: true }),
    jacket('z2', { waterproof: false }),
  ]);
  const plan = planOf(shop, 'waterproof jacket');
  const { hits, total } = rankPlan(shop.index, { plan, sort: 'relevance', limit: 10 });
  expect(total).toBe(10);
  expect(hits[0]!.id).toBe('z1');
  expect(hits.at(-1)!.id).toBe('z2');
  expect(hits[0]!.met.map(({ attribute }) => attribute)).toEqual(['waterproof']);
});
