import { describe, expect, test } from 'vitest';
import type { Product } from '../catalog/product.ts';
import { fieldClaim } from './attributes/answer-attribute.ts';
import { viewProduct } from './product-view.ts';
import { answerUnlistedColour } from './products/answer-unlisted-colour.ts';
import { answerByUnit, askedUnit, withConversion } from './products/asked-unit.ts';
import { asksForPrice, baseForms } from './products/comparatives.ts';
import { compareProducts } from './products/compare-products.ts';
import { renderAnswer } from './render.ts';
import { understand } from './understand.ts';
import { verifyAnswer } from './verify/verify-answer.ts';
import { voiceFor } from './voice.ts';

const product = (productId: string, title: string, attributes: Product['attributes']): Product => ({
  productId,
  locale: 'en',
  title,
  description: 'Sits well in the car park.',
  categories: ['Footwear > Boots'],
  availability: 'in_stock',
  attributes,
  variants: [],
  updatedAtMs: 0,
});
const hashOf = (text: string) => `sha256:${text.length}`;
const view = (...given: Parameters<typeof product>) => viewProduct(product(...given), hashOf);
const ridge = view('B', 'Ridge Boot', { weight_g: 540, color: ['moss', 'blue'], comfort_temperature_c: -5 });
const delta = view('S', 'Delta Sandal', { weight_g: 310 });
const pole = view('P', 'Trail Pole', { length_cm: 124, drying_time_h: 36 });
const bottle = view('F', 'Summit Flask', { weight_g: 330, volume_l: 0.75 });
const en = (text: string) => understand(text, 'en');
const voice = (locale: string) => voiceFor(locale, []);
const textOf = (candidate: Parameters<typeof withConversion>[0] | undefined) =>
  candidate && renderAnswer(candidate.claims).resultText;

describe('amounts in the unit asked for', () => {
  test.each([
    ['how heavy is it in ounces', 'oz'],
    ['weight in pounds?', 'lb'],
    ['how warm in fahrenheit', 'f'],
    ['how many oz', 'oz'],
    ['is it under 2 kg', undefined],
    ['and in black?', undefined],
    ['what is the best time of day to try on boots', undefined],
    ['does it keep my feet warm', undefined],
    ['how many minutes does it take to pitch', 'min'],
    ['how long is it in feet', 'ft'],
    ['battery life in hours', 'h'],
    ['the second one', undefined],
  ])('%s → %s', (text, unit) => {
    expect(askedUnit(en(text))).toBe(unit);
  });

  const stating = (of: typeof ridge, name: string, locale = 'en') => ({
    ...answerByUnit(en('how many oz'), bottle, voice('en'))!,
    claims: [fieldClaim(of, of.fields.find((field) => field.name === name)!, voice(locale))],
  });

  test('beside the amount stated, rounded like it, and verifiable', () => {
    const heavy = withConversion(stating(ridge, 'weight_g'), en('weight in ounces'), ridge, voice('en'));
    expect(textOf(heavy)).toContain('540 g = 19 oz.');
    const warm = withConversion(
      stating(ridge, 'comfort_temperature_c'),
      en('how warm in fahrenheit'),
      ridge,
      voice('en'),
    );
    expect(textOf(warm)).toContain('-5 °C = 23 °F.');
    const [long, slow] = [
      withConversion(stating(pole, 'length_cm'), en('length in inches'), pole, voice('en')),
      withConversion(stating(pole, 'drying_time_h'), en('how many days to dry'), pole, voice('en')),
    ];
    expect(textOf(long)).toContain('124 cm = 48.8″.');
    expect(textOf(slow)).toContain('36 h = 1.5 days.');
    for (const { claims } of [heavy, warm, long, slow]) {
      const report = verifyAnswer(
        { ...renderAnswer(claims), locale: 'en', productTitles: [] },
        { hashOf, snapshotOf: (id) => (id.includes('P') ? pole : ridge).sheet.text },
      );
      expect(report.failures).toEqual([]);
    }
  });

  test('American English gets customary units unasked; a length is never turned into a weight', () => {
    const plain = en('how heavy is it');
    expect(
      textOf(withConversion(stating(ridge, 'weight_g', 'en-US'), plain, ridge, voice('en-US'))),
    ).toContain('= 19 oz.');
    expect(textOf(withConversion(stating(ridge, 'weight_g'), plain, ridge, voice('en')))).not.toContain('=');
    const inches = en('weight in inches');
    expect(textOf(withConversion(stating(ridge, 'weight_g'), inches, ridge, voice('en')))).not.toContain('=');
  });

  test('"is it under 2 kg" is answered with the weight, in that unit', () => {
    const under = (text: string, language: string) => {
      const question = understand(text, language);
      const found = answerByUnit(question, ridge, voice(language));
      return found && textOf(withConversion(found, question, ridge, voice(language)));
    };
    expect(under('Is it under 2 kg?', 'en')).toBe('Ridge Boot – weight: 540 g. 540 g = 0.54 kg.');
    expect(under('Ist er leichter als 600 g?', 'de')).toContain('540 g');
    expect(under('Does it fit a 2 kg dog?', 'en')).toBeUndefined();
    expect(under('Is it over 3 litres?', 'en')).toBeUndefined();
  });

  test('an amount of which nothing is left in that unit is not shown', () => {
    const tonnes = en('how many tonnes');
    expect(askedUnit(tonnes)).toBe('t');
    expect(textOf(withConversion(stating(ridge, 'weight_g'), tonnes, ridge, voice('en')))).not.toContain('=');
  });

  test('"how many ounces" of a bottle is what goes in, and nothing where no amount fits', () => {
    expect(textOf(answerByUnit(en('how many oz'), bottle, voice('en')))).toContain('0.75 l');
    expect(answerByUnit(en('how many volts'), bottle, voice('en'))).toBeUndefined();
  });
});

