import { expect, test } from 'vitest';
import { buildShop } from '../../../bench/shop-index.ts';
import { aProduct } from '../../../test/support/a-product.ts';
import { planOf } from '../../../test/support/plan-of.ts';
import type { Product } from '../catalog/product.ts';

const product = (productId: string, title: string, description: string): Product =>
  aProduct({ productId, title, description });

const shop = buildShop([
  product('1', 'Voltera television', 'Streams netflix and more.'),
  product('2', 'Kerntech espresso cup', 'For a short coffee.'),
  product('3', 'Kerntech coffee machine', 'Brews ten cups.'),
  product('4', 'Lumio bedside lamp', 'A small lamp for the night.'),
]);

const mentioned = (text: string): readonly string[] => planOf(shop, text).mentionedOnly;

test('a thing that only texts speak of is said to be no product', () => {
  expect(mentioned('netflix')).toEqual(['netflix']);
  expect(mentioned('espresso machine')).toEqual(['espresso', 'machine']);
});

test('what is carried is not denied, under its name or with words from anywhere in its record', () => {
  expect(mentioned('coffee machine')).toEqual([]);
  expect(mentioned('lamp')).toEqual([]);
  expect(mentioned('night lamp')).toEqual([]);
});

test('a thing is a thing however its word ends', () => {
  const shop = buildShop([
    product('1', 'Voltera V386', 'A battery for clocks.'),
    product('2', 'Lumio bedside lamp', 'With a battery.'),
  ]);
  const plan = planOf(shop, 'battery');
  expect(plan.mentionedOnly).toEqual(['battery']);
});

test('a compound is also the thing it ends with', () => {
  const german = (id: string, title: string, description: string): Product => ({
    ...product(id, title, description),
    locale: 'de',
  });
  const shop = buildShop(
    [
      german('1', 'Puddle Regenjacke', 'Eine wasserdichte Hülle für jeden Tag.'),
      german('2', 'Kelda Wanderstiefel', 'Auch wasserdichte Modelle.'),
    ],
    undefined,
    'de',
  );
  const plan = planOf(shop, 'wasserdichte Jacke', 'de');
  expect(plan.mentionedOnly).toEqual([]);
});

test('a kind that no product is of, of a thing that no product is, is not carried', () => {
  const shop = buildShop([
    product('1', 'Commuter Bike Backpack', 'For the way to work.'),
    product('2', 'Ridge Jacket', 'Warm.'),
  ]);
  const plan = (text: string) => planOf(shop, text);
  expect(plan('electric bike').mentionedOnly).toEqual(['electric', 'bike']);
  expect(plan('bike').mentionedOnly).toEqual([]);
  expect(plan('romantic jacket').mentionedOnly).toEqual([]);
});
