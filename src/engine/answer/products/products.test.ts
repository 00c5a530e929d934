import { describe, expect, test } from 'vitest';
import type { Product } from '../../catalog/product.ts';
import { answerFromAttributes } from '../attributes/answer-attribute.ts';
import { viewProduct } from '../product-view.ts';
import { renderAnswer } from '../render.ts';
import { understand } from '../understand.ts';
import { voiceFor } from '../voice.ts';
import { answerPriceStock } from './answer-price-stock.ts';
import { answerVariant } from './answer-variant.ts';
import { compareProducts } from './compare-products.ts';

const boot: Product = {
  productId: 'B',
  locale: 'en',
  title: 'Ridge Boot',
  description: '',
  categories: [],
  availability: 'in_stock',
  price: { amount: 12900, currency: 'USD' },
  attributes: { waterproof: true, vegan: false, weight_g: 540, compatible_with: ['crampons'] },
  variants: [
    { variantId: 'a', attributes: { color: 'moss', size: '42' }, availability: 'in_stock' },
    { variantId: 'b', attributes: { color: 'black', size: '42' }, availability: 'out_of_stock' },
    { variantId: 'c', attributes: { color: 'black', size: '43' }, availability: 'in_stock' },
  ],
  updatedAtMs: 0,
};
const view = viewProduct(boot, (text) => `sha256:${text.length}`);
const en = voiceFor('en', []);
const textOf = (candidate: { claims: Parameters<typeof renderAnswer>[0] } | undefined) =>
  candidate === undefined ? undefined : renderAnswer(candidate.claims).resultText;
const attribute = (question: string, language = 'en') =>
  textOf(answerFromAttributes(understand(question, language), view, voiceFor(language, [])));
const variant = (question: string) => textOf(answerVariant(understand(question, 'en'), view, en));

describe('typed fields', () => {
  test('present booleans answer yes or no', () => {
    expect(attribute('Is it waterproof?')).toMatch(/^Yes, the .*Ridge Boot is waterproof\./u);
    expect(attribute('Is it vegan?')).toMatch(/^No, the Ridge Boot is not vegan\./u);
    expect(attribute('Ist es wasserdicht?', 'de')).toBe('Ja, Ridge Boot: wasserdicht.');
  });

  test('numbers carry the unit of their name, in the form of the locale', () => {
    expect(attribute('How heavy is it?')).toBe('Ridge Boot – weight: 540 g.');
    expect(attribute('有多重？', 'zh')).toBe('Ridge Boot的重量：540 g。');
  });

  test('a yes must be about what was asked', () => {
    const zipped = viewProduct({ ...boot, attributes: { pit_zips: true } }, () => 'sha256:x');
    const band = (question: string) => answerFromAttributes(understand(question, 'en'), zipped, en)?.band;
    expect(band('Does it have pit zips?')).toBe('answer');
    expect(band('Does it have a two way zip?')).not.toBe('answer');
  });
});

describe('variants', () => {
  test('what can be had, what is sold out, what does not exist together', () => {
    expect(variant('Do you have it in moss in size 42?')).toContain(
      'Yes, the Ridge Boot is available in moss, 42.',
    );
    expect(variant('Do you have it in black in size 42?')).toContain('currently out of stock');
    expect(variant('Do you have it in moss in size 43?')).toContain('is not listed in moss, 43');
  });

  test('which options there are', () => {
    expect(variant('Which sizes are there?')).toBe('Ridge Boot – size: 42 and 43.');
    expect(variant('Is it warm?')).toBeUndefined();
  });

  test('sizes are not listed when the colours are asked for', () => {
    const sized: Product = {
      ...boot,
      attributes: { color: ['moss', 'black'] },
      variants: boot.variants.map((one) => ({
        ...one,
        attributes: { size: String(one.attributes['size']) },
      })),
    };
    const ask = (question: string) =>
      textOf(
        answerVariant(
          understand(question, 'en'),
          viewProduct(sized, () => 'sha256:x'),
          en,
        ),
      );
    expect(ask('What colors does it come in?')).toBeUndefined();
    expect(ask('What sizes does it come in?')).toBe('Ridge Boot – size: 42 and 43.');
  });

  test('the "long" of "how long" is no option', () => {
    const bag: Product = {
      ...boot,
      variants: [
        { variantId: 'a', attributes: { length: 'regular' }, availability: 'in_stock' },
        { variantId: 'b', attributes: { length: 'long' }, availability: 'in_stock' },
      ],
    };
    const asked = (question: string) =>
      textOf(
        answerVariant(
          understand(question, 'en'),
          viewProduct(bag, () => 'sha256:x'),
          en,
        ),
      );
    expect(asked('How long is the zip?')).toBeUndefined();
    expect(asked('Do you have it in long?')).toContain('is available in long');
  });
});

describe('price and stock', () => {
  test('"how much is in it" asks for no price', () => {
    expect(answerPriceStock(understand('How much is in the bag?', 'en'), view, en)).toBeUndefined();
  });

  const ask = (question: string, product: Product) =>
    textOf(
      answerPriceStock(
        understand(question, 'en'),
        viewProduct(product, () => 'sha256:x'),
        en,
      ),
    );

  test('amount and currency, list price when higher, nothing when absent', () => {
    expect(ask('How much is it?', boot)).toBe('The Ridge Boot costs $129.00.');
    const reduced = { ...boot, listPrice: { amount: 15900, currency: 'USD' } };
    expect(ask('What does it cost?', reduced)).toBe(
      'The Ridge Boot costs $129.00. The list price is $159.00.',
    );
    const { price: _price, ...unpriced } = boot;
    expect(ask('What does it cost?', unpriced)).toBeUndefined();
  });

  test('every state of stock, and nothing when neither is asked', () => {
    expect(ask('Is it in stock?', { ...boot, availability: 'discontinued' })).toContain('no longer sold');
    expect(ask('Is it in stock?', { ...boot, availability: 'preorder' })).toContain('pre-ordered');
    expect(ask('Is it in stock?', { ...boot, availability: 'unknown' })).toBeUndefined();
    expect(ask('Is it warm?', boot)).toBeUndefined();
  });
});

describe('comparison', () => {
  const other = viewProduct(
    { ...boot, productId: 'C', title: 'Delta Sandal', attributes: { weight_g: 310 } },
    () => 'sha256:y',
  );

  test('states the values asked for, and what only one side states', () => {
    const lighter = textOf(compareProducts(understand('Which is lighter?', 'en'), [view, other], en));
    expect(lighter).toBe('Weight: Ridge Boot – 540 g; Delta Sandal – 310 g.');
    const all = textOf(compareProducts(understand('Compare them', 'en'), [view, other], en));
    expect(all).toContain('Only stated for the Ridge Boot');
    expect(all).not.toMatch(/better/iu);
  });
});
