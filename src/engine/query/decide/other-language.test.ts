import { expect, test } from 'vitest';
import { asServed } from '../../../../bench/engine-search.ts';
import { buildShop } from '../../../../bench/shop-index.ts';
import type { Product } from '../../catalog/product.ts';
import { PRODUCT_SETTINGS } from '../../retrieval/parameters.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';
import { rankPlan } from './rank-plan.ts';

const product = (productId: string, title: string, category: string, amount: number): Product => ({
  productId,
  locale: 'fr',
  title,
  description: '',
  categories: [category],
  price: { amount, currency: 'EUR' },
  availability: 'in_stock',
  attributes: {},
  variants: [],
  updatedAtMs: 0,
});

/** Names in which the word for the thing is two words, one word, and that of the department only. */
const shop = asServed(
  buildShop(
    [
      product('t', 'Sèche-serviettes Ferrane 500 W', 'Chauffage', 24_900),
      product('s', 'Serviettes éponge, lot de deux', 'Linge', 2_500),
      product('b', 'Baignoire droite Calodis', 'Baignoires', 17_900),
      product('i', 'Baignoire îlot Opale', 'Baignoires', 189_000),
      product('m', 'Miroir LED Halo', 'Meubles', 18_900),
      product('p', 'Photobooth à louer', 'Location', 32_000),
    ],
    PRODUCT_SETTINGS,
    'fr',
  ),
);

const plan = (text: string): SearchPlan =>
  planSearch({ text, locale: 'fr', currency: 'EUR', ...shop, synonyms: [], explicit: undefined });

const found = (text: string): string[] => {
  const one = plan(text);
  const sort = one.interpretation.sort ?? 'relevance';
  return rankPlan(shop.index, { plan: one, sort, limit: 10 }).hits.map(({ id }) => id);
};

test.each([
  ['heated towel rail', 't'],
  ['bathtubs', 'b'],
  ['led mirror', 'm'],
  ['badewannen', 'b'],
  ['cheapest bathtub', 'b'],
  ['photo booth', 'p'],
])('%s finds what the catalogue calls otherwise', (text, first) => {
  expect(found(text)[0]).toBe(first);
  expect(plan(text).notCarried).toEqual([]);
});

test.each([
  ['under 200 euros', ['b', 'm', 's']],
  ['unter 200 euro', ['b', 'm', 's']],
  ['bathtubs under 200 euros', ['b']],
  ['menos de 30 euros', ['s']],
])('%s bounds the price in the words of its language', (text, ids) => {
  expect(found(text).sort()).toEqual(ids);
});

test('a thing is denied where it is known what the catalogue would call it, and a word that nobody knows', () => {
  expect(plan('lawn mower').notCarried).toEqual(['lawn', 'mower']);
  expect(plan('xqvuz').notCarried).toEqual(['xqvuz']);
});

test('a word of another language of which nothing is known is not denied', () => {
  expect(plan('heated whatchamacallit').notCarried).toEqual([]);
});
