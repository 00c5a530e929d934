import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factSheet } from './fact-sheet.ts';
import type { Product } from './product.ts';

const boot: Product = {
  productId: 'NP-1042',
  locale: 'en',
  title: 'Trailhead 2',
  description: 'Mid-cut boot.\n\nWaterproof.',
  categories: ['Footwear > Hiking boots'],
  price: { amount: 13900, currency: 'USD' },
  availability: 'in_stock',
  attributes: { weight_g: 540, waterproof: true, color: ['moss', 'slate'] },
  variants: [
    { variantId: 'NP-1042-42', attributes: { size: '42' }, price: { amount: 1390, currency: 'JPY' } },
  ],
  updatedAtMs: 0,
};

test('one line per field, sorted by path, money in major units of its currency', () => {
  expect(factSheet(boot).text.split('\n')).toEqual([
    'attributes.color: moss, slate',
    'attributes.waterproof: true',
    'attributes.weight_g: 540',
    'availability: in_stock',
    'categories.0: Footwear > Hiking boots',
    'description: Mid-cut boot. Waterproof.',
    'price: 139.00 USD',
    'title: Trailhead 2',
    'variants.NP-1042-42.attributes.size: 42',
    'variants.NP-1042-42.price: 1390 JPY',
  ]);
});

test('every fact cuts its own line out of the text, whatever the values hold', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), (attributes) => {
      const { text, facts } = factSheet({ ...boot, attributes });
      for (const fact of facts) {
        expect(text.slice(fact.start, fact.end)).toBe(`${fact.path}: ${fact.value}`);
        expect(fact.end === text.length || text[fact.end] === '\n').toBe(true);
      }
    }),
  );
});
