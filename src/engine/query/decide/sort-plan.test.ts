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

const placed = (
  productId: string,
  { title, category, amount }: { title: string; category: string; amount: number },
) =>
  aProduct({
    productId,
    locale: 'en',
    title,
    categories: [category],
    price: { amount, currency: 'USD' },
  });

const helmets = buildShop([
  placed('full', { title: 'Ruta Full Face Helmet', category: 'Helmets > Full face', amount: 25_900 }),
  placed('modular', { title: 'Vira Modular Helmet', category: 'Helmets > Modular', amount: 22_900 }),
  placed('kids', { title: 'Peque Kids Helmet', category: 'Helmets > Kids', amount: 8490 }),
  placed('jet', { title: 'Sorbo Retro', category: 'Helmets > Open face', amount: 6990 }),
  placed('visor', { title: 'Clear Visor', category: 'Helmets > Visors', amount: 1990 }),
  placed('bag', { title: 'Helmet Bag', category: 'Helmets > Storage', amount: 990 }),
  placed('pad', { title: 'Cheek Pads', category: 'Helmets > Accessories', amount: 490 }),
  placed('glove', { title: 'Winter Gloves', category: 'Gloves & warmers', amount: 2990 }),
]);

describe('an order of a kind of things', () => {
  const cheapest = (text: string) => {
    const plan = planOf(helmets, text, 'en');
    const sort = plan.interpretation.sort ?? 'relevance';
    return { things: plan.things, hits: rankPlan(helmets.index, { plan, sort, limit: 10 }).hits };
  };

  test('is of all in its department, whatever their texts say, and of nothing that goes with them', () => {
    const { hits } = cheapest('cheapest helmet');
    expect(hits.filter(({ isFit }) => isFit).map(({ id }) => id)).toEqual(['jet', 'kids', 'modular', 'full']);
  });

  test('is not of what a department holds beside other things', () => {
    expect(cheapest('cheapest warmer').things).toBeUndefined();
  });

  test('tells whether something else was asked for too', () => {
    expect(cheapest('cheapest helmet').things?.isAll).toBe(true);
    expect(cheapest('cheapest kids helmet').things?.isAll).toBe(false);
  });

  test('is known for a word that is mistyped', () => {
    expect(cheapest('cheepest helmet').hits[0]?.id).toBe('jet');
  });
});
