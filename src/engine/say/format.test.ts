import { describe, expect, test } from 'vitest';
import { formatLanguage, formatList, formatMoney, formatNumber, quoteEcho } from './format.ts';

/** Kinds of spaces evened out: which one a locale takes is not ours to fix. */
const spaced = (text: string) => text.replace(/\s/gu, ' ');

describe('numbers and money', () => {
  test.each([
    [1234, 'en', '1234'],
    [12345, 'en', '12,345'],
    [12345.5, 'de', '12.345,5'],
    [0.1, 'fr', '0,1'],
    [540, 'ar', '540'],
    [540, 'hi', '540'],
  ])('%d in %s is %s', (value, locale, wanted) => {
    expect(spaced(formatNumber(value, locale))).toBe(wanted);
  });

  test.each([
    [13900, 'USD', 'en', '$139.00'],
    [13905, 'EUR', 'de', '139,05 €'],
    [500, 'JPY', 'en', '¥500'],
    [1500, 'KWD', 'en', 'KWD 1.500'],
    [0, 'USD', 'en', '$0.00'],
  ])('%d minor units of %s in %s are %s', (amount, currency, locale, wanted) => {
    expect(spaced(formatMoney({ amount, currency }, locale))).toBe(wanted);
  });
});

describe('words', () => {
  test('lists and languages are in the language spoken', () => {
    expect(formatList(['a', 'b', 'c'], 'de')).toBe('a, b und c');
    expect(formatList(['a'], 'en')).toBe('a');
    expect(formatLanguage('en', 'fr')).toBe('anglais');
  });

  test('repeated words stand in the marks of the language and cannot close them', () => {
    expect(quoteEcho('size 42', 'de')).toBe('„size 42“');
    expect(quoteEcho('a”  b\nc“', 'en')).toBe("“a' b c'”");
    expect([...quoteEcho('😀'.repeat(100), 'en')].length).toBe(82);
    expect(quoteEcho('x'.repeat(80), 'en')).toBe(`“${'x'.repeat(80)}”`);
  });
});
