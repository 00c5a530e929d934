import { describe, expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';
import type { Product } from '../../catalog/product.ts';
import { rankPlan } from '../decide/rank-plan.ts';

const shopOf = (locale: string, list: readonly [string, Product['attributes']][]) =>
  buildShop(
    list.map(([title, attributes], i) => aProduct({ productId: String(i + 1), locale, title, attributes })),
    undefined,
    locale,
  );

const english = shopOf('en', [
  ['Dome tent', { weight_g: 2400, capacity_persons: 4, noise: '60 dB' }],
  ['Trek tent', { weight_g: 1100, capacity_persons: 2, noise: '40 dB' }],
  ['Pegs for tent', { weight_g: 90 }],
  ['Winter sleeping bag', { comfort_temperature: '-18 °C', package_weight: '2 kg' }],
  ['Summer sleeping bag', { comfort_temperature: '10 °C', package_weight: '1 kg' }],
  ['Headlamp', { 'Battery life': '40 h' }],
]);
const german = shopOf('de', [
  ['Rasenmäher Elektro', { Lautstärke: '96 dB', Schnittbreite: '38 cm' }],
  ['Rasenmäher Akku', { Lautstärke: '84 dB', Schnittbreite: '34 cm' }],
]);

const mats = (locale: string, name: string, weight: string, warmth: string) =>
  shopOf(locale, [
    [`${name} Alba`, { [weight]: 900, [warmth]: 5 }],
    [`${name} Bora`, { [weight]: 1500, [warmth]: -12 }],
    [`${name} Cima`, { [weight]: 400 }],
  ]);
const [italian, dutch, french, spanish] = [
  mats('it', 'Sacco a pelo', 'peso_g', 'temperatura_comfort_c'),
  mats('nl', 'Slaapzak', 'gewicht_g', 'comfort_temperatuur_c'),
  mats('fr', 'Duvet', 'poids_g', 'température_confort_c'),
  mats('es', 'Saco de dormir', 'peso_g', 'temperatura_confort_c'),
];

const listed = (shop: ReturnType<typeof buildShop>, text: string, locale: string): string[] => {
  const plan = planOf(shop, text, locale);
  return rankPlan(shop.index, { plan, sort: plan.interpretation.sort ?? 'relevance', limit: 10 }).hits.map(
    ({ id }) => id,
  );
};

describe('superlatives that an attribute measures order the list', () => {
  test.each([
    ['lightest tent', ['2', '1', '3']],
    ['what is your biggest tent', ['1', '2', '3']],
    ['the warmest sleeping bag', ['4', '5']],
  ])('%s: things first, then what goes with them', (text, ids) => {
    expect(listed(english, text, 'en')).toEqual(ids);
  });

  test.each([
    ['leisester Rasenmäher', '2'],
    ['Rasenmäher am leisesten', '2'],
    ['breitester Rasenmäher', '1'],
  ])('%s', (text, id) => {
    expect(listed(german, text, 'de')[0]).toBe(id);
  });

  test.each([
    ['it', italian, 'il sacco a pelo più caldo', 'il sacco a pelo più leggero'],
    ['nl', dutch, 'warmste slaapzak', 'de lichtste slaapzak'],
    ['fr', french, 'duvet le plus chaud', 'le duvet le plus léger'],
    ['es', spanish, 'saco de dormir más cálido', 'el saco de dormir más ligero'],
  ])('in %s, what does not state it last', (locale, shop, warmest, lightest) => {
    expect(listed(shop, warmest, locale)).toEqual(['2', '1', '3']);
    expect(listed(shop, lightest, locale)).toEqual(['3', '1', '2']);
  });

  test.each([
    ['tent that weighs the least', ['2', '1', '3']],
    ['which tent weighs most', ['1', '2', '3']],
    ['tent for the most persons', ['1', '2']],
  ])('%s: by what a word beside it names', (text, ids) => {
    expect(listed(english, text, 'en').slice(0, ids.length)).toEqual(ids);
  });

  test.each([
    ['fr', 'Croquettes', 'les croquettes les plus riches en protéines'],
    ['es', 'Pienso', 'el pienso con más protéines'],
    ['de', 'Trockenfutter', 'Trockenfutter mit am meisten Protéines'],
  ])('in %s, by any attribute, whose name it has', (locale, name, text) => {
    const shop = shopOf(locale, [
      [`${name} Alba`, { protéines: '24 %' }],
      [`${name} Bora`, { protéines: '31 %' }],
      [`${name} Cima`, { protéines: '28 %' }],
    ]);
    expect(listed(shop, text, locale)).toEqual(['2', '3', '1']);
  });

  test('what the things found do not state orders nothing, and the word is not said to be missing', () => {
    for (const text of ['brightest tent', 'lightest sleeping bag', 'heaviest headlamp']) {
      const plan = planOf(english, text, 'en');
      expect(plan.interpretation.sort).toBeUndefined();
      expect(plan.notCarried).toEqual([]);
      expect(plan.total).toBeGreaterThan(0);
    }
  });

  test('what is stated in several units is one measure, and a maximum that it takes another', () => {
    const shop = shopOf('en', [
      ['Car seat Alba', { max_child_weight: '13 kg', weight: '4.2 kg (without base)' }],
      ['Car seat Bora', { max_child_weight: '36 kg', weight_g: 1600 }],
      ['Car seat Cima', { max_child_weight: '18 kg', weight_lb: 33 }],
    ]);
    expect(listed(shop, 'which car seat weighs the least', 'en')).toEqual(['2', '1', '3']);
    expect(listed(shop, 'heaviest car seat', 'en')).toEqual(['3', '1', '2']);
  });

  test('an order of the price stands', () => {
    expect(planOf(english, 'cheapest lightest tent', 'en').interpretation.sort).toBe('price_asc');
  });
});

describe('the most of a unit, and superlatives that are mistyped', () => {
  const cameras = shopOf('en', [
    ['Camera One', { resolution: '24 megapixels', weight: '1.2 kg' }],
    ['Camera Two', { resolution: '61 megapixels', weight_g: 900 }],
    ['Camera Three', { resolution: '33 megapixels', weight: '1 kg' }],
  ]);

  test('columns of that unit order the list', () => {
    expect(listed(cameras, 'camera with the most megapixels', 'en')[0]).toBe('2');
  });

  test('attributes that state the same in other units are one', () => {
    expect(listed(cameras, 'lightest camera', 'en')).toEqual(['2', '3', '1']);
    expect(listed(cameras, 'camera with the least weight', 'en')).toEqual(['2', '3', '1']);
  });

  test('a superlative is read through a typing error', () => {
    expect(listed(cameras, 'ligthest camera', 'en')[0]).toBe('2');
  });
});
