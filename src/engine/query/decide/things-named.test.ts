import { describe, expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';
import type { AttributeValue } from '../../catalog/product.ts';
import { rankPlan } from './rank-plan.ts';

type Sold = [title: string, category: string, amount: number, attributes?: Record<string, AttributeValue>];

const shopOf = (locale: string, sold: readonly Sold[]) =>
  buildShop(
    sold.map(([title, category, amount, attributes = {}], at) =>
      aProduct({
        ...{ productId: String(at), locale, title, attributes },
        categories: [category],
        price: { amount, currency: 'USD' },
      }),
    ),
    undefined,
    locale,
  );

/** Places of the products that an order is of, in it. */
const ordered = (shop: ReturnType<typeof shopOf>, text: string, locale: string): number[] => {
  const plan = planOf(shop, text, locale);
  const sort = plan.interpretation.sort ?? 'relevance';
  const { hits } = rankPlan(shop.index, { plan, sort, limit: 10 });
  return hits.filter(({ isFit }) => isFit).map(({ id }) => Number(id));
};

describe('the things that a query names', () => {
  test('are in departments whose plural has a stem of its own, and in those below that join two of them', () => {
    const fabrics = shopOf('fr', [
      ['Tissu occultant Pénombre', 'Tissus > Ameublement', 1900],
      ['Satin Gala', 'Tissus > Fête et doublures', 890],
      ['Popeline Colombe', 'Tissus > Coton', 990],
      ['Ciseaux Lamarel', 'Outils > Coupe', 400],
    ]);
    expect(ordered(fabrics, 'le tissu le moins cher', 'fr')).toEqual([1, 2, 0]);
  });

  test('are not what a department below names beside them', () => {
    const floors = shopOf('en', [
      ['Landhuis Laminate', 'Floors > Laminate', 3180],
      ['Aquastop Laminate', 'Floors > Laminate', 4302],
      ['Foam Underlay', 'Floors > Underlay & skirting', 995],
    ]);
    expect(ordered(floors, 'cheapest floor', 'en')).toEqual([0, 1]);
  });

  test('are the compounds that end with the word, too', () => {
    const courses = shopOf('de', [
      ['Kurs: Strudel', 'Backschule > Vor Ort', 7900],
      ['Onlinekurs: Plunder', 'Backschule > Onlinekurse', 3900],
      ['Kursbuch', 'Bücher', 900],
    ]);
    expect(ordered(courses, 'billigster Kurs', 'de')).toEqual([1, 0]);
  });

  test('are not all of a department that joins them with others, in the words of its language', () => {
    const boards = shopOf('nl', [
      ['Start whiteboard', 'Whiteboards en presentatie', 4500],
      ['Emaille whiteboard', 'Whiteboards en presentatie', 13_900],
      ['Magneten', 'Whiteboards en presentatie', 700],
    ]);
    expect(ordered(boards, 'goedkoopste whiteboard', 'nl')).toEqual([0, 1]);
  });

  test('are surely those only where no other word of the query names other things', () => {
    const pets = shopOf('en', [
      ['Salmon Cat', 'Cats', 400],
      ['Tuna Cat', 'Cats', 500],
      ['Feather Toy', 'Toys', 700],
    ]);
    expect(ordered(pets, 'cheapest toy cat', 'en')).toEqual([]);
  });

  test('are those of them whose title or department has the other words', () => {
    const lights = shopOf('en', [
      ['Lizard Light', 'Outdoor lights', 9000],
      ['Quay Light', 'Outdoor lights', 5600],
      ['Hall Light', 'Ceiling lights', 2100, { garden: 'no outdoor use' }],
    ]);
    expect(ordered(lights, 'cheapest outdoor light', 'en')).toEqual([1, 0]);
  });

  test('are ordered by what states the same in another unit or spelling', () => {
    const phones = shopOf('en', [
      ['Uno Phone', 'Phones', 9000, { battery: '5000 mAh' }],
      ['Maratona Phone', 'Phones', 9000, { battery_mah: 7000 }],
      ['Cantiere Phone', 'Phones', 9000, { battery: '6300 mAh' }],
    ]);
    expect(ordered(phones, 'phone with the biggest battery', 'en')).toEqual([1, 2, 0]);
  });
});

test('what no kind is named for is ordered where most that is found stands', () => {
  const wines = shopOf('fr', [
    ['Rhum blanc', 'Spiritueux', 1990],
    ['Pétillant blanc', 'Sans alcool', 890],
    ['Muscadet blanc', 'Vins', 1200],
  ]);
  expect(ordered(wines, 'votre blanc le moins cher', 'fr')).toEqual([]);
});
