import { expect, test } from 'vitest';
import type { Product } from './product.ts';
import { nextPriceChangeMs, soldAt } from './sale.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const lamp: Product = {
  productId: 'lamp',
  locale: 'en',
  title: 'Lamp',
  description: '',
  categories: [],
  price: eur(4_900),
  sale: { price: eur(3_900), startsAtMs: 100, endsAtMs: 200 },
  availability: 'in_stock',
  attributes: {},
  variants: [
    { variantId: 'v', attributes: {}, price: eur(5_900), listPrice: eur(6_900), sale: { price: eur(2_900) } },
  ],
  updatedAtMs: 0,
};

test.each([
  [99, 4_900, undefined, 100],
  [100, 3_900, 4_900, 201],
  [200, 3_900, 4_900, 201],
  [201, 4_900, undefined, undefined],
])('at %d the price is %d', (nowMs, price, listPrice, next) => {
  const sold = soldAt(lamp, nowMs);
  expect(sold.price).toEqual(eur(price));
  expect(sold.listPrice).toEqual(listPrice === undefined ? undefined : eur(listPrice));
  expect(sold.variants[0]).toMatchObject({ price: eur(2_900), listPrice: eur(6_900) });
  expect(nextPriceChangeMs(lamp, nowMs)).toBe(next);
});

test('a product without a sale is the same object', () => {
  const { sale: _sale, ...plain } = lamp;
  const product = { ...plain, variants: [] };
  expect(soldAt(product, 150)).toBe(product);
});
