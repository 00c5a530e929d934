import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../../test/support/a-product.ts';
import type { Product } from '../../catalog/product.ts';
import { understand } from '../../question/understand.ts';
import { renderAnswer } from '../../say/render.ts';
import { voiceFor } from '../../say/voice.ts';
import { fieldClaim } from '../pieces/kinds/fields.ts';
import { priceClaim, stockClaim } from '../pieces/kinds/live.ts';
import { viewProduct } from '../product-view.ts';
import { asksForPrice, comparedMeasures } from './comparatives.ts';
import { compareProducts, type Relevance } from './compare-products.ts';

const boot = aProduct({
  productId: 'B',
  title: 'Ridge Boot',
  availability: 'in_stock',
  price: { amount: 12900, currency: 'USD' },
  attributes: { waterproof: true, vegan: false, weight_g: 540, compatible_with: ['crampons'] },
});
const read = (product: Product) => viewProduct(product, (text) => `sha256:${text.length}`);
const view = read(boot);
const en = voiceFor('en', []);
const textOf = (claims: Parameters<typeof renderAnswer>[0]) => renderAnswer(claims).resultText;

describe('typed fields', () => {
  const stated = (name: string, language = 'en') =>
    textOf([fieldClaim(view, view.fields.find((field) => field.name === name)!, voiceFor(language, []))]);

  test('booleans say yes or no', () => {
    expect(stated('waterproof')).toBe('Yes, the Ridge Boot is waterproof.');
    expect(stated('vegan')).toBe('No, the Ridge Boot is not vegan.');
    expect(stated('waterproof', 'de')).toBe('Ja, Ridge Boot: wasserdicht.');
  });

  test('numbers carry the unit of their name, in the form of the locale', () => {
    expect(stated('weight_g')).toBe('Ridge Boot – weight: 540 g.');
    expect(stated('weight_g', 'zh')).toBe('Ridge Boot的重量：540 g。');
  });
});

describe('price and stock', () => {
  test('what is not known is not said', () => {
    const { price: _price, ...unpriced } = boot;
    expect(priceClaim(read(unpriced), en)).toBeUndefined();
    expect(stockClaim(read({ ...boot, availability: 'unknown' }), en)).toBeUndefined();
  });

  test('the amount with its currency, and each state of stock', () => {
    expect(textOf([priceClaim(view, en)!])).toBe('The Ridge Boot costs $129.00.');
    const stock = (availability: Product['availability']) =>
      textOf([stockClaim(read({ ...boot, availability }), en)!]);
    expect(stock('discontinued')).toContain('no longer sold');
    expect(stock('preorder')).toContain('pre-ordered');
  });
});

describe('comparison', () => {
  const other = read({ ...boot, productId: 'C', title: 'Delta Sandal', attributes: { weight_g: 310 } });
  const weight: Relevance = (_view, { name }) => (name === 'weight_g' ? 2 : 0);
  const compared = (question: string, relevance: Relevance) =>
    textOf(compareProducts(understand(question, 'en'), [view, other], relevance, en).claims);

  test('states the values asked for, else what differs and what only one side states', () => {
    expect(compared('Which is lighter?', weight)).toBe('Weight: Ridge Boot – 540 g; Delta Sandal – 310 g.');
    const all = compared('Compare them', () => 0);
    expect(all).toContain('Only stated for the Ridge Boot');
    expect(all).not.toMatch(/better/iu);
  });

  test('says no more than one reads, the differences that tell most first', () => {
    const long = (at: number) => 'a finish that was named in many words '.repeat(3) + at;
    const views = [1, 2, 3].map((at) =>
      read({
        ...boot,
        productId: `L${at}`,
        title: `Ridge Boot number ${at}`,
        attributes: { finish: long(at), weight_g: 500 + at, [`only_${at}`]: true },
      }),
    );
    const { claims } = compareProducts(understand('Compare them', 'en'), views, () => 0, en);
    expect(textOf(claims).length).toBeLessThanOrEqual(500);
    expect(textOf(claims)).toContain('501 g');
  });

  test.each([
    ['which is lighter?', 'en', 'weight'],
    ['which one is the heaviest', 'en', 'weight'],
    ['Welcher ist leichter?', 'de', 'weight'],
    ['ist der größer als der andere', 'de', 'screen_size'],
    ['lequel est le plus léger', 'fr', 'weight'],
    ['which is better?', 'en', undefined],
  ] as const)('%s (%s) compares the %s', (text, language, measure) => {
    expect(comparedMeasures(understand(text, language))[0]).toBe(measure);
  });

  test('a comparative finds its measure by the name of the field', () => {
    expect(compared('which is lighter?', () => 0)).toBe('Weight: Ridge Boot – 540 g; Delta Sandal – 310 g.');
  });

  test('a unit that is asked for finds the field that has it, and what states a measure plainly is before other such', () => {
    const of = (productId: string, attributes: Record<string, string | number>) =>
      read({ ...boot, productId, title: productId, attributes });
    const grills = [
      of('K3', { burners: 3, power: '10.5 kW', max_load_weight_kg: 90, weight_kg: 50 }),
      of('K4', { burners: 4, power: '17.2 kW', max_load_weight_kg: 80, weight_kg: 58 }),
    ];
    const said = (question: string) =>
      textOf(compareProducts(understand(question, 'en'), grills, () => 0, en).claims);
    expect(said('how many kw do they have')).toBe('Power: K3 – 10.5 kW; K4 – 17.2 kW.');
    expect(said('which is lighter')).toBe('Weight: K3 – 50 kg; K4 – 58 kg.');
  });

  test('prices alone when asked for, in any language', () => {
    expect(compared('Which one is cheaper?', () => 0)).toBe('Ridge Boot – $129.00. Delta Sandal – $129.00.');
    const dear = { ...boot, productId: 'D', price: { amount: 14950, currency: 'USD' } };
    const prices = compareProducts(understand('Which is cheaper?', 'en'), [view, read(dear)], () => 0, en);
    expect(textOf(prices.claims)).toMatch(/\$149\.50\. Difference in price: \$20\.50\.$/u);
    expect(asksForPrice(understand('Welche ist günstiger?', 'de'))).toBe(true);
    expect(asksForPrice(understand('which one is lighter?', 'en'))).toBe(false);
  });
});
