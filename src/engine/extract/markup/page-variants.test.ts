import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';

const url = 'https://shop.example/p/tee';
const json = (type: string, value: unknown) => `<script type="${type}">${JSON.stringify(value)}</script>`;
const shown = '<h1>Tee</h1><p class="price">$20.00</p><p>SKU: T-1</p><button>Add to cart</button>';
const read = (head: string, body = shown) =>
  readPage(`<title>Tee</title>${head}<main>${body}</main>`, url, 'USD').variants;

describe('variants of a page', () => {
  test('of a product group', () => {
    const variant = (sku: string, size: string, price: string, stock: string) => ({
      '@type': 'Product',
      name: `Tee ${size}`,
      sku,
      size,
      image: `/${sku}.jpg`,
      offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: `https://schema.org/${stock}` },
    });
    const group = {
      '@type': 'ProductGroup',
      name: 'Tee',
      hasVariant: [variant('a', 'S', '19.00', 'InStock'), variant('b', 'M', '21.50', 'OutOfStock')],
    };
    expect(read(json('application/ld+json', group))).toEqual([
      {
        variantId: 'a',
        sku: 'a',
        title: 'Tee S',
        price: { amount: 1_900, currency: 'EUR' },
        availability: 'in_stock',
        attributes: { size: 'S' },
        image: 'https://shop.example/a.jpg',
      },
      {
        variantId: 'b',
        sku: 'b',
        title: 'Tee M',
        price: { amount: 2_150, currency: 'EUR' },
        availability: 'out_of_stock',
        attributes: { size: 'M' },
        image: 'https://shop.example/b.jpg',
      },
    ]);
  });

  test('of data for scripts, in minor units beside a handle, by options', () => {
    const product = {
      title: 'Tee',
      handle: 'tee',
      options: ['Size', { name: 'Colour' }],
      variants: [
        { id: 1, sku: 'a', option1: 'S', option2: 'Red', price: 2_000, available: true },
        { id: 2, sku: '', option1: 'M', option2: 'Red', price: 2_100, available: false },
      ],
    };
    expect(read(json('application/json', product))).toMatchObject([
      {
        variantId: 'a',
        price: { amount: 2_000, currency: 'USD' },
        availability: 'in_stock',
        attributes: { Size: 'S', Colour: 'Red' },
      },
      { variantId: '2', price: { amount: 2_100, currency: 'USD' }, availability: 'out_of_stock' },
    ]);
  });

  test('of a form, in whole units', () => {
    const variations = [
      {
        variation_id: 7,
        attributes: { attribute_pa_size: 's' },
        display_price: 18.5,
        is_in_stock: true,
        sku: 'w-s',
      },
      {
        variation_id: 8,
        attributes: { attribute_pa_size: 'm' },
        display_price: 20,
        is_in_stock: false,
        sku: 'w-m',
      },
    ];
    const form = `<form data-product_variations='${JSON.stringify(variations)}'></form>`;
    expect(read('', shown + form)).toMatchObject([
      { variantId: 'w-s', price: { amount: 1_850 }, attributes: { size: 's' } },
      { variantId: 'w-m', price: { amount: 2_000 }, availability: 'out_of_stock' },
    ]);
  });

  test('one form alone, or none, is no variant', () => {
    expect(read('')).toEqual([]);
    expect(
      read(json('application/json', { title: 'Tee', variants: [{ id: 1, sku: 'a', price: 5 }] })),
    ).toEqual([]);
  });
});
