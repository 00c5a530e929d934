import { describe, expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';
import { rankPlan } from './rank-plan.ts';
import type { SortOrder } from './sort-order.ts';

const offer = (productId: string, title: string, amount: number, description = '') =>
  aProduct({
    productId,
    locale: 'en',
    title,
    description,
    categories: ['Bicycles'],
    price: { amount, currency: 'USD' },
  });

const shop = buildShop([
  offer('u', 'Bastion U-Lock', 6900, 'A lock of hardened steel.'),
  offer('f', 'Folio folding lock', 8900, 'A lock that folds.'),
  offer('r', 'Disc brake rotor', 2900, 'Fits hubs with a centre lock.'),
  offer('b', 'Frame battery', 64_900, 'Its lock keeps it in the frame.'),
  offer('w', 'Wheelset', 42_900, 'With lock rings.'),
  offer('h', 'Hitch rack', 57_900, 'With a lock for each bike.'),
]);

const listed = (text: string, sort?: SortOrder): string[] => {
  const plan = planOf(shop, text, 'en');
  return rankPlan(shop.index, {
    plan,
    sort: sort ?? plan.interpretation.sort ?? 'relevance',
    limit: 10,
  }).hits.map(({ id }) => id);
};

describe('an order that the words ask for', () => {
  test('the cheapest is one of what is asked for, not what only mentions it', () => {
    expect(listed('cheapest lock')).toEqual(['u', 'f', 'r', 'w', 'h', 'b']);
    expect(listed('most expensive lock').slice(0, 2)).toEqual(['f', 'u']);
  });

  test('an order that the caller sets is that of everything found', () => {
    expect(listed('lock', 'price_asc')).toEqual(['r', 'u', 'f', 'w', 'h', 'b']);
  });
});
