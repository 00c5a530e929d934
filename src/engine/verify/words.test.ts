import { describe, expect, test } from 'vitest';
import { alteredQuote, contradicts, unsupportedCurrencies, unsupportedWords } from './words.ts';

describe('alteredQuote', () => {
  test('words of a source stand as they are, its marks and spaces aside', () => {
    expect(alteredQuote('Free from $75', ['**Free** from\n $75.'])).toEqual([]);
    expect(alteredQuote('Free from $70', ['Free from $75.'])).toEqual([
      { start: 0, end: 13, text: 'Free from $70' },
    ]);
  });

  test('each cell of a row is looked for, and told where it stands', () => {
    const quotes = ['Zone | Price', 'Norway | $9'];
    expect(alteredQuote('Norway – Zone: Norway; $9', quotes)).toEqual([]);
    expect(alteredQuote('Norway – Price: $8; Norway', quotes)).toEqual([{ start: 16, end: 18, text: '$8' }]);
    expect(alteredQuote('$8; $8', quotes)).toEqual([
      { start: 0, end: 2, text: '$8' },
      { start: 4, end: 6, text: '$8' },
    ]);
  });
});

test('words that nobody said are told where they stand', () => {
  expect(unsupportedWords('Magically waterproof', ['attributes.waterproof: true'], 'en')).toEqual([
    { start: 0, end: 9, text: 'Magically' },
  ]);
  expect(unsupportedWords('ridge boot', ['ridgeBoot'], 'en')).toEqual([]);
});

test('a sign of a currency as often as the quotes have it', () => {
  const found = (claim: string, ...quotes: string[]) =>
    unsupportedCurrencies(claim, quotes, 'en').map(({ start, end, text }) => [start, end, text]);
  expect(found('$5 and $6', 'price: 5.00 USD', 'price: 6.00 USD')).toEqual([]);
  expect(found('$5 and $6', 'price: 5.00 USD')).toEqual([[7, 8, '$']]);
  expect(found('costs €5', 'for $5')).toEqual([[6, 7, '€']]);
});

describe('contradicts', () => {
  test.each([
    ['Yes, it is waterproof.', ['attributes.waterproof: true'], false],
    ['No, it is not waterproof.', ['attributes.waterproof: true'], true],
    ['Yes, it is waterproof.', ['attributes.waterproof: false'], true],
    ['No, it is not waterproof.', ['attributes.waterproof: false'], false],
    ['Waterproof.', ['attributes.waterproof: true'], false],
    ['No, it is not waterproof.', ['title: Boot', 'attributes.waterproof: true'], true],
    ['No, it is not waterproof.', ['attributes.waterproof: true', 'attributes.vegan: false'], false],
    ['No, it is not waterproof.', ['attributes.material: oak'], false],
    ['No, it is not waterproof.', [], false],
    ['No, not without lead.', ['attributes.without_lead: true'], false],
  ])('%s beside %j: %s', (claim, quotes, expected) => {
    expect(contradicts(claim, quotes, 'en')).toBe(expected);
  });

  test('a language without sentences of its own says nothing', () => {
    expect(contradicts('No, it is not waterproof.', ['attributes.waterproof: true'], 'xx')).toBe(false);
  });
});
