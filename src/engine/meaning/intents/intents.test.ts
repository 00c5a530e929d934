import { describe, expect, test } from 'vitest';
import { intents } from '../../language/concepts/intents.ts';
import { everyPart } from '../../language/pack.ts';
import { intentNames } from './intent-model.ts';
import {
  intentsOf,
  likenessTo,
  ofShop,
  ofThing,
  shareOfIntents,
  speaksOfIntents,
  surelyAbout,
  wordsOfIntents,
} from './intents-of.ts';

/** The intent that a text is most about. */
function likeliest(text: string, language: string): string | undefined {
  const { at, shares } = intentsOf(text, language);
  return intentNames[at[shares.indexOf(Math.max(...shares))] ?? -1];
}

describe('what a text is about', () => {
  test('every language that has lines names every intent once, asked and said', () => {
    for (const [tag, lines] of everyPart('intents')) {
      const parts = lines().split('## ').slice(1);
      expect([tag, parts.map((part) => part.slice(0, part.indexOf('\n')))]).toEqual([
        tag,
        Object.keys(intents),
      ]);
      for (const part of parts)
        expect([tag, part.split('\n')[0], part.includes('\n? '), part.includes('\n= ')]).toEqual([
          tag,
          part.split('\n')[0],
          true,
          true,
        ]);
    }
  });

  test('a word that no line has is strange, whatever its parts are like', () => {
    expect(speaksOfIntents('returns', 'en')).toBe(true);
    expect(speaksOfIntents('plastome', 'en')).toBe(false);
    expect(speaksOfIntents('returns', 'sw')).toBe(false);
  });

  test('messages without the official word are about the matter', () => {
    expect(likeliest('who pays if i post it back to you', 'en')).toBe('return_cost');
    expect(likeliest('kann ich auch sonntags vorbeikommen', 'de')).toBe('opening_sunday');
    expect(likeliest('mon colis est arrivé tout écrasé', 'fr')).toBe('damaged_on_arrival');
  });

  test('a question and a rule that share no word are about the same, across languages too', () => {
    const asked = intentsOf('wer zahlt wenn ich was zurückschick', 'de');
    const rule = intentsOf('Returns cost £3.95, which we take off the refund.', 'en');
    const other = intentsOf('Our store in Leeds opens on Sundays from 11 to 4.', 'en');
    expect(likenessTo(asked)(rule)).toBeGreaterThan(0.4);
    expect(likenessTo(asked)(other)).toBeLessThan(0.1);
    expect(likenessTo(asked)(asked)).toBeCloseTo(1);
  });

  test.each([
    ['can my nan lift it', 'en', 'Gewicht: 1,2 kg', 'de'],
    ['geht die auch in den ofen', 'de', 'Oven safe to 220 °C', 'en'],
    ['il fait beaucoup de bruit ?', 'fr', 'Noise level: 58 dB', 'en'],
  ])('"%s" (%s) is asked of a product, whose data say it: %s', (text, language, said, ofData) => {
    const asked = intentsOf(text, language);
    expect(likenessTo(asked)(intentsOf(said, ofData))).toBeGreaterThan(0.3);
    expect(shareOfIntents(asked, ofThing)).toBeGreaterThan(shareOfIntents(asked, ofShop));
  });

  test('what is surely about some intents shares them alike', () => {
    const { at, shares, clear } = surelyAbout(['thing_price', 'thing_available']);
    expect([at.length, clear, shares[0]! ** 2 + shares[1]! ** 2]).toEqual([2, 1, expect.closeTo(1)]);
    expect(likenessTo(surelyAbout(['thing_price']))(intentsOf('was kostet der', 'de'))).toBeGreaterThan(0.5);
  });

  test('pages have words for it in their own language, likeliest matter first', () => {
    const [first] = wordsOfIntents(intentsOf('who pays if i post it back', 'en'), 'de', 2);
    expect(first!.terms.length).toBeGreaterThan(3);
    expect(first!.terms[0]!.weight).toBe(1);
  });

  test('nothing is known in a language without lines, or of a text without words', () => {
    expect(intentsOf('скільки коштує доставка', 'uk')).toEqual({ at: [], shares: [], clear: 0 });
    expect(intentsOf('42 !', 'en').at).toEqual([]);
    expect(likenessTo(intentsOf('', 'en'))(intentsOf('', 'en'))).toBe(0);
  });
});
