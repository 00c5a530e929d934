import { expect, test } from 'vitest';
import { viewProduct } from '../../answer/product-view.ts';
import type { Product } from '../../catalog/product.ts';
import { voiceFor } from '../../say/voice.ts';
import { shortFieldClaim, shortOptionsClaim } from './short-answer.ts';

const product: Product = {
  productId: 'B',
  locale: 'en',
  title: 'Ridge Boot',
  description: '',
  categories: [],
  availability: 'in_stock',
  attributes: {
    waterproof: true,
    vegan: 'no',
    weight_g: 540,
    upf: 50,
    doors: 2,
    upper: ['suede leather', 'nylon'],
  },
  variants: [
    { variantId: 'a', attributes: { color: 'moss', size: '42' } },
    { variantId: 'b', attributes: { color: 'black', size: '42' } },
  ],
  updatedAtMs: 0,
};
const view = viewProduct(product, (text) => `sha256:${text.length}`);
const en = voiceFor('en', []);

function short(name: string, question: string, language = 'en'): string {
  const field = view.fields.find((entry) => entry.name === name)!;
  return shortFieldClaim(view, field, question, voiceFor(language, [])).text;
}

test('the value alone answers the question above it, yes and no by themselves', () => {
  expect(short('waterproof', 'Is it waterproof?')).toBe('Yes.');
  expect(short('waterproof', '防水吗？', 'zh')).toBe('是。');
  expect(short('vegan', 'Is it vegan?')).toBe('No.');
  expect(short('weight_g', 'How much does it weigh?')).toBe('540 g.');
  expect(short('upper', 'What is the upper made of?')).toBe('Suede leather and nylon.');
});

test('a number that nobody asked the count of keeps its label', () => {
  expect(short('upf', 'What UV protection does it offer?')).toBe('UPF: 50.');
  expect(short('doors', 'How many doors does it have?')).toBe('2.');
  expect(short('weight_g', 'Is it heavy?')).toBe('Weight: 540 g.');
});

test('options are listed once each; paths of anything else give none', () => {
  const paths = ['variants.a.attributes.color', 'variants.b.attributes.color'];
  const claim = shortOptionsClaim(view, paths, en)!;
  expect(claim.text).toBe('Moss and black.');
  expect(claim.support).toHaveLength(2);
  expect(shortOptionsClaim(view, [...paths, 'variants.a.attributes.size'], en)).toBeUndefined();
  expect(shortOptionsClaim(view, [...paths, 'availability'], en)).toBeUndefined();
});