describe('comparisons', () => {
  test.each([
    ['warmest', 'en', 'warm'],
    ['leichtestes', 'de', 'leicht'],
    ['größte', 'de', 'groß'],
    ['bigger', 'en', 'big'],
    ['heavier', 'en', 'heavy'],
    ['größer', 'de', 'groß'],
    ['wärmer', 'de', 'warm'],
    ['groter', 'nl', 'groot'],
  ])('%s (%s) comes from %s', (word, language, base) => {
    expect(baseForms(word, language)).toContain(base);
  });

  test('prices alone when asked for, in any language', () => {
    expect(asksForPrice(en('which one is cheaper?'))).toBe(true);
    expect(asksForPrice(understand('Welche ist günstiger?', 'de'))).toBe(true);
    expect(asksForPrice(en('which one is lighter?'))).toBe(false);
    const lighter = compareProducts(en('which is lighter?'), [ridge, delta], voice('en'));
    expect(textOf(lighter)).toBe('Weight: Ridge Boot – 540 g; Delta Sandal – 310 g.');
  });

  test('a light is no weight where all have the same light', () => {
    const lamp = (id: string, weight_g: number) => view(id, `Lamp ${id}`, { red_light: true, weight_g });
    const lighter = compareProducts(
      en('which one is lighter?'),
      [lamp('A', 84), lamp('B', 120)],
      voice('en'),
    );
    expect(textOf(lighter)).toBe('Weight: Lamp A – 84 g; Lamp B – 120 g.');
  });
});

describe('colours', () => {
  const ask = (text: string) => textOf(answerUnlistedColour(en(text), ridge, voice('en')));

  test('one that is not listed is said so, with those that are', () => {
    expect(ask('and in black?')).toBe(
      'I do not see “black” among the options of this product. Ridge Boot – color: moss and blue.',
    );
    expect(ask('and in blue?')).toBeUndefined();
    expect(ask('and in size 43?')).toBeUndefined();
    expect(answerUnlistedColour(en('in black?'), delta, voice('en'))).toBeUndefined();
  });

  test('a word that names a field, or is gold in another language alone, is no colour asked for', () => {
    const lamp = view('L', 'Gleam Lamp', { color: ['moss'], red_light: true });
    expect(answerUnlistedColour(en('does it have a red light?'), lamp, voice('en'))).toBeUndefined();
    expect(answerUnlistedColour(en('is it slim or wide?'), ridge, voice('en'))).toBeUndefined();
  });
});
