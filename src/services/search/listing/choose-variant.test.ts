import { expect, test } from 'vitest';
import type { Product, Variant } from '../../../engine/catalog/product.ts';
import { type Constraint, WITHOUT_WORDS } from '../../../engine/question/constraint.ts';
import { chooseVariant, variantOfExtreme } from './choose-variant.ts';

function option(
  variantId: string,
  amount: number,
  availability: Variant['availability'] = 'in_stock',
): Variant {
  return { variantId, attributes: { size: variantId }, price: { amount, currency: 'EUR' }, availability };
}

function cream(...variants: Variant[]): Product {
  return {
    ...{ productId: 'P', title: 'Cream', locale: 'en', description: '', categories: [], attributes: {} },
    ...{ price: { amount: 3900, currency: 'EUR' }, availability: 'in_stock', updatedAtMs: 0, variants },
  };
}

const under = (value: number): Constraint[] => [{ slot: 'price', operator: 'lt', value, ...WITHOUT_WORDS }];
const ofSizes = cream(option('50 ml', 3900), option('15 ml', 1500), option('5 ml', 900, 'out_of_stock'));

test('a price that only an option has is told of that option, one that can be bought first', () => {
  expect(chooseVariant(ofSizes, under(3000))?.variantId).toBe('15 ml');
  expect(chooseVariant(ofSizes, under(1000))?.variantId).toBe('5 ml');
});

test('where the product itself fits no option is chosen', () => {
  expect(chooseVariant(ofSizes, under(5000))).toBeUndefined();
  expect(chooseVariant(ofSizes, [])).toBeUndefined();
});

test('of the cheapest the option is told that costs least and can be bought', () => {
  expect(variantOfExtreme(ofSizes, 'price_asc')?.variantId).toBe('15 ml');
  expect(variantOfExtreme(cream(option('50 ml', 3900)), 'price_asc')).toBeUndefined();
  expect(variantOfExtreme(ofSizes, 'relevance')).toBeUndefined();
});
