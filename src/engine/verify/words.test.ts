import { describe, expect, test } from 'vitest';
import { alteredQuote, contradicts, unsupportedCurrencies, unsupportedWords } from './words.ts';

const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);

describe('a quotation', () => {
  test('stands in one of its sources, whatever marks and spaces are between', () => {
    const sources = ['Returns are taken for *30*  days.', 'Shipping is free.'];
    expect(alteredQuote('Shipping is free.', sources)).toEqual([]);
    expect(alteredQuote('taken for 30 days', sources)).toEqual([]);
    expect(alteredQuote('taken for 60 days', sources)).toEqual([
      { start: 0, end: 17, text: 'taken for 60 days' },
    ]);
  });

  test('of a row stands cell by cell; only the altered cell is found, at its place', () => {
    const row = ['Size 42', 'Length 270 mm', 'Width F'];
    expect(alteredQuote('Size 42; Length 270 mm – Width F', row)).toEqual([]);
    expect(alteredQuote('Size 42; Length 280 mm; Width F', row)).toEqual([
      { start: 9, end: 22, text: 'Length 280 mm' },
    ]);
    // The same cell a second time is another place.
    expect(alteredQuote('Width F; Width E; Size 42; Width E', row)).toEqual([
      { start: 9, end: 16, text: 'Width E' },
      { start: 27, end: 34, text: 'Width E' },
    ]);
  });
});

describe('words', () => {
  test('of the quotes may be said, also where they are written together in a name', () => {
    const quotes = ['attributes.heelHeight: low', 'title: Ridge Boot'];
    expect(texts(unsupportedWords('Ridge Boot: heel height low', quotes, 'en'))).toEqual([]);
    expect(unsupportedWords('Ridge Boot magically low', quotes, 'en')).toEqual([
      { start: 11, end: 20, text: 'magically' },
    ]);
  });

  test('in Arabic may have "and" before them, which is no leave for other words', () => {
    const quotes = ['اللون: أحمر'];
    expect(texts(unsupportedWords('وأحمر', quotes, 'ar'))).toEqual([]);
    expect(texts(unsupportedWords('وأزرق', quotes, 'ar'))).toEqual(['وأزرق']);
    // Other first letters are no "and".
    expect(texts(unsupportedWords('zأحمر', quotes, 'ar'))).toHaveLength(1);
    expect(texts(unsupportedWords('xred', ['color: red'], 'en'))).toEqual(['xred']);
  });

  test('for a currency are those that the language writes for its code', () => {
    expect(texts(unsupportedWords('139,00 Kč', ['price: 139.00 CZK'], 'cs'))).toEqual([]);
    expect(texts(unsupportedWords('139,00 Kč', ['price: 139.00'], 'cs'))).toEqual(['Kč']);
  });
});

test('a currency sign may be said as often as quotes are written with it', () => {
  const signs = (claim: string, ...quotes: string[]) => texts(unsupportedCurrencies(claim, quotes, 'en'));
  expect(signs('$1 or €2', 'price: 1.00 USD', 'it costs €2')).toEqual([]);
  expect(signs('$1 or $2', 'price: 1.00 USD')).toEqual(['$']);
  expect(signs('$1 or $2', 'price: 1.00 USD', 'price: 2.00 USD')).toEqual([]);
  // What is allowed once does not take the place of another sign.
  expect(signs('€1 or $2', 'price: 1.00 USD', 'price: 2.00 EUR')).toEqual([]);
  expect(signs('$1, €2 or €3', '$1', 'EUR 2', '$3')).toEqual(['€']);
  expect(unsupportedCurrencies('At £1', [], 'en')).toEqual([{ start: 3, end: 4, text: '£' }]);
});

describe('yes and no', () => {
  const yes = 'attributes.waterproof: true';
  const no = 'attributes.waterproof: false';

  test.each([
    ['No, it is not waterproof.', yes, true],
    ['Yes, it is waterproof.', yes, false],
    ['It is waterproof.', yes, false],
    ['It is not waterproof.', yes, true],
    ['Yes, it is waterproof.', no, true],
    ['No, it is not waterproof.', no, false],
    ['It is not waterproof.', no, false],
    ['Waterproof: no.', yes, true],
    ['Waterproof: yes.', no, true],
    // Both at once say nothing of this field.
    ['Yes and no.', yes, false],
    ['Yes and no.', no, false],
  ])('%j is the contrary of %j: %s', (claim, quote, expected) => {
    expect(contradicts(claim, [quote], 'en')).toBe(expected);
    expect(contradicts(claim, ['title: Boot', quote], 'en')).toBe(expected);
  });

  test.each([
    ['two fields', [no, 'attributes.vegan: false']],
    ['a field and a sentence', [no, 'It dries fast.']],
    ['a field of another kind', ['attributes.color: red']],
    ['none', []],
    ['a name that itself denies', ['attributes.no_lining: true']],
  ])('nothing is judged by %s', (_, quotes) => {
    expect(contradicts('Yes, it is waterproof.', quotes, 'en')).toBe(false);
    expect(contradicts('No, it is not lined.', quotes, 'en')).toBe(false);
  });

  test('a language that the engine does not speak is not judged', () => {
    expect(contradicts('Ja.', [no], 'tlh')).toBe(false);
  });

  test('the name of a field is read by its last part, as words', () => {
    expect(contradicts('Yes.', ['attributes.not.sold: false'], 'en')).toBe(true);
  });
});
